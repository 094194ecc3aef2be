import { describe, expect, test } from 'vitest';
import { argumentsOf } from '../../tools/arguments';

const USUAL = { games: 200, only: '', json: false };
const read = (...args: string[]) => argumentsOf(args, USUAL);

describe('a tool’s command line', () => {
  test('says nothing: everything is as usual', () => {
    expect(read()).toEqual(USUAL);
  });

  test('has values after a space or an equals sign, flags, and a number from 0', () => {
    expect(read('--games', '0', '--only=war,caution', '--json')).toEqual({ games: 0, only: 'war,caution', json: true });
    expect(read('--games=40', '--only', 'Because a port is full.').only).toBe('Because a port is full.');
  });

  test.each(['many', '1.5', '', '1e3'])('is refused when “%s” is given for a number', (value) => {
    expect(() => read('--games', value)).toThrow('--games is a whole number.');
  });

  test.each([
    [['--gmaes', '3'], '--gmaes'],
    [['--only'], '--only'],
    [['three'], 'three'],
    [['--json=yes'], '--json'],
  ] as const)('is refused, by what is wrong, when it says %j', (args, named) => {
    expect(() => read(...args)).toThrow(named);
  });
});
