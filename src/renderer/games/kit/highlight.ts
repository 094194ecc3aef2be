import { Graphics } from 'pixi.js';
import type { Light, Rect } from '../../board/board-types';

/** The appearance of each kind of highlight. Both colour and shape differ, so that colour is never the only cue. */
const LIGHTS: Readonly<Record<Light, { colour: number; width: number; dashed: boolean; fill: number; grow: number }>> =
  {
    legal: { colour: 0xc07800, width: 3, dashed: true, fill: 0, grow: 4 },
    idle: { colour: 0x1d1208, width: 0, dashed: false, fill: 0.32, grow: -2 },
    selected: { colour: 0xffffff, width: 5, dashed: false, fill: 0.06, grow: 6 },
    focused: { colour: 0x0b4f9e, width: 4, dashed: false, fill: 0.1, grow: 9 },
    recalled: { colour: 0x8a1f8f, width: 4, dashed: true, fill: 0, grow: 8 },
    asked: { colour: 0x8a1f8f, width: 6, dashed: false, fill: 0, grow: 8 },
  };

type Spot = readonly [x: number, y: number];

/** The line on both sides of a solid ring, which separates it from any ground, such as white from snow. */
const SHADOW = 0x2a1a0a;

/** The line under dashes, which separates them from any ground. */
const CASING = 0xfffbe8;
/** The line under the ring around what a lesson asks for, and how much wider than the ring it is. */
const GILT = { colour: 0xf0c34e, width: 8 };
/** How far the ring around what a lesson asks for, with the line under it, reaches beyond its target. */
export const RING = { outer: LIGHTS.asked.grow + (LIGHTS.asked.width + GILT.width) / 2 };

export const lightColour = (light: Light): number => LIGHTS[light].colour;

/**
 * The highlight of a target, in the style that `LIGHTS` gives this kind: a dashed or solid ring, or a shade. A dashed
 * ring has gaps at these areas, as if it passed below them.
 */
export function ringOf(rect: Rect, light: Light, gaps: readonly Rect[] = []): Graphics {
  const { grow } = LIGHTS[light];
  const [x, y] = [rect.x - grow, rect.y - grow];
  const [w, h] = [rect.width + 2 * grow, rect.height + 2 * grow];
  // A shade has the corner radius of the card below it. A ring around a piece is round.
  const radius = Math.min(w, h, light === 'idle' ? 12 : 56) / 2;
  return ringAlong(roundedOutline(x, y, w, h, radius), light, gaps);
}

/** The ring around what a lesson asks for, inside the edge of this area. */
export function ringAlongEdge({ x, y, width, height }: Rect): Graphics {
  const inset = RING.outer - LIGHTS.asked.grow;
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  return ringAlong(roundedOutline(x + inset, y + inset, w, h, 16), 'asked');
}

/** A ring along a closed outline. The outline's points must be about seven units apart. */
export function ringAlong(outline: readonly Spot[], light: Light, gaps: readonly Rect[] = []): Graphics {
  const { colour, width, dashed, fill } = LIGHTS[light];
  const graphics = new Graphics().poly(outline.flat()).fill({ color: colour, alpha: fill });
  if (width === 0) return graphics;
  if (!dashed)
    return graphics
      .poly(outline.flat())
      .stroke(
        light === 'asked'
          ? { color: GILT.colour, width: width + GILT.width }
          : { color: SHADOW, width: width + 5, alpha: 0.9 },
      )
      .poly(outline.flat())
      .stroke({ color: colour, width });
  const sides = freeSides(outline, gaps);
  const draw = (drawn: readonly number[]) => {
    for (const i of drawn) graphics.moveTo(...outline[i]).lineTo(...outline[(i + 1) % outline.length]);
  };
  if (gaps.length > 0) draw(sides);
  else graphics.poly(outline.flat());
  graphics.stroke({ color: CASING, width: width + 4, alpha: 0.95 });
  draw(sides.filter((i) => i % 2 === 0 && i + 1 < outline.length));
  return graphics.stroke({ color: colour, width, cap: 'round' });
}

/** The sides of a closed outline that are outside these areas, by the index of their first point. */
export function freeSides(outline: readonly Spot[], gaps: readonly Rect[]): number[] {
  const isFree = ([x, y]: Spot) =>
    gaps.every((gap) => x < gap.x || y < gap.y || x > gap.x + gap.width || y > gap.y + gap.height);
  return [...outline.keys()].filter((i) => isFree(outline[i]) && isFree(outline[(i + 1) % outline.length]));
}

/** Points along a rounded rectangle, about seven units apart. */
function roundedOutline(x: number, y: number, w: number, h: number, r: number): [number, number][] {
  const points: [number, number][] = [];
  const line = (ax: number, ay: number, bx: number, by: number) => {
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 7));
    for (let i = 0; i < steps; i++) points.push([ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]);
  };
  const arc = (cx: number, cy: number, from: number) => {
    const steps = Math.max(2, Math.round((r * Math.PI) / 2 / 7));
    for (let i = 0; i < steps; i++) {
      const angle = from + (i / steps) * (Math.PI / 2);
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  };
  line(x + r, y, x + w - r, y);
  arc(x + w - r, y + r, -Math.PI / 2);
  line(x + w, y + r, x + w, y + h - r);
  arc(x + w - r, y + h - r, 0);
  line(x + w - r, y + h, x + r, y + h);
  arc(x + r, y + h - r, Math.PI / 2);
  line(x, y + h - r, x, y + r);
  arc(x + r, y + r, Math.PI);
  return points;
}
