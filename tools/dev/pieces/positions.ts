import type { AnyGame, Options, Seat } from '../../../src/engine/core/game';
import { positionAt } from '../../../src/engine/core/history';
import { checkConfig, jsonClone, startMatch } from '../../../src/engine/core/match';
import type { Match } from '../../../src/engine/core/match-types';
import { fastRandom } from '../../../src/engine/core/random';
import { saveText } from '../../../src/engine/core/save';
import { GAMES } from '../../../src/engine/games/registry';
import type { Choice } from '../../../src/ipc/table';
import { merchantsMatch } from '../../harness/merchants';

export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gina', 'Hugo'];

export const gameOf = (id: string): AnyGame => GAMES.find(({ about }) => about.id === id) ?? GAMES[0];

/** A complete game between Merchants, or only its start if the game has no computer player. */
export function playedMatch(game: AnyGame, seats: number, seed: string): Match {
  const { id } = game.about;
  try {
    return merchantsMatch(id, seats, seed);
  } catch {
    return startMatch(game, { game: id, seats, seed, options: checkConfig(game, seats, {}) });
  }
}

/** Positions throughout a match: the first, the last, and `between` others. */
export function spread(match: Match, between: number): unknown[] {
  const { length } = match.log;
  const plies = Array.from({ length: between + 2 }, (_, i) => Math.round((i * length) / (between + 1)));
  return [...new Set(plies)].map((ply) => positionAt(match, ply));
}

/** A position as editable JSON. Lists of plain values stay on one line. */
export function written(state: unknown): string {
  return JSON.stringify(state, null, 2).replace(/\[\s[^[\]{}]*\]/g, (list) =>
    list.replace(/\n\s*/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
}

/** Parses a position of the game. Returns an error message if the text is invalid. */
export function readPosition(game: AnyGame, text: string): { readonly state: unknown } | { readonly fault: string } {
  try {
    const state: unknown = JSON.parse(text);
    game.check(state);
    return { state };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

/** The first deciding seat in a position and all its moves; `null` and no moves if the game is over. */
export function choicesIn(game: AnyGame, state: unknown): { readonly seat: Seat | null; readonly choices: Choice[] } {
  const [seat = null] = game.actors(state);
  if (seat === null) return { seat, choices: [] };
  const moves = game.moves(state, seat);
  return { seat, choices: moves.map((move) => ({ move, forecast: game.forecast?.(state, seat, move) ?? {} })) };
}

/** The position after a move, with dice from a seed. */
export function after(game: AnyGame, state: unknown, seat: Seat, move: Choice['move'], seed: number): unknown {
  const next = game.copy(state);
  game.play(next, seat, jsonClone(move), fastRandom(seed));
  return next;
}

export function saveFrom(game: AnyGame, state: unknown, seed: string): string {
  const { id } = game.about;
  const seats = game.seats(state);
  const { options } = state as { readonly options?: Options };
  const match = startMatch(game, {
    game: id,
    seats,
    seed,
    options: checkConfig(game, seats, options ?? {}),
    position: state,
  });
  return saveText(match, {
    title: `${game.about.title}, from a position`,
    seats: NAMES.slice(0, seats).map((name) => ({ name, kind: 'human' })),
    created: new Date().toISOString(),
  });
}
