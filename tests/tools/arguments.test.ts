import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { argumentsOf, helpOf } from '../../tools/arguments';
import { tableOf } from '../../tools/tournament/entrants';

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

describe('--help', () => {
  test('of a tool lists its options, with what holds where they are not given', () => {
    expect(helpOf('tool', USUAL).split('\n').slice(1)).toEqual(['  --games N  (200)', '  --only TEXT', '  --json']);
  });

  test('is understood by every command of package.json that is ours', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const files = Object.values(scripts).flatMap((command) => /^node (scripts\/\S+)/.exec(command)?.[1] ?? []);
    const own = files.filter((file) => file !== 'scripts/tool.mjs');
    expect(own.length).toBeGreaterThan(15);
    for (const file of own)
      expect(readFileSync(file, 'utf8'), file).toMatch(/^(\/\/.*\n)+import '(\.\.?)\/help\.mjs';\n/);
  });
});

describe('the seats of a tournament', () => {
  const named = (levels: string, seats: number) => tableOf({ game: 'la-loire', levels, seats, seed: 1 }).names;

  test('are as many as levels are named, or those that are left go to the last', () => {
    expect(named('admiral,merchant', 0)).toEqual(['admiral', 'merchant']);
    expect(named('admiral,merchant', 4)).toEqual(['admiral', 'merchant', 'merchant', 'merchant']);
  });

  test('are refused where the levels have no room on them', () => {
    expect(() => named('admiral,merchant,merchant', 2)).toThrow('no room on 2 seats');
  });
});
