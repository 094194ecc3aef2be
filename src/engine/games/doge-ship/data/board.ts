import { BARRICADE_PILE, GONDOLA_PILE, SECTIONS } from './components';
import type { Action, Barricade, Bonus, DogeTile, Gondola, Kind, Level, Part, Table, Tile, TileId } from './components';

/**
 * The components of The Doge Ship. No source shows the board's icons or the tiles' values, so this file contains a
 * reconstruction that fits every count and example of the rulebook. No other file contains reconstructed data.
 *
 * Sourced: the six tables, their six spaces each, and the number of players for each table; spaces 3, 5 and 6 of the
 * red table; the sizes of the Galley; the number of tiles of each kind, with the ranges of their costs and priorities;
 * barricade 10 (a ducat on Construct); a gondola of six ducats; the points, squares and symbol of one galley part and
 * three parameters of one Doge tile (the rulebook's example: the lower middle part of cost 4, and the first Doge tile);
 * a Doge tile with water level 4; the points of both inspections. Sourced except for its number: the space on the green
 * table that constructs a barricade and a galley part. RECONSTRUCTED: every other space, cost, value and bonus, the
 * fourth colour, and which parameter belongs to which colour.
 */
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;

export const STARTING_DUCATS = 12;
export const MARKERS = 5;
export const YARD = 5;
export const YARD_PARTS = 2;
export const DRAW = 3;
export const DIE = 6;
/** Price in ducats of reordering the barricades. */
export const REORDER_PRICE = 2;
/** Ducats that a player gets for discarding a marker. */
export const DISCARD_DUCATS = 1;
export const BRIBE = { price: 2, approvals: 2 } as const;
export const INSPECTION = [6, 3, 1, 0, 0] as const;
export const FINAL_INSPECTION = [9, 5, 2, 1, 0] as const;

/** Columns in each section of the Galley, by number of players. Both levels have the same sections. */
export const GALLEY: Readonly<Record<number, readonly number[]>> = {
  2: [2, 2, 2],
  3: [3, 2, 3],
  4: [3, 4, 3],
  5: [4, 3, 4],
};

const money = (ducats: number): Action => ({ type: 'money', ducats });
const buy = (...kinds: Kind[]): Action => ({ type: 'buy', join: 'or', kinds });
const buyBoth = (...kinds: Kind[]): Action => ({ type: 'buy', join: 'and', kinds });
const construct = (...kinds: Kind[]): Action => ({ type: 'construct', join: 'or', kinds });
const constructBoth = (...kinds: Kind[]): Action => ({ type: 'construct', join: 'and', kinds });
const newDoge: Action = { type: 'intrigue', intrigue: 'doge' };
const approval: Action = { type: 'intrigue', intrigue: 'approval' };
const bribe: Action = { type: 'intrigue', intrigue: 'bribe' };

/** All tables, in the order in which they are added: three for two players, plus one for each additional player. */
export const TABLES: readonly Table[] = [
  {
    key: 'red',
    spaces: [
      money(2),
      buy('barricade', 'gondola'),
      construct('gondola', 'galley'), // sourced
      newDoge,
      buy('gondola', 'galley'), // sourced
      { type: 'replacement' }, // sourced
    ],
  },
  {
    key: 'green',
    spaces: [
      approval,
      construct('barricade'),
      construct('gondola', 'barricade'),
      money(3),
      buy('barricade', 'galley'),
      constructBoth('barricade', 'galley'), // sourced except for its position
    ],
  },
  {
    key: 'white',
    spaces: [
      buy('barricade'),
      money(2),
      construct('gondola', 'barricade'),
      bribe,
      buyBoth('gondola', 'barricade'),
      construct('gondola', 'galley'),
    ],
  },
  {
    key: 'yellow',
    spaces: [
      buy('gondola'),
      newDoge,
      construct('barricade', 'gondola'),
      money(3),
      buy('barricade', 'galley'),
      constructBoth('gondola', 'galley'),
    ],
  },
  {
    key: 'blue',
    spaces: [
      construct('barricade'),
      money(2),
      buy('gondola', 'galley'),
      approval,
      construct('barricade', 'galley'),
      buyBoth('barricade', 'galley'),
    ],
  },
  {
    key: 'black',
    spaces: [
      buy('barricade', 'gondola'),
      construct('gondola', 'barricade'),
      bribe,
      buy('galley'),
      money(3),
      construct('gondola', 'galley'),
    ],
  },
];

/** Zone, cost, points, Approval symbol, initials of the squares' colours. Sorted by zone, then cost. */
const PART_ROWS: readonly (readonly [zone: string, cost: number, points: number, symbol: boolean, squares: string])[] =
  [
    ['L1', 2, 1, false, 'GGRY'],
    ['L1', 3, 3, true, 'RY'],
    ['L1', 4, 3, false, 'BGRY'],
    ['L1', 5, 5, false, 'BBR'],
    ['L1', 6, 4, true, 'GGY'],
    ['L1', 7, 7, false, 'BR'],
    ['L2', 2, 2, true, 'BY'],
    ['L2', 3, 4, false, 'GY'],
    ['L2', 4, 2, true, 'BBGR'], // points, symbol and squares sourced
    ['L2', 5, 4, false, 'GRY'],
    ['L2', 6, 5, false, 'BGY'],
    ['L2', 7, 5, false, 'BGRR'],
    ['L3', 2, 3, false, 'GR'],
    ['L3', 3, 3, false, 'BBG'],
    ['L3', 4, 2, true, 'BGRY'],
    ['L3', 5, 5, false, 'BY'],
    ['L3', 6, 4, false, 'RRYY'],
    ['L3', 7, 5, true, 'BGR'],
    ['U1', 2, 2, false, 'BGG'],
    ['U1', 3, 2, false, 'BGRY'],
    ['U1', 4, 2, true, 'BRR'],
    ['U1', 5, 4, true, 'RY'],
    ['U1', 6, 6, false, 'BY'],
    ['U1', 7, 4, true, 'GGYY'],
    ['U2', 2, 2, false, 'GRY'],
    ['U2', 3, 1, true, 'BRR'],
    ['U2', 4, 4, false, 'GR'],
    ['U2', 5, 4, false, 'BGYY'],
    ['U2', 6, 3, true, 'BRYY'],
    ['U2', 7, 6, true, 'BG'],
    ['U3', 2, 1, false, 'BRYY'],
    ['U3', 3, 2, false, 'BGGR'],
    ['U3', 4, 3, true, 'BG'],
    ['U3', 5, 3, true, 'GRR'],
    ['U3', 6, 5, true, 'BY'],
    ['U3', 7, 6, false, 'BYY'],
  ];

const ducats = (amount: number): Bonus => ({ type: 'ducats', amount });
const approvals = (amount: number): Bonus => ({ type: 'approvals', amount });
const points = (amount: number): Bonus => ({ type: 'points', amount });
const tile = (kind: Kind): Bonus => ({ type: 'tile', kind });

/** Cost, improved action, bonus. In order of priority, from 1. */
const BARRICADE_ROWS: readonly (readonly [cost: number, action: Action['type'], bonus: Bonus])[] = [
  [0, 'replacement', points(2)],
  [0, 'money', ducats(1)],
  [0, 'intrigue', ducats(1)],
  [1, 'buy', tile('barricade')],
  [1, 'construct', tile('barricade')],
  [1, 'buy', tile('gondola')],
  [1, 'construct', tile('gondola')],
  [1, 'money', points(1)],
  [1, 'intrigue', points(1)],
  [1, 'construct', ducats(1)], // sourced: priority 10
  [0, 'buy', tile('barricade')],
  [0, 'construct', tile('barricade')],
  [1, 'intrigue', approvals(1)],
  [1, 'money', approvals(1)],
  [0, 'buy', tile('gondola')],
  [0, 'construct', tile('gondola')],
  [0, 'intrigue', ducats(2)],
  [0, 'money', ducats(2)],
  [0, 'buy', tile('barricade')],
  [0, 'construct', ducats(1)],
  [0, 'money', approvals(1)],
  [0, 'intrigue', approvals(1)],
  [1, 'buy', tile('galley')],
  [1, 'buy', tile('galley')],
  [1, 'construct', tile('galley')],
  [1, 'construct', points(1)],
];

/** The gondolas: cost, ducats and Approvals. */
const GONDOLA_ROWS: readonly (readonly [cost: number, ducats: number, approvals: number])[] = [
  [0, 5, 0],
  [0, 5, 0],
  [0, 5, 0],
  [0, 6, 0],
  [0, 6, 0],
  [1, 6, 0],
  [1, 7, 0],
  [1, 7, 0],
  [1, 8, 0],
  [0, 0, 2],
  [0, 0, 2],
  [1, 0, 3],
  [1, 0, 3],
  [1, 0, 3],
];

/** The levels of high water on the Doge tiles. */
export const WATER_LEVELS = [1, 2, 3, 4, 5] as const;

const water = (level: (typeof WATER_LEVELS)[number]) => ({ type: 'highWater', level }) as const;
const inspection = { type: 'inspection' } as const;

/** The Doge tiles: points per square (blue, green, red, yellow), violet zones, and event. */
const DOGE_ROWS: readonly (readonly [parameters: readonly number[], violet: string, event: DogeTile['event']])[] = [
  [[0, 2, 1, -1], 'L2 U1', water(2)], // blue, green and red sourced, and a violet zone
  [[-1, 0, 2, 1], 'U1 U3', inspection],
  [[1, -1, 0, 2], 'L1 L2', water(3)],
  [[2, 1, -1, 0], 'L3 U2', null],
  [[3, -1, 0, 1], 'L2 U3', water(1)],
  [[1, 3, -1, 0], 'L2 U2', inspection],
  [[0, 1, 3, -1], 'U1 U2', water(4)],
  [[-1, 0, 1, 3], 'L2 L3', null],
  [[1, 1, 1, 0], 'L1 L3 U1', water(4)],
  [[0, 1, 1, 1], 'L2 U1 U3', null],
  [[1, 0, 1, 1], 'L3 U2 U3', inspection],
  [[1, 1, 0, 1], 'L1 L3 U2', water(3)],
  [[2, 2, -1, -1], 'L1 U3', water(1)],
  [[-1, -1, 2, 2], 'L1 U2', water(2)],
  [[2, -1, 2, -1], 'L3 U3', inspection],
  [[-1, 2, -1, 2], 'L1 U1', water(5)],
];

/** A zone by its short name above: the level's initial and the section's number. */
function zone(name: string): number {
  return (name[0] === 'L' ? 0 : SECTIONS) + Number(name[1]) - 1;
}

export const PARTS: readonly Part[] = PART_ROWS.map(([name, cost, value, symbol, squares]) => ({
  kind: 'galley',
  pile: zone(name),
  level: Math.floor(zone(name) / SECTIONS) as Level,
  section: zone(name) % SECTIONS,
  cost,
  points: value,
  symbol,
  squares: Array.from(squares, (initial) => 'BGRY'.indexOf(initial)),
}));

export const BARRICADES: readonly Barricade[] = BARRICADE_ROWS.map(([cost, action, bonus], i) => ({
  kind: 'barricade',
  pile: BARRICADE_PILE,
  cost,
  priority: i + 1,
  action,
  bonus,
}));

export const GONDOLAS: readonly Gondola[] = GONDOLA_ROWS.map(([cost, yieldDucats, yieldApprovals]) => ({
  kind: 'gondola',
  pile: GONDOLA_PILE,
  cost,
  ducats: yieldDucats,
  approvals: yieldApprovals,
}));

export const TILES: readonly Tile[] = [...PARTS, ...BARRICADES, ...GONDOLAS];
export const FIRST_BARRICADE: TileId = PARTS.length;
export const FIRST_GONDOLA: TileId = PARTS.length + BARRICADES.length;

export const DOGE_TILES: readonly DogeTile[] = DOGE_ROWS.map(([parameters, violet, event]) => ({
  parameters,
  violet: violet.split(' ').map(zone),
  event,
}));
