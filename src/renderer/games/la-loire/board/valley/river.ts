import { Container, Graphics } from 'pixi.js';
import { mix } from '../../../kit/paint';
import { scatter } from '../../../kit/scatter';
import { riverAt, RIVER_WIDTH, riverSpace } from '../layout';
import { LAPIS_PALE } from '../palette';
import type { Palette } from '../season-palettes';
import { bankAt, LEFT, RIGHT } from './ground';

/** The Loire: shallows along the banks, the deep channel, sandbanks with willows, and painted lines of current. */
export function drawRiver(paint: Palette): Container {
  return new Container({ children: [bed(paint), currents(paint), sandbanks(paint), reeds(paint)] });
}

function bed({ bank, water, grass, snow }: Palette): Graphics {
  const g = new Graphics();
  const band = (width: number, color: number, alpha = 1, aside = 0) => {
    g.moveTo(LEFT - 20, riverAt(LEFT - 20) + aside);
    for (let x = LEFT; x <= RIGHT + 20; x += 10) g.lineTo(x, riverAt(x) + aside);
    g.stroke({ color, width, alpha, join: 'round' });
  };
  band(RIVER_WIDTH + 22, mix(grass, 0x3f5f2c, 0.4), snow ? 0.25 : 0.5, 2);
  band(RIVER_WIDTH + 10, bank);
  band(RIVER_WIDTH + 2, mix(water[0], bank, 0.5));
  band(RIVER_WIDTH - 6, mix(water[0], 0x8fc0d0, 0.3));
  band(RIVER_WIDTH - 16, water[0]);
  band(RIVER_WIDTH * 0.66, water[1]);
  band(RIVER_WIDTH * 0.36, mix(water[1], 0x7fb0e0, 0.22));
  // The northern bank's shadow on the water.
  band(7, 0x10244f, 0.22, -RIVER_WIDTH / 2 + 5);
  return g;
}

/** Long lines along the current, some of them light. */
function currents({ water }: Palette): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 150; i++) {
    const x = LEFT - 40 + scatter(i, 31) * (RIGHT - LEFT);
    const aside = (scatter(i, 32) - 0.5) * (RIVER_WIDTH - 16);
    const length = 26 + scatter(i, 33) * 84;
    g.moveTo(x, riverAt(x) + aside);
    for (let at = 8; at <= length; at += 8) g.lineTo(x + at, riverAt(x + at) + aside + Math.sin((x + at) / 11) * 1.1);
    const light = i % 5 === 0;
    g.stroke({
      color: light ? 0xf3efe0 : i % 3 === 0 ? mix(water[0], 0x0a1c40, 0.4) : LAPIS_PALE,
      width: light ? 1.2 : 1.6,
      alpha: light ? 0.75 : 0.6,
      cap: 'round',
    });
  }
  return g;
}

/** Positions that leave the channel free for boats and numbers. */
const SANDBANKS = [
  { x: 238, aside: 37, width: 62 },
  { x: 470, aside: -38, width: 84 },
  { x: 742, aside: 38, width: 104 },
  { x: 1010, aside: -39, width: 88 },
  { x: 1248, aside: 37, width: 96 },
  { x: 1560, aside: 30, width: 90 },
] as const;

function sandbanks({ bank, crowns, snow }: Palette): Graphics {
  const g = new Graphics();
  for (const { x, aside, width } of SANDBANKS) {
    const y = riverAt(x) + aside;
    const tilt = (riverAt(x + 20) - riverAt(x - 20)) / 40;
    const blade = (grow: number, thick: number) =>
      g
        .moveTo(x - (width / 2) * grow, y - (width / 2) * grow * tilt)
        .quadraticCurveTo(x, y - thick, x + (width / 2) * grow, y + (width / 2) * grow * tilt)
        .quadraticCurveTo(x, y + thick, x - (width / 2) * grow, y - (width / 2) * grow * tilt)
        .closePath();
    blade(1.14, 14).fill({ color: 0xdfeaf2, alpha: 0.35 });
    blade(1, 10).fill(mix(bank, 0xd9b878, snow ? 0.1 : 0.45));
    blade(0.7, 5).fill({ color: bank, alpha: 0.9 });
    for (let i = 0; i < 4; i++) {
      const at = x + (scatter(i + x, 34) - 0.5) * width * 0.5;
      g.circle(at, y - 4 + (at - x) * tilt, 3 + 2 * scatter(i + x, 35));
    }
    g.fill(snow ? 0xb9b4a4 : mix(crowns[0], 0xb7c98a, 0.5));
  }
  return g;
}

/** Reeds along the banks, except at the first river space. */
function reeds({ grass, snow }: Palette): Graphics {
  const g = new Graphics();
  for (let i = 0; i < 260; i++) {
    const x = LEFT + scatter(i, 36) * (RIGHT - LEFT);
    if (Math.abs(x - riverSpace(0).x) < 40) continue;
    const y = bankAt(x, i % 2 ? 1 : -1) + (i % 2 ? 1 : 4);
    const lean = (scatter(i, 37) - 0.5) * 5;
    g.moveTo(x, y).quadraticCurveTo(x, y - 5, x + lean, y - 7 - 4 * scatter(i, 38));
  }
  return g.stroke({ color: snow ? 0xa8a088 : mix(grass, 0x34502a, 0.55), width: 1.3, alpha: 0.9, cap: 'round' });
}
