import { expect, it } from 'vitest';
import { FINAL_INSPECTION, INSPECTION } from '../../../src/engine/games/doge-ship/data/board';
import { DEFAULT_OPTIONS } from '../../../src/engine/games/doge-ship/about';
import { fastRandom } from '../../../src/engine/core/random';
import {
  ALESSANDRA,
  barricade,
  dogeTile,
  game,
  IACOPO,
  MARCO,
  newTable,
  part,
  raise,
  STEFANIA,
  stack,
  store,
} from './table';

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

it('threats list the seats that could finish the ship, and whose next turn is later', () => {
  const state = newTable();
  const columns = game.view(state, null).ship.levels[0].length;
  raise(state, IACOPO, columns, columns - 1);
  store(state, ALESSANDRA, part('U3', 7));
  store(state, MARCO, part('U3', 6));
  const endings = () => game.threats?.(state).endings;
  expect(endings()).toEqual([
    { seat: ALESSANDRA, before: [IACOPO, STEFANIA, MARCO] },
    { seat: MARCO, before: [IACOPO] },
  ]);
  expect(game.view(state, null).ship.finishers).toEqual(endings());
  state.markers[MARCO] = 0;
  expect(endings()?.map(({ seat }) => seat)).toEqual([ALESSANDRA]);
  // Without money, every space for building costs too much.
  state.dice.fill(0);
  state.money[ALESSANDRA] = 0;
  expect(endings()).toEqual([]);
});

it('a bonus can build a second part, and finish a ship with two spaces left', () => {
  const state = newTable();
  const columns = game.view(state, null).ship.levels[0].length;
  raise(state, IACOPO, columns, columns - 2);
  store(state, ALESSANDRA, part('U3', 7), part('U3', 6));
  const endings = () => game.threats?.(state).endings?.map(({ seat }) => seat);
  expect(endings()).toEqual([]);
  stack(state, ALESSANDRA, 25);
  expect(endings()).toEqual([ALESSANDRA]);
});
