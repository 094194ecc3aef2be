import { Container, Graphics } from 'pixi.js';
import { drawn } from '../../../../board/drawn';
import { across, down, glow, mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { HOURS } from './backdrops';
import type { Hour, HourName } from './backdrops';
import type { BattleLook } from './look';
import { HORIZON, PICTURE } from './picture';

/** The depth of the visible sea in battle units. */
const DEEP = PICTURE.bottom - HORIZON;

/** The water under the waves, with small ripples that grow towards the front. */
export function drawSea(light: Hour, look: BattleLook): Graphics {
  const { left, right } = PICTURE;
  const graphics = new Graphics().rect(left, HORIZON, right - left, DEEP + 12);
  graphics.fill(down(...light.sea.map((colour) => look.paint(colour))));
  patches(graphics, light);
  for (const [salt, colour, alpha] of [
    [300, mix(look.paint(light.sea[0]), 0xffffff, 0.3), 0.5],
    [330, mix(light.sea[3], look.line.colour, look.hatched ? 0.7 : 0.2), look.hatched ? 0.45 : 0.35],
  ]) {
    ripples(graphics, salt);
    graphics.fill({ color: colour, alpha });
  }
  return graphics;
}

/** Broad areas of lighter and darker water, as gusts and clouds make them. */
function patches(graphics: Graphics, { sea }: Hour): void {
  const { left, right } = PICTURE;
  for (let i = 0; i < 14; i++) {
    const near = scatter(i, 290);
    const colour = i % 2 === 0 ? mix(sea[0], 0xffffff, 0.2) : sea[3];
    const [x, y] = [left + scatter(i, 291) * (right - left), HORIZON + 6 + near * DEEP];
    graphics.ellipse(x, y, 70 + 110 * near, 4 + 13 * near).fill(
      glow([
        [colour, 0.42],
        [colour, 0.2],
        [colour, 0],
      ]),
    );
  }
}

/** Lens-shaped strokes, at random places but denser and smaller near the horizon. */
function ripples(graphics: Graphics, salt: number): void {
  const { left, right } = PICTURE;
  for (let i = 0; i < 190; i++) {
    const near = scatter(i, salt) ** 1.8;
    const [x, y] = [left + scatter(i, salt + 1) * (right - left), HORIZON + 3 + near * DEEP];
    lens(graphics, x, y, 5 + (6 + 26 * scatter(i, salt + 2)) * (0.3 + near), 0.5 + 1.5 * near);
  }
}

function lens(graphics: Graphics, x: number, y: number, reach: number, thick: number): void {
  graphics.moveTo(x - reach, y).quadraticCurveTo(x, y - thick * 2, x + reach, y);
  graphics.quadraticCurveTo(x, y + thick, x - reach, y).closePath();
}

/** The path of light on the water under the sun or moon. Its two halves twinkle in turn. */
export function createGlitter(hour: HourName, look: BattleLook) {
  const root = new Container({ label: 'glitter' });
  const halves = [0, 1].map((half) => drawn(`glitter ${half} ${hour} ${look.name}`, () => glitter(half, hour, look)));
  root.addChild(...halves);
  return {
    root,
    show(ms: number) {
      halves.forEach((one, i) => {
        one.alpha = 0.72 + 0.28 * Math.sin(ms / 170 + i * Math.PI);
        one.x = HOURS[hour].disc.x + Math.sin(ms / 410 + i * 2) * 2.5;
      });
    },
  };
}

function glitter(half: number, hour: HourName, look: BattleLook): Graphics {
  const { disc, storm } = HOURS[hour];
  const graphics = new Graphics();
  for (let i = half; i < 120; i += 2) {
    const near = scatter(i, 360) ** 1.5;
    const spread = disc.radius * 0.7 + near * 78;
    const side = scatter(i, 361) + scatter(i, 362) - 1;
    lens(
      graphics,
      side * spread * 1.5,
      HORIZON + 2 + near * DEEP * 0.9,
      3 + (4 + 13 * scatter(i, 363)) * (0.4 + near),
      0.7 + 1.3 * near,
    );
  }
  const bright = mix(disc.colour, 0xffffff, 0.35);
  return graphics.fill({ color: look.gilt !== null && !storm ? mix(bright, look.gilt, 0.3) : bright, alpha: 0.85 });
}

/** Darker water and corners in the foreground, so that the eye goes to the fight. */
export function drawForeground({ sea }: Hour): Graphics {
  const { left, top, right, bottom } = PICTURE;
  const dark = mix(sea[3], 0x0a0a14, 0.55);
  const graphics = new Graphics()
    .rect(left, bottom - 58, right - left, 70)
    .fill(down([dark, 0], [dark, 0.25], [dark, 0.72]));
  const [wide, tall] = [110, bottom - top];
  graphics.rect(left, top, wide, tall).fill(across([dark, 0.42], [dark, 0.1], [dark, 0]));
  return graphics.rect(right - wide, top, wide, tall).fill(across([dark, 0], [dark, 0.1], [dark, 0.42]));
}
