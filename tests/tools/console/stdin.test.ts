import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';

/** Runs the console with this standard input. Returns the printed lines. */
async function run(input: string): Promise<Record<string, unknown>[]> {
  const stdin = new PassThrough();
  let printed = '';
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(stdin as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  vi.resetModules();
  stdin.end(input);
  await import('../../../tools/console/main');
  vi.restoreAllMocks();
  expect(printed === '' || printed.endsWith('\n')).toBe(true);
  return printed
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the console prints one answer per line, in order, with any line ending', async () => {
  const answers = await run('{"do":"games","id":1}\n{"do":"games","id":2}\r\nnonsense\n{"do":"games","id":3}');
  expect(answers.map(({ id, ok }) => [id, ok])).toEqual([
    [1, true],
    [2, true],
    [undefined, false],
    [3, true],
  ]);
});

test('the console exits on quit, and reads nothing after that', async () => {
  expect(await run('{"do":"quit"}\n{"do":"games"}\n')).toEqual([{ ok: true }]);
});

test('the console exits at the end of its input', async () => {
  expect(await run('')).toEqual([]);
});

test('only newlines end a line; other separators are text', async () => {
  const answers = await run(`${JSON.stringify({ do: 'games', id: 'a\u2028b\u2029c\u0085d' })}\n`);
  expect(answers).toMatchObject([{ ok: true, id: 'a\u2028b\u2029c\u0085d' }]);
});
