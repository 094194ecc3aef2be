import { expect, it } from 'vitest';
import { FINAL_INSPECTION, INSPECTION } from '../../../src/engine/games/doge-ship/data/board';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import { fastRandom } from '../../../src/engine/core/random';
import { ALESSANDRA, barricade, dogeTile, game, IACOPO, STEFANIA } from './table';

it('threats list each seat’s losses at every level of high water, and mark the coming level', () => {
  const state = game.setup({ seats: 4, options: DEFAULT_OPTIONS }, fastRandom(3));
  state.stacks[ALESSANDRA] = [barricade(1), barricade(2)];
  state.stacks[STEFANIA] = [barricade(3), barricade(4), barricade(5)];
  state.doge = dogeTile(1); // high water of level 2
  const losses = game.threats?.(state).losses ?? [];
  const coming = losses.filter((loss) => loss.coming);
  expect(coming.map(({ seat, level, count }) => [seat, level, count])).toEqual([
    [0, 2, 2],
    [1, 2, 1],
    [2, 2, 0],
    [3, 2, 2],
  ]);
  const { players } = game.view(state, IACOPO);
  expect(players[ALESSANDRA].floods).toEqual([0, 1, 2, 2, 2]);
  expect(losses.filter(({ seat }) => seat === ALESSANDRA).map(({ count }) => count)).toEqual([0, 1, 2, 2, 2]);
});

it('the view has the points that each inspection would give if all Approvals were bid', () => {
  const state = game.setup({ seats: 4, options: DEFAULT_OPTIONS }, fastRandom(3));
  state.approvals = [5, 7, 5, 0];
  const { players } = game.view(state, IACOPO);
  expect(players.map(({ prizes }) => prizes.inspection)).toEqual([INSPECTION[1], INSPECTION[0], INSPECTION[1], 0]);
  expect(players.map(({ prizes }) => prizes.final)[ALESSANDRA]).toBe(FINAL_INSPECTION[0]);
});
