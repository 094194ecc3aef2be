import type { Sight } from '../../scenery';
import { scatter } from '../../../../kit/scatter';
import { rangeOf, sight } from '../sights';
import type { Line } from '../sights';
import { dune, mountain, palm, tree } from './nature';
import { caravan, elephant, king, tent } from './people';
import { city, pyramids, ship, whale } from './works';

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

const CARAVAN = { wide: 190, high: 62, draw: caravan };
const CITY_WITH_SPIRES = { wide: 64, high: 64, draw: () => city(true) };
const CITY_WITH_DOMES = { wide: 64, high: 64, draw: () => city(false) };
const tentIn = (colour: number) => ({ wide: 62, high: 52, draw: () => tent(colour) });
const shipIn = (sail: number) => ({ wide: 104, high: 84, afloat: true, draw: () => ship(sail) });
const kingIn = (robe: number, skin: number, turban: boolean) => ({
  wide: 100,
  high: 100,
  draw: () => king(robe, skin, turban),
});

/** The drawings in the empty parts of the 1996 chart, most important first. */
export function sights(): Sight[] {
  return [
    sight(kingIn(0x2f6b5c, 0x7a4a2c, false), 190, 1070, 70),
    sight(CARAVAN, 420, 1075, 90),
    sight({ wide: 100, high: 84, draw: elephant }, 940, 1150, 70),
    sight(CARAVAN, 1240, 1130, 110),
    sight({ wide: 100, high: 56, draw: pyramids }, 1590, 1240, 90),
    sight(tentIn(0x3f6d6a), 1580, 110, 70),
    sight(tentIn(0xb0402e), 1680, 130, 90),
    sight(CITY_WITH_SPIRES, 1350, 90, 70),
    sight(CITY_WITH_SPIRES, 1050, 170, 70),
    sight(CITY_WITH_SPIRES, 330, 170, 70),
    sight(CITY_WITH_SPIRES, 560, 170, 70),
    sight(CITY_WITH_SPIRES, 140, 410, 90),
    sight(CITY_WITH_DOMES, 1800, 600, 90),
    sight(CITY_WITH_DOMES, 1900, 380, 90),
    sight(CITY_WITH_DOMES, 560, 1060, 110),
    sight(CITY_WITH_DOMES, 1780, 1290, 90),
    sight(CITY_WITH_DOMES, 760, 1180, 110),
    sight(kingIn(0x8f2f3c, 0xb98456, true), 1150, 1140, 110),
    sight(tentIn(0xc9924a), 80, 1040, 110),
    sight(tentIn(0xb0402e), 1440, 1060, 110),
    sight({ wide: 120, high: 60, afloat: true, draw: whale }, 215, 130, 60),
    sight(shipIn(0xfaf3df), 90, 310, 60),
    sight(shipIn(0xf0dcae), 1800, 420, 90),
    ...RANGES.flatMap((line, i) => rangeOf(line, i, { wide: 56, high: 50, off: [8, 17], draw: mountain })),
    ...PALMS.map(([x, y], i) => sight({ wide: 30, high: 44, group: 90, draw: () => palm(i) }, x, y, 30)),
    ...GROVES.flatMap(grove),
    ...DUNES.map(([x, y], i) => sight({ wide: 70, high: 16, draw: () => dune(i) }, x, y, 60)),
  ];
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
