import type { GameInfo } from '../../../ipc/cabinet';
import type { KeptTable, SeatConfig } from '../../../ipc/seats';

/** The players and options of a new table, before a match exists. */

/** The player of a seat: a person at this table, or a computer with a level and optionally a character. */
export type Sitter = Omit<SeatConfig, 'name'>;
type Options = KeptTable['options'];

/** Default number of players, if the game allows it. */
const USUAL_SEATS = 4;

/** The number of players nearest to the wanted one that a game allows. */
export function seatCount({ seats: [least, most] }: GameInfo, wanted = USUAL_SEATS): number {
  return Math.min(Math.max(wanted, least), most);
}

/**
 * The default player of an empty seat: the person at the screen on the first seat, a computer of level Merchant on any
 * other.
 */
export function usualSitter({ computers }: GameInfo, seat: number): Sitter {
  return seat === 0 || !computers ? { kind: 'human' } : { kind: 'computer', level: 'merchant' };
}

/**
 * Adapts a chosen player to a game. If the game has no computer players, it becomes a person; an unknown character is
 * dropped.
 */
export function seated(game: GameInfo, { kind, level, character, skip }: Sitter): Sitter {
  if (kind === 'human' || !game.computers) return { kind: 'human', ...(skip && { skip }) };
  const known = character !== undefined && game.characters.includes(character);
  return { kind, ...(level && { level }), ...(known && { character }) };
}

/** A game's options, based on the stored ones. Missing or invalid ones get the default of the printed rules. */
export function optionsFor({ options }: GameInfo, kept: Options = {}): Options {
  return Object.fromEntries(
    options.map(({ key, values, default: usual }) => {
      const known = values.some(({ value }) => Object.hasOwn(kept, key) && value === kept[key]);
      return [key, known ? kept[key] : usual];
    }),
  );
}
