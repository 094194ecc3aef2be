import { expect, it } from 'vitest';
import { stylesAtTable } from '../../../src/engine/kit/at-table';

const atTable = stylesAtTable<{ war: number; caution: number; fleet: number }>({
  byPlayers: { 2: { war: 2, caution: 1.9 } },
  most: { caution: 1 },
});
const STYLE = { war: 0.5, caution: 0.4, fleet: 5 };

it('weights are multiplied by the table’s factors, or unchanged if there are none', () => {
  expect(atTable(STYLE, 2)).toEqual({ war: 1, caution: 0.76, fleet: 5 });
  expect(atTable(STYLE, 3)).toBe(STYLE);
  expect(STYLE).toEqual({ war: 0.5, caution: 0.4, fleet: 5 });
});

it('no weight exceeds its maximum', () => {
  expect(atTable({ ...STYLE, caution: 0.8 }, 2).caution).toBe(1);
});
