import { describe, expect, test } from 'vitest';
import { tableOf } from '../tournament/entrants';

describe('tableOf', () => {
  const named = (levels: string, seats: number) => tableOf({ game: 'la-loire', levels, seats, seed: 1 }).names;

  test('creates one seat per level, and fills additional seats with the last level', () => {
    expect(named('admiral,merchant', 0)).toEqual(['admiral', 'merchant']);
    expect(named('admiral,merchant', 4)).toEqual(['admiral', 'merchant', 'merchant', 'merchant']);
  });

  test('refuses a table with fewer seats than levels', () => {
    expect(() => named('admiral,merchant,merchant', 2)).toThrow('do not fit on 2 seats');
  });
});
