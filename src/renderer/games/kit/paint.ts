import { Color, FillGradient, Graphics } from 'pixi.js';

/** Cached by stops, because battles create gradients often. */
const made = new Map<string, FillGradient>();

type Stop = number | readonly [colour: number, alpha: number];

/** A vertical gradient, from the top of a shape to the bottom. */
export function down(...stops: Stop[]): FillGradient {
  return linear({ x: 0, y: 1 }, stops);
}

/** A horizontal gradient, from left to right. */
export function across(...stops: Stop[]): FillGradient {
  return linear({ x: 1, y: 0 }, stops);
}

/** A diagonal gradient, from the upper left of a shape to the lower right. */
export function slant(...stops: Stop[]): FillGradient {
  return linear({ x: 1, y: 1 }, stops);
}

/** A radial gradient from the shape's centre, or from a point given as fractions of its size. */
export function glow(stops: Stop[], centre = { x: 0.5, y: 0.5 }): FillGradient {
  return kept(`glow ${centre.x} ${centre.y}`, stops, (colorStops) => {
    const radius = 0.5 + Math.max(Math.abs(centre.x - 0.5), Math.abs(centre.y - 0.5));
    return new FillGradient({
      type: 'radial',
      center: centre,
      innerRadius: 0,
      outerCenter: centre,
      outerRadius: radius,
      colorStops,
    });
  });
}

/** The soft shadow of the shape that `trace` draws, `drop` units below it. */
export function softShadow(trace: (graphics: Graphics) => Graphics, drop: number): Graphics {
  const shadow = trace(new Graphics()).fill({ color: 0x2a1a0a, alpha: 0.2 });
  for (const part of [1.8, 1.2, 0.6])
    trace(shadow).stroke({ color: 0x2a1a0a, width: part * drop, alpha: 0.11, join: 'round' });
  shadow.position.set(drop * 0.5, drop);
  return shadow;
}

/** A colour between two others; `part` is from 0 to 1. */
export function mix(from: number, to: number, part: number): number {
  if (part === 0) return from;
  return channel(from, to, part, 16) | channel(from, to, part, 8) | channel(from, to, part, 0);
}

function channel(from: number, to: number, part: number, shift: number): number {
  const a = (from >> shift) & 255;
  return ((a + (((to >> shift) & 255) - a) * part + 0.5) | 0) << shift;
}

function linear(end: { x: number; y: number }, stops: Stop[]): FillGradient {
  return kept(`line ${end.x} ${end.y}`, stops, (colorStops) => {
    return new FillGradient({ type: 'linear', start: { x: 0, y: 0 }, end, colorStops });
  });
}

function kept(
  kind: string,
  stops: Stop[],
  make: (colorStops: { offset: number; color: Color }[]) => FillGradient,
): FillGradient {
  const key = `${kind} ${stops.join(' ')}`;
  const known = made.get(key);
  if (known) return known;
  const colorStops = stops.map((stop, i) => {
    const [colour, alpha] = typeof stop === 'number' ? [stop, 1] : stop;
    return { offset: i / (stops.length - 1), color: new Color(colour).setAlpha(alpha) };
  });
  const gradient = make(colorStops);
  made.set(key, gradient);
  return gradient;
}
