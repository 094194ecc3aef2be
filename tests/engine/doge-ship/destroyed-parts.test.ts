import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import { createPlayer } from '../../../src/engine/bots/player';
import { playGame } from '../../../src/engine/bots/tournament';
import { checkConfig } from '../../../src/engine/core/match';
import type { Options } from '../../../src/engine/core/game';
import { CONTESTS } from '../../../src/engine/games/opponents';

const contest = CONTESTS.find(({ game }) => game.about.id === 'doge-ship');

/** Games in which somebody came to hold the last part there was, would have lost by building it, and so never did. */
test.each([
  [3, 10],
  [3, 28],
  [3, 29],
])('Merchants end a game in which destroyed parts leave the game: %i players, game %i', (seats, index) => {
  if (!contest) throw new Error('The computer plays The Doge Ship');
  const seed = 100_003 + index;
  const options = checkConfig(contest.game, seats, { destroyed: 'box' } as Options);
  const chairs = Array.from({ length: seats }, (_, seat) => createPlayer(contest, LEVELS.merchant, seed * 7 + seat));
  expect(playGame(contest, options, chairs, seed).moves).toBeLessThan(2000);
});
