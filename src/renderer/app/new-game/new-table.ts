import type { ReadyTable } from '../../../engine/core/game';
import type { GameInfo } from '../../../ipc/game-info';
import type { TableSetup, Profile, SeatConfig } from '../../../ipc/seats';

/** The player of a seat: a person, or a computer with a level and optionally a character. */
export type SeatPlayer = Omit<SeatConfig, 'name'>;
type Options = TableSetup['options'];

const USUAL_SEATS = 4;
const MAX_PROFILES = 50;

/** The supported number of players nearest to `wanted`. */
export function seatCount({ seats: [least, most] }: GameInfo, wanted = USUAL_SEATS): number {
  return Math.min(Math.max(wanted, least), most);
}

/**
 * The default player of a seat: a person in the first seat, a Merchant computer (if the game has any) in all others.
 */
export function defaultPlayer({ computers }: GameInfo, seat: number): SeatPlayer {
  return seat === 0 || !computers ? { kind: 'human' } : { kind: 'computer', level: 'merchant' };
}

/**
 * Adapts a player to a game: replaces a computer with a person if the game has no computer players, and drops an
 * unknown character.
 */
export function adaptPlayer(game: GameInfo, { kind, level, character, skip }: SeatPlayer): SeatPlayer {
  if (kind === 'human' || !game.computers) return { kind: 'human', ...(skip && { skip }) };
  const known = character !== undefined && game.characters.includes(character);
  return { kind, ...(level && { level }), ...(known && { character }) };
}

/** Completes stored options for a game. Missing or invalid ones get the default of the printed rules. */
export function optionsFor({ options }: GameInfo, kept: Options = {}): Options {
  return Object.fromEntries(
    options.map(({ key, values, default: usual }) => {
      const known = values.some(({ value }) => Object.hasOwn(kept, key) && value === kept[key]);
      return [key, known ? kept[key] : usual];
    }),
  );
}

/** Converts a ready-made table to a setup. The person in the first seat keeps the name and portrait from `before`. */
export function tableSetupFrom(
  game: GameInfo,
  { seats, easy = false, options }: ReadyTable,
  before: TableSetup,
): TableSetup {
  const { name, portrait } = before.seats[0];
  const me = { ...(name !== undefined && { name }), ...(portrait !== undefined && { portrait }) };
  const level = easy ? 'deckhand' : 'merchant';
  return {
    seats: Array.from({ length: seats }, (_, seat) => {
      const player = defaultPlayer(game, seat);
      return { ...(player.kind === 'computer' ? { ...player, level } : player), ...(seat === 0 && me) };
    }),
    options: optionsFor(game, options),
  };
}

/** Whether a table has the players and options of a ready-made one. Names and portraits do not matter. */
export function isReadyTable(game: GameInfo, ready: ReadyTable, table: TableSetup): boolean {
  const same = tableSetupFrom(game, ready, table);
  const sitting = ({ seats }: TableSetup) => seats.map(({ kind, level, character }) => [kind, level, character]);
  return (
    JSON.stringify(sitting(same)) === JSON.stringify(sitting(table)) &&
    game.options.every(({ key }) => same.options[key] === table.options[key])
  );
}

/** The profiles, with `players` moved or added to the front. */
export function withPlayers(profiles: readonly Profile[], players: readonly Profile[]): Profile[] {
  const played = new Set(players.map(({ name }) => name));
  return [...players, ...profiles.filter(({ name }) => !played.has(name))].slice(0, MAX_PROFILES);
}
