import { expect, it } from 'vitest';
import { serenissima1996Bot } from '../../../src/engine/games/serenissima-1996/bot';
import { atTable, STYLES } from '../../../src/engine/games/serenissima-1996/bot/style';
import { tableIn, VENICE } from './table';

function firstBid(players: number): unknown {
  const state = tableIn('harbour', VENICE, {}, players);
  state.turn = 1;
  state.frames = [{ kind: 'bidding', bids: state.money.map(() => null) }];
  const [plan] = serenissima1996Bot.planning?.plans(state, VENICE, STYLES.usual, 1) ?? [];
  const [move] = plan.moves;
  return move.type === 'bid' && move.amount;
}

it('with two players, fights count more, later gains count less, and no bid for an early place pays off', () => {
  const two = atTable(STYLES.usual, 2);
  expect(two.war).toBeGreaterThan(2 * STYLES.usual.war);
  expect(two.foresight).toBeLessThan(STYLES.usual.foresight / 2);
  expect([2, 3, 4].map(firstBid)).toEqual([0, 100, 100]);
});

it('the style’s own weights apply with more players, and characters still differ with two', () => {
  for (const players of [3, 4]) expect(atTable(STYLES.corsair, players)).toBe(STYLES.corsair);
  expect(atTable(STYLES.corsair, 2).war).toBeGreaterThan(atTable(STYLES.usual, 2).war);
  expect(atTable(STYLES.blockader, 2)).toMatchObject({ passage: 0, caution: 1 });
  expect(atTable(STYLES.usual, 2)).toBe(atTable(STYLES.usual, 2));
});
