import { describe, expect, test } from 'vitest';
import { readOptions } from '../../src/main/web/options';

describe('the host’s options', () => {
  test('are all optional', () => {
    expect(readOptions([])).toEqual({
      port: 0,
      data: undefined,
      seed: undefined,
      report: undefined,
      look: false,
      open: true,
    });
  });

  test('are accepted as “--name value” and as “--name=value”', () => {
    const wanted = { port: 4000, data: '/saves', seed: 'lido', report: 'r', look: true, open: false };
    expect(
      readOptions(['--port', '4000', '--data=/saves', '--seed', 'lido', '--report=r', '--look', '--no-open']),
    ).toEqual(wanted);
  });

  test.each(['', '-1', '65536', '4000x', '4e3', '0x10', ' 1'])('“%s” is not a port', (port) => {
    expect(() => readOptions([`--port=${port}`])).toThrow(`“${port}” is not a valid port`);
  });

  test.each([
    [['--prot', '4000'], "Unknown option '--prot'."],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--port', '--no-open'], "Option '--port' argument is ambiguous."],
    [['--no-open=yes'], "Option '--no-open' does not take an argument."],
    [['4000'], "Unexpected argument '4000'."],
  ])('%j is refused with the available options', (args, what) => {
    expect(() => readOptions(args)).toThrow(
      `${what} The options are --port N, --data FOLDER, --seed TEXT, --report FILE, --look and --no-open.`,
    );
  });
});
