import type { Board, PortId } from '../../serenissima/board';

/**
 * The board and pieces of the 2012 edition. There is no picture of the printed board, so this file separates sourced
 * from reconstructed data. No other file contains reconstructed data.
 *
 * Sourced: the number of ports (19) and sea zones (20); all names except Sardegna and Smyrna; the five starting ports;
 * the goods of València, Antakya, Tripoli, Napoli, Tunis, Algiers and Barcelona; the sizes of València and Antakya; the
 * border between València and Algiers; the Doge cards; the number of pieces; the income of an empty, a nearly full (4
 * of 5) and a full large warehouse. Derived from “5 to 11 turns”: the four-player track has ten steps. RECONSTRUCTED:
 * everything else, as marked below.
 */
export const GOODS = ['wood', 'stone', 'wine', 'marble', 'gold', 'spice'] as const;
export type GoodName = (typeof GOODS)[number];

/** The players' colours, named as in the rulebook's examples, in seat order. */
export const COLOURS = ['blue', 'red', 'orange', 'black'] as const;

/** RECONSTRUCTED: the zones' names and positions, and which of the twenty zones has no port. */
const SPACES: Board['spaces'] = [
  { name: 'Gulf of València', lat: 39.3, lon: 0.9 },
  { name: 'Catalan Sea', lat: 41.2, lon: 3.1 },
  { name: 'Barbary Coast', lat: 37.2, lon: 3.6 },
  { name: 'Sea of Sardinia', lat: 41.2, lon: 6.6 },
  { name: 'Ligurian Sea', lat: 43.5, lon: 9.0 },
  { name: 'Tyrrhenian Sea', lat: 40.2, lon: 12.4 },
  { name: 'Strait of Tunis', lat: 37.4, lon: 9.9 },
  { name: 'Sicilian Sea', lat: 37.2, lon: 16.0 },
  { name: 'Gulf of Tripoli', lat: 33.6, lon: 13.6 },
  { name: 'Upper Adriatic', lat: 44.6, lon: 13.4 },
  { name: 'Lower Adriatic', lat: 42.3, lon: 17.0 },
  { name: 'Strait of Otranto', lat: 39.4, lon: 19.1 },
  { name: 'Ionian Deep', lat: 35.2, lon: 18.2 },
  { name: 'Sea of Morea', lat: 36.6, lon: 21.8 },
  { name: 'North Aegean', lat: 40.0, lon: 25.4 },
  { name: 'East Aegean', lat: 37.4, lon: 27.0 },
  { name: 'Sea of Candia', lat: 34.6, lon: 25.0 },
  { name: 'Gulf of Sirte', lat: 33.0, lon: 21.2 },
  { name: 'Sea of Egypt', lat: 32.2, lon: 29.6 },
  { name: 'Levant', lat: 35.2, lon: 34.2 },
];

/**
 * The comment on each port gives the source of its good and of its size: s sourced; m only one source; w weak, either
 * taken from the 1996 edition (sizes 6, 4, 2 become 5, 3, 2; iron becomes stone) or deduced from the ports closed in a
 * reported game; x RECONSTRUCTED.
 */
const PORTS: Board['ports'] = [
  { name: 'València', space: 0, good: 0, size: 5, lat: 39.46, lon: -0.32 }, // wood: good s, size s
  { name: 'Barcelona', space: 1, good: 1, size: 2, lat: 41.38, lon: 2.18 }, // stone: good m, size w
  { name: 'Algiers', space: 2, good: 2, size: 3, lat: 36.78, lon: 3.06 }, // wine: good m, size w
  { name: 'Sardegna', space: 3, good: 0, size: 3, lat: 40.56, lon: 8.31 }, // wood: good w, size w; the name x
  { name: 'Genova', space: 4, good: 1, size: 5, lat: 44.41, lon: 8.93 }, // stone: good w, size w
  { name: 'Napoli', space: 5, good: 3, size: 3, lat: 40.84, lon: 14.25 }, // marble: good s, size w
  { name: 'Tunis', space: 6, good: 3, size: 3, lat: 36.82, lon: 10.31 }, // marble: good s, size w
  { name: 'Sicilia', space: 7, good: 4, size: 3, lat: 37.06, lon: 15.29 }, // gold: good x, size w
  { name: 'Tripoli', space: 8, good: 5, size: 3, lat: 32.9, lon: 13.19 }, // spice: good s, size w
  { name: 'Venezia', space: 9, good: 2, size: 5, lat: 45.44, lon: 12.33 }, // wine: good w, size w
  { name: 'Ragusa', space: 10, good: 0, size: 3, lat: 42.64, lon: 18.11 }, // wood: good w, size w
  { name: 'Corfu', space: 11, good: 1, size: 2, lat: 39.62, lon: 19.92 }, // stone: good w, size w
  { name: 'Modon', space: 13, good: 2, size: 3, lat: 36.82, lon: 21.7 }, // wine: good w, size w
  { name: 'Constantinople', space: 14, good: 1, size: 5, lat: 41.01, lon: 28.98 }, // stone: good x, size w
  { name: 'Smyrna', space: 15, good: 0, size: 3, lat: 38.42, lon: 27.14 }, // wood: good w, size w; the name x
  { name: 'Creta', space: 16, good: 2, size: 2, lat: 35.34, lon: 25.13 }, // wine: good w, size w
  { name: 'Cirenaica', space: 17, good: 0, size: 2, lat: 32.9, lon: 21.97 }, // wood: good x, size w
  { name: 'Alexandria', space: 18, good: 3, size: 5, lat: 31.2, lon: 29.92 }, // marble: good w, size w
  { name: 'Antakya', space: 19, good: 4, size: 3, lat: 36.05, lon: 35.95 }, // gold: good s, size s
];

/** Sourced: València to Algiers. RECONSTRUCTED from the borders of the 1996 edition: all others. */
const EDGES: Board['edges'] = [
  [0, 1], [0, 2], [1, 2], [1, 3], [2, 3], [2, 6], [3, 4], [3, 5], [3, 6], [4, 5], [5, 6], [5, 7], [6, 7], [6, 8],
  [6, 12], [7, 11], [7, 12], [8, 12], [8, 17], [9, 10], [10, 11], [11, 12], [11, 13], [12, 13], [12, 16], [12, 17],
  [13, 14], [13, 15], [13, 16], [14, 15], [15, 16], [15, 19], [16, 17], [16, 18], [16, 19], [17, 18], [18, 19],
];

export const BOARD: Board = { spaces: SPACES, ports: PORTS, goods: GOODS, edges: EDGES };

/** RECONSTRUCTED: a second exit from the upper Adriatic, past Ragusa. An option adds it. */
export const ADRIATIC_EDGE: readonly [number, number] = [9, 11];

/** Ports in which a player can start. */
export const STARTS: readonly PortId[] = [0, 4, 9, 13, 17];

/** Ducats paid for the lowest warehouse space; each following space pays 1 more. RECONSTRUCTED (printed: 2 to 6). */
export const FIRST_VALUE = 2;

/**
 * Ducats a warehouse earns at a scoring, by number of cubes. Sourced: none, four and five cubes. RECONSTRUCTED: one to
 * three cubes, and that the scale doesn't depend on the warehouse's size. `linear` is another scale that fits the
 * sources.
 */
export const INCOME = { rising: [0, 2, 5, 10, 15, 20], linear: [0, 0, 5, 10, 15, 20] } as const;

/** Skulls on each face of a battle die. RECONSTRUCTED. */
export const DIE_FACES: readonly number[] = [0, 0, 0, 1, 1, 1];

/** Number of pieces of each good. */
export const CUBES: readonly number[] = [14, 12, 12, 12, 10, 10];
export const FORTS = 5;
export const BASILICAS = 5;

export interface DogeCard {
  readonly key: string;
  readonly steps: number;
  /** Whether it pays for ports with wine. */
  readonly wine: boolean;
  /** Whether all five cards are shuffled again. */
  readonly shuffle: boolean;
}

export const DOGE_CARDS: readonly DogeCard[] = [
  { key: 'wine', steps: 0, wine: true, shuffle: false },
  { key: 'hourglass', steps: 1, wine: false, shuffle: false },
  { key: 'hourglass', steps: 1, wine: false, shuffle: false },
  { key: 'twoHourglasses', steps: 2, wine: false, shuffle: false },
  { key: 'shuffle', steps: 2, wine: false, shuffle: true },
];

/** The white token's starting space and scoring spaces. */
interface Track {
  readonly start: number;
  /** The last one is the end of the track. */
  readonly scoring: readonly number[];
}

/**
 * The turn track, spaces 0 to 12. Sourced: two starting spaces, three scorings, and the same last space for any number
 * of players. Derived: ten steps with four players. RECONSTRUCTED: twelve steps with two or three players, and the
 * first two scoring spaces.
 */
export const TRACKS: Readonly<Record<number, Track>> = {
  2: { start: 0, scoring: [4, 8, 12] },
  3: { start: 0, scoring: [4, 8, 12] },
  4: { start: 2, scoring: [6, 9, 12] },
};
