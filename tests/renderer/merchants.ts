import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import { findGame } from '../../src/engine/games/registry';
import { gameOfMerchants } from '../engine/generic/scenes';
import type { GoldenGame } from '../engine/generic/golden';

const games = new Map<string, GoldenGame>();

/**
 * Returns a whole game between computer Merchants. Test files share this module, so each game is computed only once.
 */
export function merchantsGame(id: string, players: number, seed: string): GoldenGame {
  const key = `${id} ${players} ${seed}`;
  const game = games.get(key) ?? gameOfMerchants(id, players, seed);
  games.set(key, game);
  return game;
}

/** Returns copies of the game's positions after these numbers of moves, which must be in ascending order. */
export function merchantsPositions(id: string, players: number, seed: string, plies: readonly number[]): unknown[] {
  const game = findGame(id);
  if (!game) throw new Error(`The game “${id}” is not registered`);
  const { moves } = merchantsGame(id, players, seed);
  const config = { game: id, options: checkConfig(game, players, {}), seats: players, seed };
  const match = startMatch(game, config);
  return plies.map((ply) => {
    for (const { seat, move } of moves.slice(match.log.length, ply)) playMove(match, seat, move);
    return game.copy(match.position);
  });
}
