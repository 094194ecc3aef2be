import { describe, expect, test } from 'vitest';
import { WORDS } from '../../../src/engine/games/doge-ship/words';
import { TABLES } from '../../../src/engine/games/doge-ship/data/board';
import { game, IACOPO, newTable, turnOf } from './table';

describe('a space on a table', () => {
  test('is idle in the forecast if it builds and the yard is empty, but not if it buys and the piles are full', () => {
    const state = turnOf(newTable(), IACOPO);
    state.yards[IACOPO] = [];
    const told = game.moves(state, IACOPO).flatMap((move) => {
      if (move.type !== 'act') return [];
      const { type } = TABLES[move.table].spaces[move.space - 1];
      return [{ type, idle: game.forecast?.(state, IACOPO, move).idle }];
    });
    const of = (type: string) => told.filter((entry) => entry.type === type).map(({ idle }) => idle);
    expect(of('construct').length).toBeGreaterThan(0);
    expect(of('construct').every((idle) => idle === 1)).toBe(true);
    expect(of('buy').every((idle) => idle === undefined)).toBe(true);
  });
});

test('the rules’ text explains what players must be able to pay, and when they must make room in a full yard', () => {
  for (const what of ['space', 'drawn tile', 'barricade order']) expect(WORDS.rules.money.text).toContain(what);
  expect(WORDS.rules.yard.text).toMatch(/after seeing the drawn tiles/);
  expect(WORDS.rules.yard.cite).toMatch(/our ruling/);
});

test('the rules’ text says who begins, and that the Doge tile changes each round', () => {
  expect(WORDS.rules.setup.text).toMatch(/first player is random/);
  expect(WORDS.rules.round.text).toMatch(/new Doge tile/);
});
