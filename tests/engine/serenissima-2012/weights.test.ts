import { expect, it } from 'vitest';
import { purchases } from '../../../src/engine/games/serenissima-2012/bot/investing';
import { plans } from '../../../src/engine/games/serenissima-2012/bot/plans';
import { atTable, STYLES } from '../../../src/engine/games/serenissima-2012/bot/style';
import { activate, BLUE, launch, RED, table } from './table';

it('with two players, fights count more, and later activations and fuller warehouses less', () => {
  const two = atTable(STYLES.admiral, 2);
  expect(two.war).toBeCloseTo(2 * STYLES.admiral.war);
  expect(two.growth).toBeLessThan(STYLES.admiral.growth / 2);
  expect(two.foresight).toBeLessThan(STYLES.admiral.foresight / 2);
  expect(two).toMatchObject({ blockade: STYLES.admiral.blockade, fleet: STYLES.admiral.fleet });
});

it('with three or more players the style’s own weights apply, and equal calls return the same object', () => {
  for (const players of [3, 4]) expect(atTable(STYLES.usual, players)).toBe(STYLES.usual);
  expect(atTable(STYLES.usual, 2)).toBe(atTable(STYLES.usual, 2));
});

it('plans use the weights for the number of players', () => {
  const gains = [2, 4].map((players) => {
    const state = table({}, players);
    launch(state, 4, BLUE, 'València', 2);
    launch(state, 12, RED, 'Algiers', 5);
    state.money[BLUE] = 20;
    activate(state, 4, 'investment');
    const [{ value }] = plans(state, BLUE, STYLES.usual, 1);
    expect(value).toBe(purchases(state, BLUE, [], atTable(STYLES.usual, players)).gain);
    return value - purchases(state, BLUE, [], STYLES.usual).gain;
  });
  expect(gains[0]).not.toBe(0);
  expect(gains[1]).toBe(0);
});
