import type { Board, PortId, SpaceData } from '../../serenissima/board';

export type PowerId = number;

interface PowerData {
  readonly key: string;
  readonly capital: PortId;
}

/** The 1996 board also has powers with capitals, and high seas. */
interface Serenissima1996Board extends Board {
  /** `highSea`: no land borders the space, and galleys can't trade there. */
  readonly spaces: readonly (SpaceData & { readonly highSea: boolean })[];
  readonly powers: readonly PowerData[];
}

/**
 * The board of the 1996 edition, after Esum's transcription of the French board (github.com/Esum/Mediterranee, 2014),
 * which is consistent with the rulebooks.
 *
 * Sourced: each port's space, good and size; the 63 borders that are listed for both of their spaces. RECONSTRUCTED:
 * the names and coordinates of the sea spaces; which four spaces are high seas (the four surrounded by other spaces
 * only); the name Algiers (illegible in the source); the prices on warehouse spaces; whether Alexandria and Acre are
 * adjacent.
 */
export const GOODS = ['wood', 'iron', 'wine', 'textiles', 'spices', 'gold', 'gems'] as const;
export type GoodName = (typeof GOODS)[number];

export const POWERS = ['venice', 'genoa', 'spain', 'turkey'] as const;
type PowerName = (typeof POWERS)[number];

/** The two powers in a two-player match, by option. */
const PAIRS = { 'venice-genoa': ['venice', 'genoa'], 'spain-turkey': ['spain', 'turkey'] } as const;

/** The powers in seat order: four, three without Turkey, or one of the pairs. Empty for other numbers of players. */
export function powersInPlay(seats: number, pair: keyof typeof PAIRS = 'venice-genoa'): readonly PowerId[] {
  const names: readonly PowerName[] = seats === 2 ? PAIRS[pair] : seats === 3 || seats === 4 ? POWERS.slice(0, seats) : [];
  return names.map((name) => POWERS.indexOf(name));
}

const SPACES: Serenissima1996Board['spaces'] = [
  { name: 'Upper Adriatic', lat: 44.9, lon: 13.1, highSea: false },
  { name: 'Ligurian Sea', lat: 43.8, lon: 8.9, highSea: false },
  { name: 'Gulf of Valencia', lat: 39.2, lon: 0.4, highSea: false },
  { name: 'Sea of Marmara', lat: 40.7, lon: 28.2, highSea: false },
  { name: 'Lower Adriatic', lat: 42.4, lon: 17.0, highSea: false },
  { name: 'Gulf of Lion', lat: 42.8, lon: 5.4, highSea: false },
  { name: 'Sea of Sardinia', lat: 40.4, lon: 7.6, highSea: false },
  { name: 'Roman Sea', lat: 41.7, lon: 11.6, highSea: false },
  { name: 'Alboran Sea', lat: 36.3, lon: -2.6, highSea: false },
  { name: 'Barbary Coast', lat: 37.2, lon: 2.4, highSea: false },
  { name: 'Balearic Deep', lat: 39.2, lon: 4.4, highSea: true },
  { name: 'Catalan Sea', lat: 41.2, lon: 2.9, highSea: false },
  { name: 'Black Sea', lat: 42.8, lon: 31.0, highSea: false },
  { name: 'Aegean Sea', lat: 38.9, lon: 25.2, highSea: false },
  { name: 'Strait of Otranto', lat: 39.2, lon: 19.0, highSea: false },
  { name: 'Sardinian Channel', lat: 37.8, lon: 6.8, highSea: false },
  { name: 'Tyrrhenian Deep', lat: 39.4, lon: 11.7, highSea: true },
  { name: 'Gulf of Naples', lat: 39.9, lon: 14.3, highSea: false },
  { name: 'Sea of Morea', lat: 36.2, lon: 22.0, highSea: false },
  { name: 'Sea of Rhodes', lat: 36.0, lon: 28.4, highSea: false },
  { name: 'Sicilian Sea', lat: 36.9, lon: 15.9, highSea: false },
  { name: 'Ionian Deep', lat: 37.0, lon: 19.0, highSea: true },
  { name: 'Strait of Tunis', lat: 36.7, lon: 11.4, highSea: false },
  { name: 'Sea of Candia', lat: 34.7, lon: 25.0, highSea: false },
  { name: 'Levantine Sea', lat: 34.2, lon: 30.2, highSea: false },
  { name: 'Gulf of Antioch', lat: 35.7, lon: 35.2, highSea: false },
  { name: 'Libyan Deep', lat: 34.9, lon: 17.6, highSea: true },
  { name: 'Marmarica', lat: 33.2, lon: 24.2, highSea: false },
  { name: 'Gulf of Tripoli', lat: 33.5, lon: 13.6, highSea: false },
  { name: 'Sea of Egypt', lat: 32.2, lon: 29.0, highSea: false },
  { name: 'Coast of Outremer', lat: 33.0, lon: 34.0, highSea: false },
  { name: 'Gulf of Sirte', lat: 33.1, lon: 20.6, highSea: false },
];

const PORTS: Board['ports'] = [
  { name: 'Venice', space: 0, good: 2, size: 6, lat: 45.44, lon: 12.33 }, // wine
  { name: 'Genoa', space: 1, good: 1, size: 6, lat: 44.41, lon: 8.93 }, // iron
  { name: 'Valencia', space: 2, good: 0, size: 6, lat: 39.46, lon: -0.32 }, // wood
  { name: 'Istanbul', space: 3, good: 3, size: 6, lat: 41.01, lon: 28.98 }, // textiles
  { name: 'Ragusa', space: 4, good: 0, size: 4, lat: 42.64, lon: 18.11 }, // wood
  { name: 'Marseille', space: 5, good: 3, size: 2, lat: 43.3, lon: 5.37 }, // textiles
  { name: 'Sardinia', space: 6, good: 0, size: 4, lat: 40.56, lon: 8.31 }, // wood
  { name: 'Civitavecchia', space: 7, good: 3, size: 2, lat: 42.09, lon: 11.79 }, // textiles
  { name: 'Algiers', space: 9, good: 2, size: 4, lat: 36.78, lon: 3.06 }, // wine
  { name: 'Barcelona', space: 11, good: 1, size: 2, lat: 41.38, lon: 2.18 }, // iron
  { name: 'Smyrna', space: 13, good: 0, size: 4, lat: 38.42, lon: 27.14 }, // wood
  { name: 'Corfu', space: 14, good: 1, size: 2, lat: 39.62, lon: 19.92 }, // iron
  { name: 'Naples', space: 17, good: 0, size: 4, lat: 40.84, lon: 14.25 }, // wood
  { name: 'Modon', space: 18, good: 0, size: 4, lat: 36.82, lon: 21.7 }, // wood
  { name: 'Rhodes', space: 19, good: 1, size: 2, lat: 36.44, lon: 28.22 }, // iron
  { name: 'Sicily', space: 20, good: 2, size: 4, lat: 37.06, lon: 15.29 }, // wine
  { name: 'Tunis', space: 22, good: 5, size: 4, lat: 36.81, lon: 10.3 }, // gold
  { name: 'Crete', space: 23, good: 2, size: 2, lat: 35.34, lon: 25.13 }, // wine
  { name: 'Antioch', space: 25, good: 4, size: 4, lat: 36.05, lon: 35.95 }, // spices
  { name: 'Tripoli', space: 28, good: 5, size: 4, lat: 32.9, lon: 13.19 }, // gold
  { name: 'Alexandria', space: 29, good: 4, size: 4, lat: 31.2, lon: 29.92 }, // spices
  { name: 'Acre', space: 30, good: 3, size: 2, lat: 32.92, lon: 35.07 }, // textiles
  { name: 'Cyrene', space: 31, good: 6, size: 2, lat: 32.9, lon: 21.97 }, // gems
];

const EDGES: Board['edges'] = [
  [0, 4], [1, 5], [1, 6], [1, 7], [2, 8], [2, 9], [2, 10], [2, 11], [3, 12], [3, 13], [4, 14], [5, 6], [5, 11],
  [6, 7], [6, 10], [6, 11], [6, 15], [6, 16], [7, 16], [7, 17], [8, 9], [9, 10], [9, 15], [10, 11], [10, 15],
  [13, 18], [13, 19], [14, 18], [14, 20], [14, 21], [15, 16], [15, 22], [16, 17], [16, 20], [16, 22], [17, 20],
  [18, 19], [18, 21], [18, 23], [19, 23], [19, 24], [19, 25], [20, 21], [20, 22], [20, 26], [21, 23], [21, 26],
  [21, 27], [22, 26], [22, 28], [23, 24], [23, 27], [23, 29], [24, 25], [24, 29], [24, 30], [25, 30], [26, 27],
  [26, 28], [26, 31], [27, 29], [27, 31], [28, 31],
];

/** RECONSTRUCTED: a border listed for only one of its spaces. An option adds it. */
export const DISPUTED_EDGE: readonly [number, number] = [29, 30];

/** RECONSTRUCTED: the price on the first warehouse space in hundreds of ducats. Each following space pays 1 more. */
export const FIRST_FIGURE = { 'from-two': 2, 'from-one': 1 } as const;

export const BOARD: Serenissima1996Board = {
  spaces: SPACES,
  ports: PORTS,
  powers: [
    { key: 'venice', capital: 0 },
    { key: 'genoa', capital: 1 },
    { key: 'spain', capital: 2 },
    { key: 'turkey', capital: 3 },
  ],
  goods: GOODS,
  edges: EDGES,
};
