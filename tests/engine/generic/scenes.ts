import type { GameEvent } from '../../../src/engine/core/game';
import { checkConfig, playMove, startMatch } from '../../../src/engine/core/match';
import { saveText } from '../../../src/engine/core/save';
import { findGame } from '../../../src/engine/games/registry';
import type { PictureMoment } from '../../../src/engine/kit/testing-pictures';
import { merchantsMatch } from '../../../tools/harness/merchants';
import type { GoldenGame } from './golden';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];

/** Returns a golden game as a save up to that moment, and its next move. Throws if the moment does not occur. */
export function sceneAt(id: string, golden: GoldenGame, moment: PictureMoment<GameEvent>) {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const players = 1 + Math.max(...golden.moves.map(({ seat }) => seat));
  const config = { game: id, options: checkConfig(game, players, {}), seats: players, seed: golden.seed };
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'human' }));
  const until = (plies: number) => {
    const match = startMatch(game, config);
    for (const { seat, move } of golden.moves.slice(0, plies)) playMove(match, seat, move);
    return match;
  };
  const ply = typeof moment === 'number' ? moment : plyOf(until(golden.moves.length).log, moment);
  const text = saveText(until(ply), { title: 'A picture', seats, created: '2026-01-01T00:00:00.000Z' });
  return { ply, text, next: golden.moves[ply] };
}

/**
 * Plays a whole game between computer Merchants. Its board is fuller than in golden games, which only need to show
 * every rule.
 */
export function gameOfMerchants(id: string, players: number, seed: string): GoldenGame {
  const { log } = merchantsMatch(id, players, seed);
  return { seed, moves: log.map(({ seat, move }) => ({ seat, move })) };
}

export function eventsOf(id: string, golden: GoldenGame) {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const players = 1 + Math.max(...golden.moves.map(({ seat }) => seat));
  const config = { game: id, options: checkConfig(game, players, {}), seats: players, seed: golden.seed };
  const match = startMatch(game, config);
  for (const { seat, move } of golden.moves) playMove(match, seat, move);
  return match.log.map(({ seat, events }) => ({ seat, events }));
}

export function openingOf(id: string, players: number): string {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const config = { game: id, options: checkConfig(game, players, {}), seats: players, seed: 'picture' };
  const seats = NAMES.slice(0, players).map((name) => ({ name, kind: 'human' }));
  return saveText(startMatch(game, config), { title: 'A picture', seats, created: '2026-01-01T00:00:00.000Z' });
}

function plyOf(
  log: readonly { readonly events: readonly { readonly type: string }[] }[],
  { event, nth = 1 }: Exclude<PictureMoment<GameEvent>, number>,
): number {
  const plies = log.flatMap(({ events }, ply) => (events.some(({ type }) => type === event) ? [ply] : []));
  const found = plies[nth - 1];
  if (found === undefined) throw new Error(`The golden game has fewer than ${nth} events “${event}”`);
  return found;
}
