import { Graphics } from 'pixi.js';

/** Rivers from source to mouth: Nile with an arm of its delta, Danube, Rhône, Ebro, Po, Dniester, Euphrates. */
const RIVERS: readonly (readonly number[])[] = [
  [1600, 1340, 1622, 1290, 1600, 1230, 1640, 1180, 1622, 1120, 1660, 1060, 1640, 1006],
  [1640, 1100, 1700, 1060, 1716, 1010],
  [930, 60, 1010, 130, 1100, 110, 1160, 200, 1270, 230, 1340, 300, 1430, 320, 1510, 330],
  [610, 60, 570, 130, 580, 200, 540, 280, 556, 352],
  [170, 330, 240, 400, 300, 440, 330, 470],
  [640, 250, 740, 262, 800, 280, 850, 268],
  [1420, 60, 1470, 120, 1500, 180, 1560, 240],
  [1990, 560, 1960, 620, 1985, 700, 1960, 780],
];

/** The rivers as lines with these pens, one over the other. Each tapers towards its source. */
export function rivers(
  pens: readonly { readonly color: number; readonly width: number; readonly alpha: number }[],
): Graphics {
  const graphics = new Graphics();
  for (const pen of pens) {
    for (const river of RIVERS) {
      const count = river.length / 2 - 1;
      for (let i = 0; i < count; i++) {
        const [ax, ay, bx, by] = river.slice(2 * i, 2 * i + 4);
        const bend = ((i % 2) * 2 - 1) * 0.16;
        const [cx, cy] = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend];
        graphics
          .moveTo(ax, ay)
          .quadraticCurveTo(cx, cy, bx, by)
          .stroke({ ...pen, width: pen.width * (0.55 + (0.45 * (i + 1)) / count), cap: 'round' });
      }
    }
  }
  return graphics;
}
