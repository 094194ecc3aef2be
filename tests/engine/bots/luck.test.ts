import { expect, test } from 'vitest';
import { search } from '../../../src/engine/bots/search';
import { fastRandom } from '../../../src/engine/core/random';
import type { Random } from '../../../src/engine/core/game';
import { HEAP } from './heap';

test('the n-th playouts of all plans have the same luck, and the playouts of one plan have different luck', () => {
  const met: { plan: number; luck: number }[] = [];
  let luck = 0;
  const gameWithBot = {
    ...HEAP,
    game: {
      ...HEAP.game,
      play(state: unknown, seat: number, move: { readonly type: string; readonly count?: number }, random: Random) {
        if (luck > 0) met.push({ plan: move.count ?? 0, luck });
        luck = 0;
        return HEAP.game.play(state, seat, move, random);
      },
    },
  };
  // With eight counters left, all moves are equally good.
  const view = { left: 8, turn: 0, points: [0, 0] };
  const imagine = (random: Random) => {
    luck = random.roll(1_000_000);
    return structuredClone(view);
  };
  const limits = {
    style: null,
    plans: 8,
    rounds: 1,
    learned: false,
    answers: false,
    iterations: 60,
    stop: () => false,
    random: fastRandom(5),
  };
  const { branches } = search(gameWithBot, 0, imagine, limits);

  const byPlan = branches.map(({ plan }) => {
    const [first] = plan.moves as readonly { readonly count?: number }[];
    return met.filter((each) => each.plan === first.count).map((each) => each.luck);
  });
  const [longest] = byPlan.slice().sort((a, b) => b.length - a.length);
  expect(new Set(longest).size).toBe(longest.length);
  for (const lucks of byPlan) expect(lucks).toEqual(longest.slice(0, lucks.length));
  expect(byPlan.filter(({ length }) => length > 3).length).toBeGreaterThan(1);
});
