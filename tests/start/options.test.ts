import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/start/options.mjs';

const nothing = { web: false, insist: false, out: undefined, forBoth: [], forWeb: [], forElectron: [] };

describe('the options of npm start', () => {
  test.each([
    [[], {}],
    [['--web', '--no-open', '--port', '4000'], { web: true, forWeb: ['--no-open', '--port=4000'] }],
    [['--report', 'a report', '--web'], { web: true, forBoth: ['--report=a report'] }],
    [['--data', 'my saves', '--seed=lido'], { forWeb: ['--data=my saves', '--seed=lido'] }],
    [['--electron', '--no-sandbox'], { insist: true, forElectron: ['--no-sandbox'] }],
    [
      ['--out', 'elsewhere', '--', '--lang=fr', 'a.serenissima'],
      { out: 'elsewhere', forElectron: ['--lang=fr', 'a.serenissima'] },
    ],
  ])('are parsed: %j', (args, expected) => expect(readOptions(args)).toEqual({ ...nothing, ...expected }));

  test.each([
    [['--wbe'], "Unknown option '--wbe'. The options are --web, --electron, --out FOLDER,"],
    [['--out'], "Option '--out <value>' argument missing. The options are"],
    [['4000'], "Unexpected argument '4000'. The options are"],
    [['--web=yes'], "Option '--web' does not take an argument. The options are"],
  ])('%j is refused with a message', (args, said) => expect(() => readOptions(args)).toThrow(said));
});
