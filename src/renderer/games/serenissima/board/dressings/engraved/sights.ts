import type { Container } from 'pixi.js';
import type { Sight } from '../../scenery';
import { scatter } from '../../../../kit/scatter';
import { dune, mountain, palm, tree } from './nature';
import { caravan, elephant, king, tent } from './people';
import { city, pyramids, ship, whale } from './works';

type Line = readonly [x: number, y: number, toX: number, toY: number, count: number];

/** Mountain ranges, from start to end. */
const RANGES: readonly Line[] = [
  [250, 372, 480, 352, 7],
  [600, 210, 850, 96, 9],
  [960, 300, 1060, 560, 7],
  [1030, 262, 1150, 440, 6],
  [1240, 190, 1420, 300, 7],
  [50, 780, 380, 866, 10],
  [420, 860, 640, 930, 7],
  [1600, 560, 1900, 540, 9],
  [1890, 640, 1850, 900, 6],
  [1900, 140, 1980, 240, 3],
  [90, 470, 240, 420, 4],
];

/** Groves: centre, spread, number of trees. */
const GROVES: readonly (readonly [x: number, y: number, spread: number, count: number])[] = [
  [330, 90, 80, 7],
  [600, 90, 70, 6],
  [400, 210, 70, 5],
  [1000, 100, 80, 7],
  [1240, 110, 90, 7],
  [1400, 200, 70, 5],
  [1640, 190, 60, 4],
  [1300, 380, 50, 4],
  [1700, 470, 60, 4],
];

const PALMS: readonly (readonly [x: number, y: number])[] = [
  [80, 940],
  [110, 950],
  [560, 1000],
  [590, 1012],
  [830, 1130],
  [860, 1142],
  [1380, 1080],
  [1560, 1150],
  [1590, 1160],
  [1700, 1290],
  [1310, 1150],
  [1960, 1040],
  [1930, 1010],
];

const DUNES: readonly (readonly [x: number, y: number])[] = [
  [200, 1000],
  [420, 1080],
  [720, 1130],
  [960, 1120],
  [1140, 1130],
  [1260, 1270],
  [1180, 1290],
  [1560, 1290],
  [620, 980],
  [70, 1060],
];

/** What is drawn in the empty parts of the chart of 1996, the most important first. */
export function sights(): Sight[] {
  const one = (x: number, y: number, wide: number, high: number, draw: () => Container, reach = 70): Sight => ({
    x,
    y,
    wide,
    high,
    draw,
    reach,
  });
  return [
    one(190, 1070, 100, 100, () => king(0x2f6b5c, 0x7a4a2c, false)),
    one(420, 1075, 190, 62, caravan, 90),
    one(940, 1150, 100, 84, elephant),
    one(1240, 1130, 190, 62, caravan, 110),
    one(1590, 1240, 100, 56, pyramids, 90),
    one(1580, 110, 62, 52, () => tent(0x3f6d6a)),
    one(1680, 130, 62, 52, () => tent(0xb0402e), 90),
    one(1350, 90, 64, 64, () => city(true)),
    one(1050, 170, 64, 64, () => city(true)),
    one(330, 170, 64, 64, () => city(true)),
    one(560, 170, 64, 64, () => city(true)),
    one(140, 410, 64, 64, () => city(true), 90),
    one(1800, 600, 64, 64, () => city(false), 90),
    one(1900, 380, 64, 64, () => city(false), 90),
    one(560, 1060, 64, 64, () => city(false), 110),
    one(1780, 1290, 64, 64, () => city(false), 90),
    one(760, 1180, 64, 64, () => city(false), 110),
    one(1150, 1140, 100, 100, () => king(0x8f2f3c, 0xb98456, true), 110),
    one(80, 1040, 62, 52, () => tent(0xc9924a), 110),
    one(1440, 1060, 62, 52, () => tent(0xb0402e), 110),
    { ...one(215, 130, 120, 60, whale, 60), afloat: true },
    { ...one(90, 310, 104, 84, () => ship(0xfaf3df), 60), afloat: true },
    { ...one(1800, 420, 104, 84, () => ship(0xf0dcae), 90), afloat: true },
    ...RANGES.flatMap(range),
    ...PALMS.map(([x, y], i) => ({ ...one(x, y, 30, 44, () => palm(i), 30), group: 90 })),
    ...GROVES.flatMap(grove),
    ...DUNES.map(([x, y], i) => one(x, y, 70, 16, () => dune(i), 60)),
  ];
}

function range([x, y, toX, toY, count]: Line, index: number): Sight[] {
  return Array.from({ length: count }, (_, i) => {
    const [t, salt] = [i / Math.max(1, count - 1), index * 40 + i];
    return {
      x: x + (toX - x) * t + (scatter(salt, 1) - 0.5) * 16,
      y: y + (toY - y) * t + (scatter(salt, 2) - 0.5) * 34,
      wide: 56,
      high: 50,
      group: index,
      reach: 20,
      draw: () => mountain(salt),
    };
  });
}

function grove([x, y, spread, count]: (typeof GROVES)[number], index: number): Sight[] {
  return Array.from({ length: count }, (_, i) => {
    const salt = 600 + index * 40 + i;
    return {
      x: x + (scatter(salt, 1) - 0.5) * 2 * spread,
      y: y + (scatter(salt, 2) - 0.5) * spread,
      wide: 22,
      high: 30,
      group: 100 + index,
      reach: 20,
      draw: () => tree(salt),
    };
  });
}
