import { describe, expect, test } from 'vitest';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import type { PlanStatistics } from '../../../src/engine/bots/tree-reuse';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { playerOf, playWith, anyMove } from './games';
import { HEAP } from './heap';
import type { Heap } from './heap';

const TEN: Heap = { left: 10, turn: 0, points: [0, 0] };
/** The heap game with a decision key, so that the bot recognises positions it has searched before. */
const NAMED: GameWithBot = {
  game: HEAP.game,
  bot: { ...HEAP.bot, turns: { decisionKey: (state) => String((state as Heap).left) } },
};

describe('players who can share a decision', () => {
  const { game } = findGameWithBot('serenissima-1996') as GameWithBot;
  const gameWithBot = findGameWithBot('serenissima-1996') as GameWithBot;
  const state = playWith(gameWithBot, 3, (met, random) => anyMove(gameWithBot, met, random), { plies: 60 });
  const [seat] = game.actors(state);
  const view = game.view(state, seat);
  const helped = (helpers: number) => {
    const others = Array.from({ length: helpers }, (_, nth) =>
      playerOf(gameWithBot, 'doge', 100 + nth).explore(view, seat, { iterations: 24 }),
    );
    return playerOf(gameWithBot, 'doge', 7).decide(view, seat, { iterations: 24, others: () => others });
  };

  test.each([1, 3])('reach the same decision with the same seeds and playouts (%i players)', (count) => {
    expect(helped(count - 1)).toEqual(helped(count - 1));
  });

  test('decide as if helping did not exist if they have no helpers', () => {
    expect(helped(0)).toEqual(playerOf(gameWithBot, 'doge', 7).decide(view, seat, { iterations: 24 }));
  });

  test('give a helper’s statistics the same weight as their own', () => {
    const alone = playerOf(HEAP, 'doge').decide(TEN, 0, { iterations: 8 });
    const other = alone.best[1].move;
    const sure: PlanStatistics = [{ moves: [other], visits: 1000, total: [900, 100, 900, 100] }];
    const decision = playerOf(HEAP, 'doge').decide(TEN, 0, { iterations: 8, others: () => [sure] });
    expect(decision.move).toEqual(other);
    expect(decision.best[0].chance).toBeCloseTo(0.9, 1);
  });

  test('do not wait for helpers if they have a single plan', () => {
    const left = { left: 1, turn: 0, points: [0, 0] };
    const others = () => {
      throw new Error('The helpers should not be asked.');
    };
    expect(playerOf(HEAP, 'doge').decide(left, 0, { others }).move).toEqual(expect.anything());
  });
});

test('the search during other players’ turns is used for the next decision', () => {
  const [one, ponders] = [1, 2].map(() => playerOf(NAMED, 'doge', 4));
  const visitsOf = (pondered: number) => {
    const player = pondered > 0 ? ponders : one;
    player.decide(TEN, 0, { iterations: 40 });
    let asked = 0;
    if (pondered > 0) player.ponder(() => ++asked > pondered);
    // Without new playouts, the decision depends only on earlier thinking.
    return player.decide({ left: 6, turn: 0, points: [1, 1] }, 0, { iterations: 0 }).best;
  };
  const before = visitsOf(0);
  const after = visitsOf(4000);
  expect(after.filter(({ chance }) => chance !== null).length).toBeGreaterThanOrEqual(
    before.filter(({ chance }) => chance !== null).length,
  );
  expect(after).not.toEqual(before);
});
