import { expect, it } from 'vitest';
import { atTable, STYLES } from '../../../src/engine/games/serenissima-2012/bot/style';

it('with two players fights count for more, and for less what later activations and fuller warehouses promise', () => {
  const two = atTable(STYLES.admiral, 2);
  expect(two.war).toBeCloseTo(2 * STYLES.admiral.war);
  expect(two.growth).toBeLessThan(STYLES.admiral.growth / 2);
  expect(two.foresight).toBeLessThan(STYLES.admiral.foresight / 2);
  expect(two).toMatchObject({ blockade: STYLES.admiral.blockade, fleet: STYLES.admiral.fleet });
});

it('with more the weights are a style’s own, and plans are remembered by the weights they were made with', () => {
  for (const players of [3, 4]) expect(atTable(STYLES.usual, players)).toBe(STYLES.usual);
  expect(atTable(STYLES.usual, 2)).toBe(atTable(STYLES.usual, 2));
});
