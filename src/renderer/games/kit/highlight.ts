import { Graphics } from 'pixi.js';
import type { Light, Rect } from '../../board/board-types';
import { closedRun, cornersOf, grown, middlesOf, outlineOf } from './outline';
import type { Run, Spot } from './outline';
import { down } from './paint';

/**
 * The colour of each kind of highlight, and the distance of its line from the target. Each kind also has a different
 * shape, so that colour is never the only cue: a plain gilded ring for what can be chosen, a double ring with studs for
 * what is chosen, a ring with corner mounts for what is pointed at, and beads for what a line of the log mentions.
 */
const LIGHTS: Readonly<Record<Light, { colour: number; grow: number }>> = {
  legal: { colour: 0xd8961e, grow: 4 },
  idle: { colour: 0x1d1208, grow: -2 },
  selected: { colour: 0xffffff, grow: 6 },
  focused: { colour: 0x0b4f9e, grow: 8 },
  recalled: { colour: 0x8a1f8f, grow: 7 },
  asked: { colour: 0x8a1f8f, grow: 8 },
};

/** The edges of a ring, which separate it from any ground, such as gold from vellum or white from snow. */
const SHADOW = 0x2a1a0a;
const PEARL = 0xfffbe8;
const GOLD = down(0xffefb4, 0xf0bf4a, 0xc98a1c);

/** The ring around a lesson's target, and the wider line under it. */
const ASKED = { width: 6, under: 0xf0c34e, both: 14 };
/** How far the ring around what a lesson asks for, with the line under it, reaches beyond its target. */
export const RING = { outer: LIGHTS.asked.grow + ASKED.both / 2 };

export const lightColour = (light: Light): number => LIGHTS[light].colour;

/** How a ring differs from the usual one around a piece. */
interface Fit {
  /** The radius of the target's corners. Default: the ring around a piece is nearly round. */
  readonly radius?: number;
  /** How much closer to the target the ring is, if other targets are close. Default: 0. */
  readonly closer?: number;
}

/** The highlight of a target in the style of this kind. */
export function ringOf(rect: Rect, light: Light, { radius, closer = 0 }: Fit = {}): Graphics {
  const grow = LIGHTS[light].grow - (light === 'idle' ? 0 : closer);
  const area = { x: rect.x - grow, y: rect.y - grow, width: rect.width + 2 * grow, height: rect.height + 2 * grow };
  const round = radius === undefined ? 28 : radius + grow;
  // A shade has the corner radius of the card below it.
  return ringAlong(outlineOf(area, light === 'idle' ? 6 : round), light);
}

/** The ring around what a lesson asks for, inside the edge of this area. */
export function ringAlongEdge({ x, y, width, height }: Rect): Graphics {
  const inset = RING.outer - LIGHTS.asked.grow;
  return ringAlong(
    outlineOf({ x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset }, 16),
    'asked',
  );
}

/** A ring along a closed outline. The outline's points must be about seven units apart. */
export function ringAlong(outline: readonly Spot[], light: Light): Graphics {
  const graphics = new Graphics();
  if (light === 'idle') return graphics.poly(outline.flat()).fill({ color: LIGHTS.idle.colour, alpha: 0.32 });
  RINGS[light](graphics, outline, closedRun(outline));
  return graphics;
}

/** Draws a ring along an outline, whose points are also given as one closed run. */
type Ring = (graphics: Graphics, outline: readonly Spot[], runs: readonly Run[]) => void;

const RINGS: Readonly<Record<Exclude<Light, 'idle'>, Ring>> = {
  legal(graphics, _, runs) {
    for (const [width, alpha] of GLOW) along(graphics, runs).stroke({ color: PEARL, width, alpha, cap: 'round' });
    gilded(graphics, runs, 3.2);
  },
  selected(graphics, outline, runs) {
    const outer = closedRun(grown(outline, 7));
    graphics.poly(outline.flat()).fill({ color: PEARL, alpha: 0.08 });
    along(graphics, runs).stroke({ color: SHADOW, width: 9, alpha: 0.92 });
    along(graphics, runs).stroke({ color: LIGHTS.selected.colour, width: 4.5 });
    gilded(graphics, outer, 2.6);
    for (const [x, y] of middlesOf(grown(outline, 7)))
      graphics
        .poly([x - 8, y, x, y - 8, x + 8, y, x, y + 8])
        .fill(GOLD)
        .stroke({ color: SHADOW, width: 2 });
  },
  focused(graphics, outline, runs) {
    const mounts = cornersOf(outline);
    graphics.poly(outline.flat()).fill({ color: PEARL, alpha: 0.16 });
    along(graphics, runs).stroke({ color: SHADOW, width: 5, alpha: 0.9 });
    along(graphics, runs).stroke({ color: PEARL, width: 2.4 });
    along(graphics, mounts).stroke({ color: SHADOW, width: 12.5, cap: 'round', join: 'round' });
    along(graphics, mounts).stroke({ color: PEARL, width: 10, cap: 'round', join: 'round' });
    along(graphics, mounts).stroke({ color: LIGHTS.focused.colour, width: 6.4, cap: 'round', join: 'round' });
  },
  recalled(graphics, outline, runs) {
    const { colour } = LIGHTS.recalled;
    along(graphics, runs).stroke({ color: PEARL, width: 2.4, alpha: 0.9 });
    for (const [x, y] of outline.filter((_, i) => i % 2 === 0)) graphics.circle(x, y, 4);
    graphics.fill(colour).stroke({ color: PEARL, width: 1.8 });
  },
  asked(graphics, _, runs) {
    along(graphics, runs).stroke({ color: ASKED.under, width: ASKED.both });
    along(graphics, runs).stroke({ color: LIGHTS.asked.colour, width: ASKED.width });
  },
};

/** The widths and opacities of the soft glow around what can be chosen. */
const GLOW = [
  [13, 0.14],
  [9, 0.24],
] as const;

/** A gilded line with dark edges. */
function gilded(graphics: Graphics, runs: readonly Run[], width: number): void {
  along(graphics, runs).stroke({ color: SHADOW, width: width + 2.4, alpha: 0.85 });
  along(graphics, runs).stroke({ fill: GOLD, width });
}

function along(graphics: Graphics, runs: readonly Run[]): Graphics {
  for (const { points, closed } of runs) graphics.poly(points.flat(), closed);
  return graphics;
}
