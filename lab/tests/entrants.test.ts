import { describe, expect, test } from 'vitest';
import { tableOf } from '../tournament/entrants';

describe('the seats of a tournament', () => {
  const named = (levels: string, seats: number) => tableOf({ game: 'la-loire', levels, seats, seed: 1 }).names;

  test('are as many as the named levels, and the last level fills the rest', () => {
    expect(named('admiral,merchant', 0)).toEqual(['admiral', 'merchant']);
    expect(named('admiral,merchant', 4)).toEqual(['admiral', 'merchant', 'merchant', 'merchant']);
  });

  test('are refused if there are fewer than named levels', () => {
    expect(() => named('admiral,merchant,merchant', 2)).toThrow('do not fit on 2 seats');
  });
});
