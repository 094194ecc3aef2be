import type { Graphics } from 'pixi.js';
import { glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { HOURS } from './backdrops';
import type { HourName } from './backdrops';
import { lightOf } from './light';
import type { BattleLook } from './look';

/** A cloud bank: the middle of its base, its width and its height. */
type Bank = readonly [x: number, y: number, width: number, height: number];

const BANKS: Readonly<Record<HourName, readonly Bank[]>> = {
  morning: [
    [-318, -128, 150, 26],
    [-60, -176, 170, 20],
    [-96, -96, 120, 15],
    [330, -104, 130, 30],
    [30, -128, 90, 12],
  ],
  noon: [
    [-330, -84, 190, 70],
    [70, -78, 150, 58],
    [-10, -158, 120, 26],
    [340, -112, 180, 60],
    [10, -72, 80, 20],
  ],
  evening: [
    [-340, -96, 190, 26],
    [60, -150, 230, 30],
    [20, -108, 150, 14],
    [330, -120, 180, 46],
    [110, -74, 110, 12],
  ],
  night: [
    [-310, -134, 280, 62],
    [-100, -150, 240, 52],
    [300, -120, 250, 70],
    [150, -156, 200, 40],
    [-30, -88, 150, 22],
    [-230, -78, 170, 26],
  ],
};

interface Lobe {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Draws an hour's clouds. Each is a heap of lobes that are lit from the sun or moon and shaded below. */
export function drawClouds(graphics: Graphics, hour: HourName, look: BattleLook): void {
  const { clouds, sky, disc } = HOURS[hour];
  const { side, shade } = lightOf(hour);
  const lit = mix(look.paint(clouds), disc.colour, hour === 'night' ? 0.24 : 0.45);
  const dark = mix(look.paint(mix(sky[1], clouds, 0.3)), shade, hour === 'night' ? 0.3 : 0.16);
  BANKS[hour].forEach((bank, i) => {
    const lobes = heap(bank, i);
    if (look.hatched) inkCloud(graphics, lobes, bank, { lit, dark, side, look });
    else paintedCloud(graphics, lobes, bank, { lit, dark, side });
  });
}

/** The lobes of a bank, highest near its middle. */
function heap([x, y, width, height]: Bank, salt: number): Lobe[] {
  const count = Math.max(7, Math.round(width / 13));
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count) * 2 - 1;
    const dome = Math.sqrt(1 - along * along) * (0.55 + 0.45 * scatter(i, salt + 200));
    const r = Math.max(4, height * (0.24 + 0.2 * scatter(i, salt + 210)) * (0.5 + dome / 2));
    return { x: x + (along * width) / 2, y: y - dome * height * 0.7, r };
  }).sort((a, b) => a.y - b.y);
}

/** Soft lobes, each a small sphere, over a flat shaded base. */
function paintedCloud(
  graphics: Graphics,
  lobes: readonly Lobe[],
  [x, y, width, height]: Bank,
  { lit, dark, side }: { lit: number; dark: number; side: number },
): void {
  const sphere = glow([lit, [mix(lit, dark, 0.3), 0.96], [dark, 0.55], [dark, 0]], { x: 0.5 + side * 0.16, y: 0.32 });
  graphics.ellipse(x, y - height * 0.1, width * 0.56, height * 0.3 + 4).fill(
    glow([
      [dark, 0.75],
      [dark, 0.4],
      [dark, 0],
    ]),
  );
  for (const { x: cx, y: cy, r } of lobes) graphics.ellipse(cx, cy, r * 2, r * 1.5).fill(sphere);
}

/** A wash with curled pen outlines, hatched on the side away from the light. */
function inkCloud(
  graphics: Graphics,
  lobes: readonly Lobe[],
  [x, y, width]: Bank,
  { lit, dark, side, look }: { lit: number; dark: number; side: number; look: BattleLook },
): void {
  for (const { x: cx, y: cy, r } of lobes) graphics.ellipse(cx, cy, r * 1.5, r * 1.15);
  graphics.fill({ color: dark, alpha: 0.9 });
  for (const { x: cx, y: cy, r } of lobes) {
    graphics.ellipse(cx + side * r * 0.22, cy - r * 0.2, r * 1.22, r * 0.86);
    graphics.fill({ color: mix(lit, dark, 0.12), alpha: 0.9 });
  }
  for (const { x: cx, y: cy, r } of lobes) {
    graphics
      .moveTo(cx - r * 1.45, cy - r * 0.1)
      .bezierCurveTo(cx - r, cy - r * 1.5, cx + r, cy - r * 1.5, cx + r * 1.4, cy - r * 0.2);
    if (r > 7) graphics.moveTo(cx + r * 0.2, cy).quadraticCurveTo(cx + r, cy - r * 0.7, cx + r * 0.3, cy - r * 0.75);
  }
  graphics.stroke({ color: look.line.colour, width: 1, alpha: 0.5, cap: 'round' });
  const strokes = Math.round(width / 6);
  for (let i = 0; i < strokes; i++) {
    const part = i / strokes - 0.5;
    const long = 7 + 9 * scatter(i, 231);
    const sx = x + part * width;
    graphics.moveTo(sx - side * long, y + 1 + 3 * scatter(i, 232)).lineTo(sx, y - 5 - 4 * scatter(i, 233));
  }
  graphics.stroke({ color: look.line.colour, width: 0.9, alpha: 0.45, cap: 'round' });
}
