import { Graphics } from 'pixi.js';
import { down, glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { HOURS } from './backdrops';
import type { Hour, HourName } from './backdrops';
import { drawClouds } from './clouds';
import type { BattleLook } from './look';
import { HORIZON, PICTURE } from './picture';

export function drawSky(hour: HourName, look: BattleLook): Graphics {
  const { left, top, right } = PICTURE;
  const light = HOURS[hour];
  const [wide, tall] = [right - left, HORIZON - top + 8];
  const graphics = new Graphics().rect(left, top, wide, tall);
  graphics.fill(down(...light.sky.map((colour) => look.paint(colour))));
  glare(graphics, light);
  if (light.storm) stars(graphics, look);
  if (look.hatched) penStrokes(graphics, light, look);
  drawDisc(graphics, light, look);
  drawClouds(graphics, hour, look);
  if (!look.hatched) cracks(graphics, look);
  const edge = mix(light.sky[0], 0x140c18, 0.6);
  graphics.rect(left, top, wide, tall * 0.5).fill(down([edge, light.storm ? 0.5 : 0.3], [edge, 0]));
  return graphics;
}

/** The brighter part of the sky around the sun or moon, also low over the horizon. */
function glare(graphics: Graphics, { disc, storm }: Hour): void {
  const y = HORIZON - disc.height;
  const soft = glow([
    [mix(disc.colour, 0xffffff, 0.3), storm ? 0.5 : 0.8],
    [disc.colour, storm ? 0.2 : 0.36],
    [disc.colour, 0],
  ]);
  graphics.ellipse(disc.x, Math.min(y, HORIZON - 4), 330, 150).fill(soft);
}

/** The mist on the horizon, which makes the coast look distant. */
export function drawHaze({ sky, disc, storm }: Hour, look: BattleLook): Graphics {
  const { left, right } = PICTURE;
  const colour = look.paint(mix(sky[3], disc.colour, 0.35));
  const most = storm ? 0.4 : 0.7;
  return new Graphics()
    .rect(left, HORIZON - 34, right - left, 37)
    .fill(down([colour, 0], [colour, most * 0.4], [colour, most]))
    .rect(left, HORIZON + 3, right - left, 26)
    .fill(down([colour, most], [colour, most * 0.3], [colour, 0]));
}

function drawDisc(graphics: Graphics, { disc, storm }: Hour, look: BattleLook): void {
  const { x, height, radius, colour } = disc;
  const y = HORIZON - height;
  const rays = look.gilt ?? look.line.colour;
  if (!storm) {
    for (let i = 0; i < 44; i++) {
      const [angle, long] = [(i * Math.PI) / 22 + 0.03 * scatter(i, 54), 2.2 + 3.2 * scatter(i, 55)];
      const half = look.gilt === null ? 0.008 : 0.016;
      graphics.poly([
        ...[x + Math.cos(angle) * radius * 1.3, y + Math.sin(angle) * radius * 1.3],
        ...[x + Math.cos(angle - half) * radius * long, y + Math.sin(angle - half) * radius * long],
        ...[x + Math.cos(angle + half) * radius * long, y + Math.sin(angle + half) * radius * long],
      ]);
    }
    graphics.fill({ color: rays, alpha: look.gilt === null ? 0.3 : 0.42 });
  }
  graphics.circle(x, y, radius * 1.7).fill(
    glow([
      [mix(colour, 0xffffff, 0.6), 0.9],
      [colour, 0.3],
      [colour, 0],
    ]),
  );
  graphics
    .circle(x, y, radius)
    .fill(glow([mix(colour, 0xffffff, 0.7), look.paint(colour)]))
    .stroke({ color: rays, width: look.line.width, alpha: 0.6 });
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
  for (let row = 0; row < 24; row++) {
    const y = top + 4 + row * (3.4 + row * 0.16);
    for (let i = 0; i < 14 - row / 2; i++) {
      const x = left + scatter(i, row + 60) * (right - left);
      graphics.moveTo(x, y).lineTo(x + 30 + 80 * scatter(i, row + 80), y + 0.6);
    }
  }
  graphics.stroke({ color: look.line.colour, width: 0.8, alpha: storm ? 0.5 : 0.2 });
}

/** Fine cracks in the plaster. */
function cracks(graphics: Graphics, look: BattleLook): void {
  for (let i = 0; i < 5; i++) {
    let [x, y] = [PICTURE.left + scatter(i, 31) * 736, PICTURE.top];
    graphics.moveTo(x, y);
    for (let step = 0; step < 7; step++) {
      x += (scatter(i * 7 + step, 32) - 0.5) * 30;
      y += 10 + 16 * scatter(i * 7 + step, 33);
      graphics.lineTo(x, Math.min(y, HORIZON));
    }
  }
  graphics.stroke({ color: look.line.colour, width: 0.6, alpha: 0.13 });
}
