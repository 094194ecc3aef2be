import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import { createAgent } from '../../../src/engine/bots/agent';
import { playGame } from '../../../tools/harness/play-game';
import { checkConfig } from '../../../src/engine/core/match';
import { GAMES_WITH_BOTS } from '../../../src/engine/games/registry';

const gameWithBot = GAMES_WITH_BOTS.find(({ game }) => game.about.id === 'doge-ship');

/** Games in which a player kept the last available part in the yard, because building it would have lost the game. */
test.each([
  [3, 10],
  [3, 28],
  [3, 29],
])('Merchants finish a game after parts were destroyed: %i players, game %i', (seats, index) => {
  if (!gameWithBot) throw new Error('The Doge Ship has no bot.');
  const seed = 100_003 + index;
  const options = checkConfig(gameWithBot.game, seats, { destroyed: 'box' });
  const participants = Array.from({ length: seats }, (_, seat) =>
    createAgent(gameWithBot, LEVELS.merchant, seed * 7 + seat),
  );
  expect(playGame(gameWithBot, options, participants, seed).moves).toBeLessThan(2000);
});
