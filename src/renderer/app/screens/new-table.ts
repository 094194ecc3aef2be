import type { GameInfo, KeptTable, SeatConfig } from '../../../ipc/contract';

/** Who sits down at a new table and by which options, before a match has it. */

type Sitter = Omit<SeatConfig, 'name'>;
type Options = KeptTable['options'];

/** So many play at a table that nobody has said otherwise of, where the game seats them. */
const USUAL_SEATS = 4;

/** The number of players nearest to the one wanted that a game can seat. */
export function seatCount({ seats: [least, most] }: GameInfo, wanted = USUAL_SEATS): number {
  return Math.min(Math.max(wanted, least), most);
}

/** Who sits on a seat nobody has been chosen for: the person at the screen on the first, a Merchant on any other. */
export function usualSitter({ computers }: GameInfo, seat: number): Sitter {
  return seat === 0 || !computers ? { kind: 'human' } : { kind: 'computer', level: 'merchant' };
}

/** A chosen sitter as a game can seat them: where computers do not know it people play, and a character it has not got stays away. */
export function seated(game: GameInfo, { kind, level, character, skip }: Sitter): Sitter {
  if (kind === 'human' || !game.computers) return { kind: 'human', ...(skip && { skip }) };
  const known = character !== undefined && game.characters.includes(character);
  return { kind, ...(level && { level }), ...(known && { character }) };
}

/** A game's options as they were kept; the source's default wherever one was not, or is no choice any more. */
export function optionsFor({ options }: GameInfo, kept: Options = {}): Options {
  return Object.fromEntries(
    options.map(({ key, values, default: usual }) => {
      const known = values.some(({ value }) => Object.hasOwn(kept, key) && value === kept[key]);
      return [key, known ? kept[key] : usual];
    }),
  );
}
