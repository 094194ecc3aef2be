import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argumentsOf, helpOf } from '../../tools/arguments';
import { SCRIPTS } from '../../scripts/tools/list.mjs';

const USUAL = { games: 200, only: '', json: false };
const read = (...args: string[]) => argumentsOf(args, USUAL);

describe('a tool’s command line', () => {
  test('can be empty, which gives the defaults', () => {
    expect(read()).toEqual(USUAL);
  });

  test('accepts `--name value`, `--name=value`, flags, and 0 as a number', () => {
    expect(read('--games', '0', '--only=war,caution', '--json')).toEqual({ games: 0, only: 'war,caution', json: true });
    expect(read('--games=40', '--only', 'Because a port is full.').only).toBe('Because a port is full.');
  });

  test.each(['many', '1.5', '', '1e3'])('with “%s” as a number is refused', (value) => {
    expect(() => read('--games', value)).toThrow('--games must be a whole number.');
  });

  test.each([
    [['--gmaes', '3'], '--gmaes'],
    [['--only'], '--only'],
    [['three'], 'three'],
    [['--json=yes'], '--json'],
  ] as const)('is refused with a message that names the wrong argument: %j', (args, named) => {
    expect(() => read(...args)).toThrow(named);
  });
});

describe('--help', () => {
  test('lists a tool’s options with their defaults', () => {
    expect(helpOf('tool', USUAL).split('\n').slice(1)).toEqual(['  --games N  (200)', '  --only TEXT', '  --json']);
  });

  test('is added to every script that npm runs, below an opening comment', () => {
    const started = ['package.json', 'lab/package.json'].flatMap((file) => {
      const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Record<string, string> };
      const paths = Object.values(scripts).flatMap((command) => /^node (\S+\.mjs)/.exec(command)?.[1] ?? []);
      return paths.map((path) => join(dirname(file), path));
    });
    const files = new Set([...started, ...Object.values(SCRIPTS).map(({ file }) => file)]);
    // These two pass options on to the tool that they start.
    for (const runner of ['scripts/tool.mjs', 'lab/run.mjs']) expect(files.delete(runner), runner).toBe(true);
    expect(files.size).toBeGreaterThan(15);
    for (const file of files)
      expect(readFileSync(file, 'utf8'), file).toMatch(/^(\/\/.*\n)+import '[./]+\/(scripts\/)?help\.mjs';\n/);
  });
});
