import type { Sight } from '../../scenery';
import { rangeOf, sight } from '../sights';
import type { Line } from '../sights';
import { caravan, elephant, palm, pyramids, tent } from './desert';
import { cypress, peak, sands, wood } from './nature';
import { carrack, town } from './works';

const RANGES: readonly Line[] = [
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

const RED_TOWN = { wide: 84, high: 76, draw: () => town(0xb4532f, false) };
const BLUE_TOWN = { wide: 84, high: 76, draw: () => town(0x4f7f86, true) };
const GREEN_TOWN = { wide: 84, high: 76, draw: () => town(0x6d8f4a, true) };

const PALMS: readonly (readonly [x: number, y: number])[] = [
  [100, 1000],
  [130, 1012],
  [640, 1090],
  [1130, 1120],
  [1155, 1130],
  [1400, 1080],
  [1560, 1160],
  [1720, 1290],
  [1745, 1298],
  [1950, 1010],
];
const CARAVAN = { wide: 190, high: 62, draw: caravan };
const tentIn = (colour: number) => ({ wide: 62, high: 52, draw: () => tent(colour) });

/** The drawings in the empty parts of the 2012 mural, most important first. */
export function sights(): Sight[] {
  return [
    sight(RED_TOWN, 370, 250, 80),
    sight(RED_TOWN, 1060, 170, 80),
    sight(BLUE_TOWN, 1500, 150, 80),
    sight(BLUE_TOWN, 1840, 440, 80),
    sight(GREEN_TOWN, 220, 1040, 110),
    sight(GREEN_TOWN, 1000, 1120, 110),
    sight(BLUE_TOWN, 1620, 1180, 110),
    sight(RED_TOWN, 130, 420, 110),
    sight(CARAVAN, 460, 1075, 110),
    sight(CARAVAN, 1240, 1160, 120),
    sight({ wide: 100, high: 84, draw: elephant }, 830, 1170, 110),
    sight({ wide: 100, high: 56, draw: pyramids }, 1600, 1270, 90),
    sight(tentIn(0x8f1e2e), 660, 1080, 90),
    sight(tentIn(0x2f6f8f), 1180, 1290, 110),
    sight(tentIn(0xb07a2a), 1860, 1240, 110),
    sight({ wide: 124, high: 92, afloat: true, draw: () => carrack(0xd9a22f) }, 1820, 400, 110),
    ...RANGES.flatMap((line, i) => rangeOf(line, i, { wide: 70, high: 52, off: [12, 20], draw: peak })),
    ...WOODS.map(([x, y], i) => sight({ wide: 56, high: 32, group: 90, draw: () => wood(i) }, x, y, 50)),
    ...CYPRESSES.map(([x, y], i) => sight({ wide: 20, high: 44, group: 91, draw: () => cypress(i) }, x, y, 40)),
    ...PALMS.map(([x, y], i) => sight({ wide: 30, high: 44, group: 93, draw: () => palm(i) }, x, y, 40)),
    ...SANDS.map(([x, y], i) => sight({ wide: 84, high: 20, group: 92, draw: () => sands(i) }, x, y, 50)),
  ];
}
