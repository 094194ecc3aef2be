import { expect, test } from 'vitest';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import { checkConfig } from '../../../src/engine/core/match';
import { search } from '../../../src/engine/bots/search';
import { fastRandom } from '../../../src/engine/core/random';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { playerOf } from './games';
import { HEAP } from './heap';
import type { Heap } from './heap';

/**
 * Returns the move chosen with seven counters left. Taking three wins, but first sight rates taking one higher, by
 * `margins` decisive margins.
 */
function chosen(firstSight: number | undefined, margins: number): unknown {
  const plans = ({ left }: Heap) =>
    [1, 2, 3]
      .filter((count) => count <= left)
      .map((count) => ({
        moves: [{ type: 'take', count }],
        value: left === 7 && count === 1 ? margins : 0,
        reason: { key: 'move', params: {} },
      }));
  const bot = {
    ...HEAP.bot,
    planning: { plans },
    chances: { decisiveMargin: () => 1 },
    search: firstSight === undefined ? {} : { firstSight },
  };
  const view = { left: 7, turn: 0, points: [1, 1] };
  const limits = {
    style: null,
    plans: 8,
    rounds: 1,
    learned: false,
    answers: false,
    iterations: 400,
    stop: () => false,
    random: fastRandom(5),
  };
  const { branches } = search({ ...HEAP, bot }, 0, () => structuredClone(view), limits);
  return branches[0].plan.moves[0];
}

test('a plan’s first-sight value weighs as much as the configured number of playouts', () => {
  expect(chosen(undefined, 1)).toEqual({ type: 'take', count: 3 });
  expect(chosen(1000, 1)).toEqual({ type: 'take', count: 1 });
});

test('enough playouts overrule first sight', () => {
  expect(chosen(20, 1)).toEqual({ type: 'take', count: 3 });
});

test('in The Doge Ship, a decision and a helper’s search end after 256 playouts, even if time is left', () => {
  const gameWithBot = findGameWithBot('doge-ship') as GameWithBot;
  const { game } = gameWithBot;
  const state = game.setup({ seats: 2, options: checkConfig(game, 2, {}) }, fastRandom(3));
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const ask = () => playerOf(gameWithBot, 'admiral');
  expect(ask().decide(view, seat, { iterations: Infinity }).iterations).toBe(256);
  const told = ask().explore(view, seat, { iterations: Infinity });
  expect(told.reduce((sum, { visits }) => sum + visits, 0)).toBe(256);
});
