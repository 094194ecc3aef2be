import { Graphics } from 'pixi.js';

type Spot = readonly [x: number, y: number];

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
      const points = Array.from<unknown, Spot>({ length: river.length / 2 }, (_, i) => [
        river[2 * i],
        river[2 * i + 1],
      ]);
      const last = points.length - 1;
      // A curve around each point, from the middle of one section to the middle of the next: a river has no corners.
      for (let i = 1; i < last; i++) {
        const from = i === 1 ? points[0] : middle(points[i - 1], points[i]);
        const to = i === last - 1 ? points[last] : middle(points[i], points[i + 1]);
        graphics
          .moveTo(...from)
          .quadraticCurveTo(...points[i], ...to)
          .stroke({ ...pen, width: pen.width * (0.55 + (0.45 * (i + 1)) / last), cap: 'round' });
      }
    }
  }
  return graphics;
}

const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];
