import { expect, test } from 'vitest';
import { LEVELS } from '../../src/engine/bots/levels';
import { createAgent } from '../../src/engine/bots/agent';
import { GAMES_WITH_BOTS } from '../../src/engine/games/registry';
import { checkConfig } from '../../src/engine/core/match';
import { bySuite } from '../../tests/suite';
import { createBuilder } from '../tournament/builder';
import { playGame } from '../../tools/harness/play-game';

/** This strategy used to win 71% of games against Merchants, who overestimated barricades. */
test('a script that immediately builds the best-scoring part does not beat a Merchant', () => {
  const gameWithBot = GAMES_WITH_BOTS.find(({ game }) => game.about.id === 'doge-ship');
  if (!gameWithBot) throw new Error('The Doge Ship has no bot.');
  const options = checkConfig(gameWithBot.game, 2, {});
  let wins = 0;
  const games = bySuite(20, 40);
  for (let index = 0; index < games; index++) {
    const seed = 7 * 100_003 + index;
    const builder = index % 2;
    const participants = [0, 1].map((seat) =>
      seat === builder ? createBuilder(seed * 7 + seat) : createAgent(gameWithBot, LEVELS.merchant, seed * 7 + seat),
    );
    if (playGame(gameWithBot, options, participants, seed).winners.includes(builder)) wins++;
  }
  expect(wins / games).toBeLessThan(0.55);
});
