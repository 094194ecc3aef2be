import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { down, glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { COASTS, HOURS } from './backdrops';
import type { Backdrop, Hour } from './backdrops';
import { HORIZON, PICTURE } from './picture';
import type { BattleLook } from './look';
import { drawCoast } from './silhouettes';

/** The sky, coast and sea behind a battle. Each drawing is shared by all battles at the same place or hour. */
export function createBackdrop({ coast, hour }: Backdrop, look: BattleLook): Container {
  const light = HOURS[hour];
  const land = drawn(`coast ${coast} ${look.name}`, () => drawCoast(COASTS[coast], look));
  land.y = HORIZON + 2;
  land.tint = light.cast;
  return new Container({
    children: [
      drawn(`sky ${hour} ${look.name}`, () => drawSky(light, look)),
      land,
      drawn(`sea ${hour} ${look.name}`, () => drawSea(light, look)),
    ],
  });
}

function drawSky(light: Hour, look: BattleLook): Graphics {
  const { left, top, right } = PICTURE;
  const graphics = new Graphics().rect(left, top, right - left, HORIZON - top + 8);
  graphics.fill(down(...light.sky.map((colour) => look.paint(colour))));
  if (light.storm) stars(graphics, look);
  drawDisc(graphics, light, look);
  for (const [x, y, size] of light.storm ? STORM_CLOUDS : CLOUDS) cloud(graphics, x, y, size, light, look);
  if (look.hatched) penStrokes(graphics, light, look);
  else cracks(graphics, look);
  return graphics;
}

function drawDisc(graphics: Graphics, { disc, storm }: Hour, look: BattleLook): void {
  const { x, height, radius, colour } = disc;
  const y = HORIZON - height;
  const halo = glow([
    [mix(colour, 0xffffff, 0.4), storm ? 0.4 : 0.95],
    [colour, storm ? 0.12 : 0.35],
    [colour, 0],
  ]);
  graphics.circle(x, y, radius * 4.2).fill(halo);
  const rays = look.gilt ?? look.line.colour;
  if (!storm) {
    for (let i = 0; i < 40; i++) {
      const [angle, long] = [(i * Math.PI) / 20, i % 2 === 0 ? 4.6 : 2.9];
      graphics.moveTo(x + Math.cos(angle) * radius * 1.25, y + Math.sin(angle) * radius * 1.25);
      graphics.lineTo(x + Math.cos(angle) * radius * long, y + Math.sin(angle) * radius * long);
    }
    graphics.stroke({ color: rays, width: look.gilt === null ? 0.9 : 1.8, alpha: look.gilt === null ? 0.28 : 0.55 });
  }
  graphics
    .circle(x, y, radius)
    .fill(look.paint(colour))
    .stroke({ color: rays, width: look.line.width + 0.4, alpha: 0.75 });
}

const CLOUDS = [
  [-104, -166, 1],
  [176, -118, 0.7],
  [20, -184, 0.75],
  [-240, -110, 0.8],
] as const;
const STORM_CLOUDS = [
  [-210, -178, 1.9],
  [-40, -186, 1.6],
  [150, -182, 1.9],
  [300, -150, 1.3],
  [-320, -136, 1.2],
] as const;

function cloud(graphics: Graphics, x: number, y: number, size: number, { clouds }: Hour, look: BattleLook): void {
  const colour = look.paint(clouds);
  for (const [dx, dy, rx, ry] of [
    [-34, 2, 32, 9],
    [0, -5, 42, 15],
    [38, 3, 34, 9],
  ])
    graphics.ellipse(x + dx * size, y + dy * size, rx * size, ry * size).fill({ color: colour, alpha: 0.62 });
  graphics
    .ellipse(x, y + 7 * size, 66 * size, 5 * size)
    .fill({ color: mix(colour, look.line.colour, 0.4), alpha: 0.25 });
  if (!look.hatched) return;
  graphics
    .moveTo(x - 66 * size, y + 4 * size)
    .quadraticCurveTo(x - 50 * size, y - 12 * size, x - 28 * size, y - 7 * size)
    .quadraticCurveTo(x, y - 30 * size, x + 30 * size, y - 8 * size)
    .quadraticCurveTo(x + 56 * size, y - 12 * size, x + 70 * size, y + 4 * size)
    .stroke({ color: look.line.colour, width: 1, alpha: 0.5 });
}

function stars(graphics: Graphics, look: BattleLook): void {
  const { left, top, right } = PICTURE;
  for (let i = 0; i < 40; i++) {
    const [x, y] = [left + scatter(i, 51) * (right - left), top + scatter(i, 52) * 120];
    graphics.circle(x, y, 0.8 + scatter(i, 53));
  }
  graphics.fill({ color: look.gilt ?? 0xf4ead0, alpha: 0.8 });
}

/** Horizontal pen strokes that darken the sky towards the top. */
function penStrokes(graphics: Graphics, { storm }: Hour, look: BattleLook): void {
  const { left, top, right } = PICTURE;
  for (let row = 0; row < 15; row++) {
    const y = top + 5 + row * (5 + row * 0.28);
    for (let i = 0; i < 9 - row / 2; i++) {
      const x = left + scatter(i, row + 60) * (right - left);
      graphics.moveTo(x, y).lineTo(x + 40 + 90 * scatter(i, row + 80), y + 1);
    }
  }
  graphics.stroke({ color: look.line.colour, width: 0.9, alpha: storm ? 0.5 : 0.22 });
}

/** Fine cracks in the plaster. */
function cracks(graphics: Graphics, look: BattleLook): void {
  for (let i = 0; i < 5; i++) {
    let [x, y] = [PICTURE.left + scatter(i, 31) * 736, PICTURE.top];
    graphics.moveTo(x, y);
    for (let step = 0; step < 7; step++) {
      x += (scatter(i * 7 + step, 32) - 0.5) * 46;
      y += 10 + 16 * scatter(i * 7 + step, 33);
      graphics.lineTo(x, Math.min(y, HORIZON));
    }
  }
  graphics.stroke({ color: look.line.colour, width: 0.8, alpha: 0.3 });
}

function drawSea(light: Hour, look: BattleLook): Graphics {
  const { left, right, bottom } = PICTURE;
  const graphics = new Graphics().rect(left, HORIZON, right - left, bottom - HORIZON + 12);
  graphics.fill(down(...light.sea.map((colour) => look.paint(colour))));
  graphics.moveTo(left, HORIZON).lineTo(right, HORIZON);
  graphics.stroke({ color: look.line.colour, width: look.line.width, alpha: 0.5 });
  if (look.gilt === null) ripples(graphics, look);
  else scales(graphics, look.gilt);
  const { x, colour, radius } = light.disc;
  for (let i = 0; i < 9; i++) {
    const width = radius * 2.6 - i * 5;
    graphics.ellipse(x + Math.sin(i * 2.3) * 10, HORIZON + 5 + i * 7, Math.max(8, width / 2), 1.6);
  }
  return graphics.fill({ color: colour, alpha: light.storm ? 0.3 : 0.55 });
}

/** Short pen strokes, as engravers draw water. */
function ripples(graphics: Graphics, { line }: BattleLook): void {
  const { left, right } = PICTURE;
  for (let row = 0; row < 11; row++) {
    for (let i = 0; i < 16; i++) {
      const [x, y] = [left + scatter(i, row + 110) * (right - left), HORIZON + 6 + row * (6 + row * 0.5)];
      graphics.moveTo(x, y).lineTo(x + 10 + 24 * scatter(i, row + 130), y);
    }
  }
  graphics.stroke({ color: line.colour, width: 0.9, alpha: 0.34 });
}

/** Gilded scales, larger towards the front. */
function scales(graphics: Graphics, color: number): void {
  const { left, right } = PICTURE;
  for (let row = 0, y = HORIZON + 12; row < 9; row++, y += 9 + row * 1.6) {
    const reach = 13 + row * 3;
    for (let x = left + (row % 2) * reach; x < right; x += reach * 2)
      graphics
        .moveTo(x - reach, y)
        .bezierCurveTo(x - reach * 0.7, y - reach * 0.6, x + reach * 0.7, y - reach * 0.6, x + reach, y);
  }
  graphics.stroke({ color, width: 1.2, alpha: 0.5, cap: 'round' });
}
