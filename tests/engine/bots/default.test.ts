import { expect, test } from 'vitest';
import { LEVELS } from '../../../src/engine/bots/levels';
import { createAgent } from '../../../src/engine/bots/agent';
import { playGame } from '../../../tools/harness/play-game';
import { HEAP } from './heap';

test('a bot that defines only the required members still wins by searching moves and comparing scores', () => {
  let won = 0;
  for (let seed = 0; seed < 20; seed++) {
    const doge = createAgent(HEAP, LEVELS.doge, seed);
    const { winners } = playGame(HEAP, {}, [doge, 'random'], seed);
    won += Number(winners[0] === 0);
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

test('the bot finds the winning move: taking three of seven counters leaves a multiple of four', () => {
  const { move } = createAgent(HEAP, LEVELS.doge, 1).decide({ left: 7, turn: 0, points: [1, 1] }, 0);
  expect(move).toEqual({ type: 'take', count: 3 });
});
