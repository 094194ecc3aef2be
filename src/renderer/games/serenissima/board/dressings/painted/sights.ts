import type { Container } from 'pixi.js';
import type { Sight } from '../../scenery';
import { scatter } from '../../../../kit/scatter';
import { cypress, peak, sands, wood } from './nature';
import { carrack, dolphin, town } from './works';

/** Mountain ranges: start, end, number of peaks. */
const RANGES: readonly (readonly [x: number, y: number, toX: number, toY: number, count: number])[] = [
  [300, 340, 470, 352, 5],
  [620, 200, 880, 90, 9],
  [900, 320, 1040, 540, 6],
  [1010, 270, 1180, 460, 6],
  [1200, 210, 1400, 320, 7],
  [60, 800, 360, 870, 9],
  [440, 880, 640, 930, 7],
  [1640, 600, 1900, 560, 8],
  [1560, 470, 1720, 440, 5],
  [1880, 860, 1900, 1000, 4],
  [60, 620, 150, 650, 3],
  [1880, 140, 1970, 260, 4],
];

/** Woods in the north, cypresses along the sea, sands in the south. */
const WOODS: readonly (readonly [x: number, y: number])[] = [
  [320, 80],
  [380, 200],
  [560, 110],
  [620, 80],
  [960, 110],
  [1010, 90],
  [1240, 120],
  [1300, 90],
  [1380, 180],
  [1460, 220],
  [1620, 120],
  [1680, 170],
  [1780, 120],
  [280, 190],
];
const CYPRESSES: readonly (readonly [x: number, y: number])[] = [
  [120, 450],
  [140, 455],
  [560, 330],
  [920, 420],
  [1160, 500],
  [1760, 480],
  [1790, 484],
  [1930, 760],
  [1920, 1060],
  [1600, 1080],
];
const SANDS: readonly (readonly [x: number, y: number])[] = [
  [150, 1010],
  [300, 1070],
  [520, 1040],
  [620, 1080],
  [760, 1150],
  [860, 1180],
  [960, 1130],
  [1180, 1140],
  [1260, 1120],
  [1200, 1290],
  [1290, 1270],
  [1560, 1160],
  [1600, 1280],
  [1760, 1270],
  [1960, 1080],
  [80, 960],
];

/** What is painted in the empty parts of the mural of 2012, the most important first. */
export function sights(): Sight[] {
  const one = (x: number, y: number, wide: number, high: number, draw: () => Container, reach = 80): Sight => ({
    x,
    y,
    wide,
    high,
    draw,
    reach,
  });
  return [
    one(370, 250, 84, 76, () => town(0xb4532f, false)),
    one(1060, 170, 84, 76, () => town(0xb4532f, false)),
    one(1500, 150, 84, 76, () => town(0x4f7f86, true)),
    one(1840, 440, 84, 76, () => town(0x4f7f86, true)),
    one(220, 1040, 84, 76, () => town(0x6d8f4a, true), 110),
    one(1000, 1120, 84, 76, () => town(0x6d8f4a, true), 110),
    one(1620, 1180, 84, 76, () => town(0x4f7f86, true), 110),
    one(130, 420, 84, 76, () => town(0xb4532f, false), 110),
    { ...one(110, 230, 124, 92, () => carrack(0x9e1b32), 70), afloat: true },
    { ...one(230, 130, 110, 56, dolphin, 90), afloat: true },
    { ...one(1820, 400, 124, 92, () => carrack(0xd9a22f), 110), afloat: true },
    ...RANGES.flatMap(range),
    ...WOODS.map(([x, y], i) => ({ ...one(x, y, 56, 32, () => wood(i), 50), group: 90 })),
    ...CYPRESSES.map(([x, y], i) => ({ ...one(x, y, 20, 44, () => cypress(i), 40), group: 91 })),
    ...SANDS.map(([x, y], i) => ({ ...one(x, y, 84, 20, () => sands(i), 50), group: 92 })),
  ];
}

function range([x, y, toX, toY, count]: (typeof RANGES)[number], index: number): Sight[] {
  return Array.from({ length: count }, (_, i) => {
    const [t, salt] = [i / (count - 1), index * 40 + i];
    return {
      x: x + (toX - x) * t + (scatter(salt, 1) - 0.5) * 24,
      y: y + (toY - y) * t + (scatter(salt, 2) - 0.5) * 40,
      wide: 70,
      high: 52,
      group: index,
      reach: 20,
      draw: () => peak(salt),
    };
  });
}
