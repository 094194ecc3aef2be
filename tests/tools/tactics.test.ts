import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/engine/bots/levels';
import { collectionOf, gameOf, posed, RULES } from '../../tools/tactics/positions';
import { solved } from '../../tools/tactics/solve';

/** Of a hundred positions a Merchant solves at least so many; what a Merchant cannot see is not asked here. */
const MERCHANTS: Readonly<Record<string, number>> = {
  'serenissima-1996': 93,
  'serenissima-2012': 93,
  'doge-ship': 94,
  'la-loire': 95,
};

describe.each(Object.keys(RULES))('tactics of %s', (id) => {
  const gameWithBot = gameOf(id);
  const positions = posed(gameWithBot, collectionOf(id));

  it('are forty positions or more, half of them held out', () => {
    expect(positions.length).toBeGreaterThanOrEqual(40);
    const held = positions.filter((position) => position.held).length;
    expect(Math.abs(held - positions.length / 2)).toBeLessThanOrEqual(positions.length / 20);
  });

  it('ask what their rules say', () => {
    for (const { rule, state, seat, ply } of positions)
      expect(RULES[id][rule].asks(state, seat), `${rule} at ${ply}`).toBe(true);
  });

  it('are solved by Merchants no worse than before', () => {
    const right = solved(gameWithBot, positions, LEVELS.merchant).filter((result) => result.right).length;
    expect((right / positions.length) * 100).toBeGreaterThanOrEqual(MERCHANTS[id]);
  });
});
