import { createAgent } from '../../src/engine/bots/agent';
import { LEVELS } from '../../src/engine/bots/levels';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import type { Match } from '../../src/engine/core/match-types';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';

/**
 * A reproducible match between Merchants, of this many moves or played to the end. Throws for a game without a computer
 * player, or for an unsupported number of players.
 */
export function merchantsMatch(id: string, players: number, seed: string, plies = Infinity): Match {
  const gameWithBot = GAMES_WITH_BOTS.find(({ game }) => game.about.id === id);
  if (!gameWithBot) throw new Error(`No computer player for “${id}”`);
  const { game } = gameWithBot;
  const match = startMatch(game, { game: id, options: checkConfig(game, players, {}), seats: players, seed });
  const agents = Array.from({ length: players }, (_, seat) => createAgent(gameWithBot, LEVELS.merchant, seat + 1));
  while (match.log.length < plies) {
    const [seat] = game.actors(match.position);
    if (seat === undefined) break;
    playMove(match, seat, agents[seat].decide(game.view(match.position, seat), seat).move);
  }
  return match;
}
