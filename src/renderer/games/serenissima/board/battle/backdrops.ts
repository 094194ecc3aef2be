import type { Point } from '../geography';
import type { Mass } from './silhouettes';

/** The background of a battle: a coast, with the light and weather of a time of day. */
export interface Backdrop {
  readonly coast: CoastName;
  readonly hour: HourName;
}

export interface Hour {
  /** The fraction of a match at which this hour ends. */
  readonly until: number;
  /** Colours from the top of the sky to the horizon, and from there to the nearest water. */
  readonly sky: readonly number[];
  readonly sea: readonly number[];
  /** The sun or the moon. `height` is above the horizon. */
  readonly disc: { readonly x: number; readonly height: number; readonly radius: number; readonly colour: number };
  readonly clouds: number;
  /** The tint of the light that falls on ships and coasts. */
  readonly cast: number;
  /** How high the waves go, relative to a calm day. */
  readonly swell: number;
  readonly storm: boolean;
}

export type HourName = 'morning' | 'noon' | 'evening' | 'night';

/** From the first hour of a match to its last. */
export const HOURS: Readonly<Record<HourName, Hour>> = {
  morning: {
    until: 0.28,
    sky: [0x8fb6c4, 0xc4d6c8, 0xf2e2b8, 0xf9d596],
    sea: [0xc3d4c2, 0x7fabab, 0x4f858c, 0x33646f],
    disc: { x: 64, height: 16, radius: 26, colour: 0xffe9a8 },
    clouds: 0xfffaea,
    cast: 0xfff4e2,
    swell: 1,
    storm: false,
  },
  noon: {
    until: 0.55,
    sky: [0x4f93c0, 0x86bdd6, 0xbfe0e4, 0xe6f0e0],
    sea: [0xa4d6d2, 0x5cabb6, 0x2f8096, 0x1e5d78],
    disc: { x: -84, height: 116, radius: 20, colour: 0xfffbe2 },
    clouds: 0xffffff,
    cast: 0xffffff,
    swell: 1,
    storm: false,
  },
  evening: {
    until: 0.82,
    sky: [0x5a4f7c, 0xa4667c, 0xe58f60, 0xfcc670],
    sea: [0xe6a878, 0xa46e6c, 0x5f5570, 0x2f3f5c],
    disc: { x: -72, height: 14, radius: 34, colour: 0xffd27a },
    clouds: 0xf4b98e,
    cast: 0xffdcb8,
    swell: 0.8,
    storm: false,
  },
  night: {
    until: 1,
    sky: [0x101a30, 0x22304c, 0x3b4c66, 0x5d6c7c],
    sea: [0x4b5d70, 0x33465c, 0x203146, 0x121f31],
    disc: { x: 66, height: 108, radius: 17, colour: 0xf3edd2 },
    clouds: 0x3a465a,
    cast: 0x9aabd0,
    swell: 1.9,
    storm: true,
  },
};

export type CoastName = 'open' | 'lagoon' | 'mountains' | 'islands' | 'volcano' | 'minarets' | 'walls' | 'desert';

/** The objects on the horizon, from back to front. `x` is from the picture's centre. */
export const COASTS: Readonly<Record<CoastName, readonly Mass[]>> = {
  open: [
    { kind: 'hill', x: -250, width: 250, height: 12, tone: 'far' },
    { kind: 'hill', x: 270, width: 210, height: 9, tone: 'far' },
    { kind: 'sail', x: -24, width: 12, height: 16, tone: 'stone' },
    { kind: 'sail', x: 38, width: 9, height: 12, tone: 'stone' },
  ],
  lagoon: [
    { kind: 'hill', x: 0, width: 700, height: 7, tone: 'far' },
    { kind: 'block', x: -96, width: 64, height: 22, tone: 'rose' },
    { kind: 'house', x: -140, width: 30, height: 16, tone: 'stone' },
    { kind: 'house', x: -46, width: 26, height: 20, tone: 'stone' },
    { kind: 'dome', x: -20, width: 26, height: 34, tone: 'lead' },
    { kind: 'dome', x: 6, width: 34, height: 42, tone: 'lead' },
    { kind: 'dome', x: 34, width: 26, height: 34, tone: 'lead' },
    { kind: 'campanile', x: -58, width: 13, height: 88, tone: 'brick' },
    { kind: 'block', x: 84, width: 70, height: 26, tone: 'rose' },
    { kind: 'house', x: 134, width: 34, height: 18, tone: 'stone' },
    { kind: 'campanile', x: 160, width: 9, height: 54, tone: 'brick' },
  ],
  mountains: [
    { kind: 'peak', x: -190, width: 300, height: 64, tone: 'far' },
    { kind: 'peak', x: 40, width: 280, height: 84, tone: 'far' },
    { kind: 'peak', x: 260, width: 280, height: 58, tone: 'far' },
    { kind: 'peak', x: -70, width: 190, height: 46, tone: 'near' },
    { kind: 'hill', x: 150, width: 240, height: 26, tone: 'near' },
    { kind: 'house', x: 52, width: 18, height: 13, tone: 'stone' },
    { kind: 'campanile', x: 70, width: 8, height: 30, tone: 'stone' },
    { kind: 'house', x: 84, width: 16, height: 11, tone: 'stone' },
  ],
  islands: [
    { kind: 'hill', x: -210, width: 230, height: 30, tone: 'far' },
    { kind: 'peak', x: 10, width: 110, height: 44, tone: 'far' },
    { kind: 'hill', x: 190, width: 260, height: 38, tone: 'far' },
    { kind: 'hill', x: -56, width: 130, height: 24, tone: 'near' },
    { kind: 'hill', x: 92, width: 90, height: 18, tone: 'near' },
    { kind: 'block', x: -62, width: 13, height: 30, tone: 'white' },
    { kind: 'block', x: -49, width: 15, height: 26, tone: 'white' },
    { kind: 'dome', x: -76, width: 13, height: 27, tone: 'sky' },
    { kind: 'block', x: 92, width: 14, height: 23, tone: 'white' },
    { kind: 'sail', x: 34, width: 10, height: 13, tone: 'stone' },
  ],
  volcano: [
    { kind: 'hill', x: -240, width: 260, height: 18, tone: 'far' },
    { kind: 'smoke', x: 24, width: 70, height: 150, tone: 'far' },
    { kind: 'crater', x: 24, width: 330, height: 96, tone: 'far' },
    { kind: 'hill', x: -90, width: 170, height: 20, tone: 'near' },
    { kind: 'house', x: -96, width: 18, height: 13, tone: 'rose' },
    { kind: 'house', x: -76, width: 15, height: 17, tone: 'stone' },
    { kind: 'palm', x: -116, width: 16, height: 28, tone: 'near' },
    { kind: 'palm', x: 112, width: 14, height: 22, tone: 'near' },
  ],
  minarets: [
    { kind: 'hill', x: -140, width: 300, height: 24, tone: 'far' },
    { kind: 'hill', x: 150, width: 320, height: 32, tone: 'near' },
    { kind: 'wall', x: -150, width: 110, height: 18, tone: 'stone' },
    { kind: 'minaret', x: -48, width: 7, height: 84, tone: 'white' },
    { kind: 'dome', x: -22, width: 30, height: 38, tone: 'lead' },
    { kind: 'dome', x: 8, width: 52, height: 62, tone: 'lead' },
    { kind: 'dome', x: 40, width: 30, height: 38, tone: 'lead' },
    { kind: 'minaret', x: 64, width: 7, height: 84, tone: 'white' },
    { kind: 'wall', x: 128, width: 100, height: 20, tone: 'stone' },
    { kind: 'minaret', x: 150, width: 6, height: 56, tone: 'white' },
  ],
  walls: [
    { kind: 'peak', x: -40, width: 420, height: 48, tone: 'far' },
    { kind: 'peak', x: 210, width: 300, height: 60, tone: 'far' },
    { kind: 'wall', x: 4, width: 50, height: 66, tone: 'stone' },
    { kind: 'wall', x: 0, width: 300, height: 30, tone: 'sand' },
    { kind: 'wall', x: -104, width: 30, height: 48, tone: 'stone' },
    { kind: 'wall', x: 92, width: 32, height: 52, tone: 'stone' },
    { kind: 'dome', x: 54, width: 22, height: 42, tone: 'sand' },
    { kind: 'palm', x: 132, width: 18, height: 34, tone: 'near' },
    { kind: 'palm', x: -136, width: 18, height: 30, tone: 'near' },
  ],
  desert: [
    { kind: 'hill', x: -160, width: 340, height: 18, tone: 'sand' },
    { kind: 'peak', x: 132, width: 92, height: 44, tone: 'sand' },
    { kind: 'peak', x: 190, width: 64, height: 30, tone: 'sand' },
    { kind: 'hill', x: 120, width: 420, height: 14, tone: 'sand' },
    { kind: 'lighthouse', x: -34, width: 30, height: 92, tone: 'white' },
    { kind: 'block', x: 2, width: 30, height: 20, tone: 'white' },
    { kind: 'dome', x: 26, width: 18, height: 26, tone: 'white' },
    { kind: 'block', x: 44, width: 24, height: 15, tone: 'white' },
    { kind: 'palm', x: 66, width: 22, height: 40, tone: 'near' },
    { kind: 'palm', x: 82, width: 18, height: 30, tone: 'near' },
    { kind: 'palm', x: -84, width: 20, height: 34, tone: 'near' },
  ],
};

/** Where each coast is seen, in world units. A place beyond the `reach` of all is on the open sea. */
const REGIONS: readonly (Point & { readonly coast: CoastName; readonly reach: number })[] = [
  { coast: 'lagoon', x: 850, y: 296, reach: 90 },
  { coast: 'mountains', x: 1005, y: 437, reach: 120 },
  { coast: 'mountains', x: 664, y: 368, reach: 110 },
  { coast: 'mountains', x: 456, y: 420, reach: 90 },
  { coast: 'minarets', x: 1452, y: 489, reach: 130 },
  { coast: 'islands', x: 1355, y: 600, reach: 120 },
  { coast: 'islands', x: 1371, y: 845, reach: 110 },
  { coast: 'islands', x: 1229, y: 764, reach: 90 },
  { coast: 'islands', x: 1098, y: 615, reach: 70 },
  { coast: 'volcano', x: 894, y: 571, reach: 100 },
  { coast: 'volcano', x: 972, y: 728, reach: 90 },
  { coast: 'walls', x: 1809, y: 730, reach: 160 },
  { coast: 'walls', x: 1520, y: 757, reach: 80 },
  { coast: 'desert', x: 1590, y: 948, reach: 120 },
  { coast: 'desert', x: 1185, y: 937, reach: 90 },
  { coast: 'desert', x: 880, y: 930, reach: 90 },
  { coast: 'walls', x: 764, y: 740, reach: 90 },
  { coast: 'walls', x: 370, y: 680, reach: 80 },
];

/** The backdrop of a battle at a point of the chart. `day` is the fraction of the match that has been played. */
export function backdropOf(at: Point, day: number): Backdrop {
  const near = REGIONS.filter(({ x, y, reach }) => Math.hypot(x - at.x, y - at.y) <= reach);
  const distance = ({ x, y }: Point) => Math.hypot(x - at.x, y - at.y);
  const [nearest] = near.toSorted((a, b) => distance(a) - distance(b));
  return { coast: near.length > 0 ? nearest.coast : 'open', hour: hourOf(day) };
}

function hourOf(day: number): HourName {
  const names = Object.keys(HOURS) as HourName[];
  return names.find((name) => day < HOURS[name].until) ?? 'night';
}
