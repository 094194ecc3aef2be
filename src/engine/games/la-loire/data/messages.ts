import { COLOURS, LOCATIONS, NANTES, ORLEANS } from './board';
import type { ColourId, ColourName, LocationId } from './board';

/**
 * The message cards.
 *
 * Sourced: the cost and requirements of each level, the five types. RECONSTRUCTED: the number of cards, and each card's
 * destination, type and victory points. Level 1 contains each village once, level 2 each pair of colours once, and
 * level 3 each pair of colours twice.
 */

/** The types of message. Each type has a blue character of the same name. */
export const MESSAGE_TYPES = ['lover', 'general', 'philosopher', 'judge', 'provost'] as const;
/** Index into {@link MESSAGE_TYPES}. */
export type MessageType = number;

export type Level = 1 | 2 | 3 | 4;
export const LEVELS: readonly Level[] = [1, 2, 3, 4];
export const ABBEY: Level = 4;

interface MessageCard {
  readonly level: Level;
  readonly type: MessageType;
  /** The destination of a message of level 1 or 4, otherwise -1. */
  readonly to: LocationId;
  /** The shields of the villages that a message of level 2 or 3 must visit, one each; empty for other levels. */
  readonly shields: readonly ColourId[];
}

/** Index into {@link MESSAGES}. */
export type CardId = number;

/** Deniers a message costs, by level. */
export const MESSAGE_COST: readonly number[] = [0, 1, 2, 3, 4];
/** Victory points of a delivered message, by level. RECONSTRUCTED. */
export const MESSAGE_POINTS: readonly number[] = [0, 2, 4, 7, 5];
/** Maximum number of Abbey's messages per player. */
export const ABBEY_HELD = 1;

const LETTERS: Readonly<Record<string, MessageType>> = { L: 0, G: 1, P: 2, J: 3, R: 4 };

/** RECONSTRUCTED. Types in order along the loop: L(over), G(eneral), P(hilosopher), J(udge), R (Provost). */
const LEVEL_1 = 'GJLPRGLPJ' + 'GRLPPLJRG';

/** RECONSTRUCTED: pairs of colours, each with the letter of its type. */
const LEVEL_2: readonly [ColourName, ColourName, string][] = [
  ['red', 'blue', 'J'], ['red', 'yellow', 'L'], ['red', 'green', 'P'], ['red', 'white', 'P'], ['red', 'purple', 'R'],
  ['red', 'black', 'G'], ['blue', 'yellow', 'G'], ['blue', 'green', 'J'], ['blue', 'white', 'L'],
  ['blue', 'purple', 'R'], ['blue', 'black', 'P'], ['yellow', 'green', 'R'], ['yellow', 'white', 'R'],
  ['yellow', 'purple', 'P'], ['yellow', 'black', 'J'], ['green', 'white', 'G'], ['green', 'purple', 'L'],
  ['green', 'black', 'R'], ['white', 'purple', 'J'], ['white', 'black', 'L'], ['purple', 'black', 'G'],
]; // prettier-ignore

/** RECONSTRUCTED: triples of colours, each with the letter of its type. */
const LEVEL_3: readonly [ColourName, ColourName, ColourName, string][] = [
  ['red', 'blue', 'green', 'P'], ['red', 'blue', 'purple', 'L'], ['red', 'yellow', 'green', 'G'],
  ['red', 'yellow', 'black', 'R'], ['red', 'white', 'purple', 'J'], ['red', 'white', 'black', 'G'],
  ['blue', 'yellow', 'white', 'L'], ['blue', 'yellow', 'black', 'J'], ['blue', 'green', 'white', 'R'],
  ['blue', 'purple', 'black', 'G'], ['yellow', 'green', 'purple', 'J'], ['yellow', 'white', 'purple', 'P'],
  ['green', 'white', 'black', 'L'], ['green', 'purple', 'black', 'P'],
]; // prettier-ignore

/** RECONSTRUCTED: each city occurs once with each type. */
const LEVEL_4: readonly LocationId[] = [NANTES, ORLEANS];

function shieldCard(level: Level, entry: readonly string[]): MessageCard {
  const shields = entry.slice(0, -1).map((name) => COLOURS.findIndex((colour) => colour === name));
  return { level, type: LETTERS[entry[entry.length - 1]], to: -1, shields };
}

const VILLAGES = LOCATIONS.flatMap(({ kind }, at) => (kind === 'village' ? [at] : []));

/** All 63 cards, by level. */
export const MESSAGES: readonly MessageCard[] = [
  ...VILLAGES.map((to, i): MessageCard => ({ level: 1, type: LETTERS[LEVEL_1[i]], to, shields: [] })),
  ...LEVEL_2.map((entry) => shieldCard(2, entry)),
  ...LEVEL_3.map((entry) => shieldCard(3, entry)),
  ...LEVEL_4.flatMap((to) => MESSAGE_TYPES.map((_, type): MessageCard => ({ level: ABBEY, type, to, shields: [] }))),
];
