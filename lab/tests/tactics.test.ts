import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/engine/bots/levels';
import { collectionOf, gameOf, posed, RULES } from '../tactics/positions';
import { solved } from '../tactics/solve';
import { bySuite } from '../../tests/suite';

/** The short suite uses the positions of every fourth recorded game. */
const EVERY = bySuite(4, 1);
/**
 * How many percentage points a sample may be below the result of all positions. In a sample of thirty positions, one
 * error is three points.
 */
const SLACK = bySuite(6, 0);

/** The percentage of positions that a Merchant must solve. Some are too hard for it. */
const MERCHANTS: Readonly<Record<string, number>> = {
  'serenissima-1996': 93,
  'serenissima-2012': 93,
  'doge-ship': 94,
  'la-loire': 95,
};

describe.each(Object.keys(RULES))('stored positions of %s', (id) => {
  const gameWithBot = gameOf(id);
  const collection = collectionOf(id);
  const games = collection.games.filter((_, index) => index % EVERY === 0);
  const positions = posed(gameWithBot, { ...collection, games });

  it('include at least forty, about half of them held out', () => {
    const all = collection.games.flatMap(({ tactics }) => tactics);
    expect(all.length).toBeGreaterThanOrEqual(40);
    const held = all.filter((position) => position.held).length;
    expect(Math.abs(held - all.length / 2)).toBeLessThanOrEqual(all.length / 20);
  });

  it('match their rules', () => {
    expect(positions.length).toBeGreaterThan(0);
    for (const { rule, state, seat, ply } of positions)
      expect(RULES[id][rule].asks(state, seat), `${rule} at ${ply}`).toBe(true);
  });

  it('are solved by Merchants at least as often as before', () => {
    const right = solved(gameWithBot, positions, LEVELS.merchant).filter((result) => result.right).length;
    expect((right / positions.length) * 100).toBeGreaterThanOrEqual(MERCHANTS[id] - SLACK);
  });
});
