import type { Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { INK, LEAF_GOLD, SLATE, THATCH, TILES } from '../palette';
import type { Palette } from '../season-palettes';
import { SNOW, snowOnRoof } from '../snow-caps';

/** A part of a village. Draws itself with its base at y = 0, which is just above the road. */
export type Part = (g: Graphics, season: Palette) => void;

export const LINE = { color: INK, width: 1.5, join: 'round' } as const;
export const THIN = { color: INK, width: 0.9, join: 'round', alpha: 0.85 } as const;

export const STONE = 0xf3e9d2;
export const SHADE = 0xc3ad82;
export const ROCK = 0xd9c69c;
const WINDOW = 0x3a3350;

const ROOFS = { slate: SLATE, tiles: TILES, thatch: THATCH, lead: 0x7f8fa6, stone: SHADE } as const;
export type Roof = keyof typeof ROOFS;

/** What a roof is covered with. */
interface Cover {
  readonly colour: number;
  readonly snow: boolean;
}

/** A roof's cover; in winter, its colour is frosted below a snow cap. */
export const coverOf = (roof: Roof, { snow }: Palette): Cover => ({
  colour: snow ? mix(ROOFS[roof], SNOW, 0.2) : ROOFS[roof],
  snow,
});

/** A wall with its shaded right side. */
export function block(g: Graphics, x: number, y: number, width: number, height: number, colour = STONE): void {
  g.rect(x, y - height, width, height)
    .fill(colour)
    .stroke(LINE)
    .rect(x + width * 0.6, y - height + 0.8, width * 0.4 - 0.8, height - 1.4)
    .fill({ color: SHADE, alpha: 0.62 });
}

/**
 * A roof with its shaded right side, over a wall whose top is at `y`. `ridge` is the ridge's length as a share of
 * `width`.
 */
export function roofOver(
  g: Graphics,
  x: number,
  y: number,
  width: number,
  height: number,
  { colour, snow }: Cover,
  ridge = 0.6,
): void {
  const [left, right, eaves] = [x + (width * (1 - ridge)) / 2, x + (width * (1 + ridge)) / 2, 2.4];
  g.poly([x - eaves, y, left, y - height, right, y - height, x + width + eaves, y])
    .fill(colour)
    .stroke(LINE)
    .poly([x + width * 0.6, y - 0.8, (left + 2 * right) / 3, y - height + 0.8, right, y - height + 0.8, right, y - 0.8])
    .poly([right, y - height + 0.8, x + width + eaves - 1, y - 0.8, right, y - 0.8])
    .fill({ color: INK, alpha: 0.17 });
  if (height > 19) slates(g, x, y, width, height, ridge);
  if (snow) snowOnRoof(g, x - eaves, y, width + 2 * eaves, height, (width * ridge) / (width + 2 * eaves));
}

/** Courses of slates on a large roof. */
function slates(g: Graphics, x: number, y: number, width: number, height: number, ridge: number): void {
  for (let up = 5; up < height - 2; up += 5) {
    const inset = (width * (1 - ridge) * up) / height / 2 + 1;
    g.moveTo(x + inset, y - up).lineTo(x + width - inset, y - up);
  }
  g.stroke({ color: 0xffffff, width: 0.8, alpha: 0.22 });
}

/** A pointed roof with a gilded ball; (x, y) is the middle of its eaves. */
export function spike(g: Graphics, x: number, y: number, width: number, height: number, cover: Cover): void {
  const half = width / 2 + 2.2;
  g.poly([x - half, y, x, y - height, x + half, y])
    .fill(cover.colour)
    .stroke(LINE)
    .poly([x + 1, y - 0.8, x, y - height + 2, x + half - 1.6, y - 0.8])
    .fill({ color: INK, alpha: 0.2 });
  if (cover.snow) snowOnRoof(g, x - half, y, 2 * half, height, 0);
  g.circle(x, y - height, 1.5).fill(LEAF_GOLD);
}

/** Rows of small windows in an area. */
export function windows(
  g: Graphics,
  x: number,
  y: number,
  width: number,
  columns: number,
  rows: number,
  size = 3,
): void {
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++)
      g.rect(x + (width * (i + 0.5)) / columns - size / 2, y + row * size * 2.5, size, size * 1.5);
  g.fill(WINDOW);
}

/** An arched opening; (x, y) is the middle of its threshold. */
export function opening(g: Graphics, x: number, y: number, width: number, height: number, colour = WINDOW): void {
  g.moveTo(x - width / 2, y)
    .lineTo(x - width / 2, y - height + width / 2)
    .arc(x, y - height + width / 2, width / 2, Math.PI, 0)
    .lineTo(x + width / 2, y)
    .closePath()
    .fill(colour);
}

/** Battlements on top of a wall whose top is at `y`. */
export function battlements(g: Graphics, x: number, y: number, width: number, snow: boolean): void {
  const count = Math.max(2, Math.round(width / 7));
  const step = width / (2 * count - 1);
  for (let i = 0; i < count; i++) g.rect(x + 2 * i * step, y - 3.2, step, 3.6);
  g.fill(STONE).stroke(THIN);
  if (!snow) return;
  for (let i = 0; i < count; i++) g.roundRect(x + 2 * i * step - 0.6, y - 4.4, step + 1.2, 2.6, 1.2);
  for (let i = 1; i < count; i++) g.roundRect(x + (2 * i - 1) * step - 0.6, y - 0.8, step + 1.2, 1.8, 0.9);
  g.fill(SNOW);
}
