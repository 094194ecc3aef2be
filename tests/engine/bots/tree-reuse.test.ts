import { expect, test } from 'vitest';
import type { GameWithBot } from '../../../src/engine/bots/bot';
import type { Decision } from '../../../src/engine/bots/agent';
import { limitVisits } from '../../../src/engine/bots/tree-reuse';
import type { PlanStatistics } from '../../../src/engine/bots/tree-reuse';
import { findGameWithBot } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import { anyMove, keepOwn, playerOf, playWith } from './games';
import { HEAP } from './heap';
import type { Heap } from './heap';

/** The heap game with a decision key, so that the bot recognises positions it has searched before. */
const NAMED: GameWithBot = {
  game: HEAP.game,
  bot: { ...HEAP.bot, turns: { decisionKey: (state) => String((state as Heap).left) } },
};

const TEN: Heap = { left: 10, turn: 0, points: [0, 0] };
const SIX: Heap = { left: 6, turn: 0, points: [1, 1] };
const take = (count: number) => ({ type: 'take', count });

test('playouts carry over to later decisions, even before any new playout', () => {
  const player = playerOf(NAMED, 'doge');
  player.decide(TEN, 0);
  const { best, iterations } = player.decide(SIX, 0, { iterations: 0 });
  expect(iterations).toBe(0);
  expect(best.map(({ chance }) => chance)).not.toContain(null);
  const stranger = playerOf(NAMED, 'doge').decide(SIX, 0, { iterations: 0 });
  expect(stranger.best.map(({ chance }) => chance)).toEqual([null, null, null]);
});

test('limitVisits reduces visits to a limit and keeps their proportions', () => {
  const known: PlanStatistics = [
    { moves: [take(1)], visits: 3000, total: [900, 2100] },
    { moves: [take(2)], visits: 1000, total: [500, 500] },
  ];
  expect(limitVisits(known, 400)).toEqual([
    { moves: [take(1)], visits: 300, total: [90, 210] },
    { moves: [take(2)], visits: 100, total: [50, 50] },
  ]);
  expect(limitVisits(known, 4000)).toBe(known);
  expect(limitVisits([], 400)).toEqual([]);
});

test('reused playouts are limited to the maximum of a decision if first sight counts as playouts', () => {
  /** Returns the chosen plan's share of all playouts, after long pondering on the following positions. */
  const shareOf = (firstSight: number, most: number) => {
    const bot = {
      ...NAMED.bot,
      chances: { decisiveMargin: () => 1 },
      search: { firstSight, maxPlayouts: () => most },
    };
    const player = playerOf({ ...NAMED, bot }, 'doge');
    player.decide(TEN, 0, { iterations: 20 });
    let asked = 0;
    player.ponder(() => ++asked > 4_000);
    return player.decide(SIX, 0, { iterations: 20 }).share;
  };
  expect(shareOf(24, 20)).not.toBe(shareOf(24, Infinity));
  // Without first sight, the limit has no effect.
  expect(shareOf(0, 20)).toBe(shareOf(0, Infinity));
});

test('decisions without a key are not mistaken for each other', () => {
  const player = playerOf(HEAP, 'doge');
  player.decide(TEN, 0);
  expect(player.decide(SIX, 0, { iterations: 0 }).best.map(({ chance }) => chance)).toEqual([null, null, null]);
});

test('players with a memory are reproducible and use only what they have seen', () => {
  const gameWithBot = findGameWithBot('serenissima-1996') as GameWithBot;
  const { game } = gameWithBot;
  const [one, same, shown] = [1, 2, 3].map(() => playerOf(gameWithBot, 'admiral', 6));
  let searched = 0;
  let planted = 0;
  playWith(
    gameWithBot,
    31,
    (met, random) => {
      if (met.seat !== 0) return anyMove(gameWithBot, met, random);
      const other = game.copy(met.state);
      planted += Number(
        testingOf(game)
          .secrets?.plant(other)
          .some(({ owner }) => owner !== 0),
      );
      const view = game.view(met.state, 0);
      const seen = game.view(keepOwn(met.state, other, 0), 0);
      const decide = (player: typeof one, table: unknown): Decision => player.decide(table, 0, { iterations: 30 });
      const decision = decide(one, view);
      expect(decide(same, view)).toEqual(decision);
      expect(decide(shown, seen)).toEqual(decision);
      searched += Number(decision.iterations > 0);
      return decision.move;
    },
    { plies: 50 },
  );
  expect(searched).toBeGreaterThan(3);
  expect(planted).toBeGreaterThan(3);
});
