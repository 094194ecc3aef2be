import { expect, it } from 'vitest';
import { holdings } from '../../../src/engine/games/serenissima-1996/bot/holdings';
import { scoreLines } from '../../../src/engine/games/serenissima-1996/score';
import { fund, game, GENOA, hold, launch, play, sea, tableIn, VENICE } from './table';
import type { State } from './table';

/** EN, Phase 6: 10 for a player's own capital, 1 per port that is not full, 1 per 500 ducats. */
const pointsSeen = (state: State, seat: number | null) => game.view(state, seat).points.slice(VENICE, GENOA + 1);

it('a view has the points that each seat would score now, without hidden money', () => {
  const state = tableIn('harbour', VENICE, { money: 'hidden' });
  fund(state, VENICE, 1400);
  fund(state, GENOA, 2600);
  expect(pointsSeen(state, VENICE)).toEqual([13, 11]);
  expect(pointsSeen(state, GENOA)).toEqual([11, 16]);
  expect(pointsSeen(state, null)).toEqual([11, 11]);
  hold(state, 'Tunis', VENICE, { garrison: 1 });
  expect(pointsSeen(state, VENICE)).toEqual([14, 11]);
  state.frames = [];
  expect(pointsSeen(state, GENOA)).toEqual([14, 16]);
});

it('the points in a view include every seat’s money if money is open', () => {
  const state = tableIn('harbour', VENICE, { money: 'open' });
  fund(state, GENOA, 2600);
  expect(pointsSeen(state, VENICE)[1]).toBe(16);
});

it('the sources of the points in a view add up to them, with and without hidden money', () => {
  const state = tableIn('harbour', VENICE, { money: 'hidden', unitScoring: 'one-each' });
  fund(state, VENICE, 1400);
  hold(state, 'Tunis', VENICE, { garrison: 1 });
  const view = game.view(state, VENICE);
  for (const seat of [VENICE, GENOA])
    expect(scoreLines(view, seat).reduce((sum, { points }) => sum + points, 0)).toBe(view.points[seat]);
  expect(scoreLines(view, VENICE).find(({ key }) => key === 'money')?.points).toBe(2);
  expect(scoreLines(view, GENOA).find(({ key }) => key === 'money')?.points).toBe(0);
});

it('advice counts a sale’s ducats and goods, not the price that the goods could have had', () => {
  const state = tableIn('revenue', VENICE);
  const galley = launch(state, { owner: VENICE, space: sea('Tunis'), sailors: 2, cargo: { wine: 2 } });
  const before = holdings(state, VENICE);
  play(state, VENICE, { type: 'sell', galley, good: 2 });
  const after = holdings(state, VENICE);
  expect(after.money).toBeGreaterThan(before.money);
  expect(after).toEqual({ ...before, money: after.money, cargo: 1 });
});
