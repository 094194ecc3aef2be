import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

/** A save with some moves, an undo and a new title. */
const { path, good, match } = await (async () => {
  const app = openTestApp();
  let table = await newMatch(app);
  for (let i = 0; i < 6; i++) table = await playOne(app, table, i);
  await app.ask('settings.set', { freeUndo: true });
  await app.ask('matches.undo', { match: table.match, seat: 0 });
  await app.ask('saves.rename', { match: table.match, title: 'Lepanto' });
  const [[name, text]] = [...app.files.disk].filter(([file]) => file.startsWith('saves/'));
  return { path: name, good: text, match: table.match };
})();
const lines = good.trimEnd().split('\n');
const lineAt = (index: number) => good.slice(0, index).split('\n').length;

/** Opens a save with this text. Returns the refusal. Fails if anything on the disk has changed. */
async function refusal(text: string) {
  const app = openTestApp(new Map([[path, text]]));
  const refused = await app.refused('matches.open', { match });
  const [listed] = await app.ask('matches.list', {});
  expect(listed.damage).toEqual({ line: refused.line, reason: refused.message, fault: refused.fault });
  expect([...app.files.disk]).toEqual([[path, text]]);
  expect(app.logged).toEqual([]);
  return refused;
}

const joined = (parts: readonly string[]) => `${parts.join('\n')}\n`;
const anyLine = fc.nat({ max: lines.length - 1 });

describe('a save', () => {
  test('with a flipped bit is refused with the number of the damaged line', async () => {
    // A last line with damaged braces or quotes counts as torn.
    const flip = fc.tuple(fc.nat({ max: good.lastIndexOf('\n', good.length - 2) }), fc.nat({ max: 6 }));
    await fc.assert(
      fc.asyncProperty(flip, async ([index, bit]) => {
        const flipped = String.fromCharCode(good.charCodeAt(index) ^ (1 << bit));
        const refused = await refusal(good.slice(0, index) + flipped + good.slice(index + 1));
        expect(refused).toMatchObject({ code: 'bad-save', line: lineAt(index) });
      }),
      { numRuns: 300 },
    );
  });

  test.each(lines.slice(1).map((_, i) => i + 1))('without its line %i is refused at this line', async (line) => {
    const text = joined(lines.filter((_, i) => i !== line - 1));
    expect(await refusal(text)).toMatchObject({ code: 'bad-save', line });
  });

  test('with a duplicate line is refused at the second copy', async () => {
    await fc.assert(
      fc.asyncProperty(anyLine, async (i) => {
        const text = joined([...lines.slice(0, i + 1), ...lines.slice(i)]);
        expect(await refusal(text)).toMatchObject({ code: 'bad-save', line: i + 2 });
      }),
    );
  });

  test('with two swapped lines is refused at the first of them', async () => {
    await fc.assert(
      fc.asyncProperty(anyLine, anyLine, async (a, b) => {
        fc.pre(a !== b);
        const text = joined(lines.map((line, i) => (i === a ? lines[b] : i === b ? lines[a] : line)));
        expect(await refusal(text)).toMatchObject({ code: 'bad-save', line: Math.min(a, b) + 1 });
      }),
    );
  });
});

describe('a truncated save', () => {
  test('opens with its complete lines after the header, and reports the loss', async () => {
    const cuts = fc.integer({ min: lines[0].length + 1, max: good.length });
    await fc.assert(
      fc.asyncProperty(cuts, async (length) => {
        const text = good.slice(0, length);
        const app = openTestApp(new Map([[path, text]]));
        const { notice } = await app.ask('matches.open', { match });
        // A line that only lacks its newline counts as complete.
        const whole = good[length] === '\n' ? `${text}\n` : text.slice(0, text.lastIndexOf('\n') + 1);
        const torn = whole.length < length;
        expect(notice).toBe(torn ? 'torn-line' : null);
        expect([...app.files.disk]).toEqual([[path, text]]);
        await app.ask('saves.rename', { match, title: 'It goes on' });
        expect(app.files.disk.get(path)).toMatch(/^.*"note":\{"title":"It goes on"\},"sum":"[0-9a-f]{16}"\}\n$/s);
        expect(app.files.disk.get(path)?.startsWith(whole)).toBe(true);
        expect(app.files.disk.get(`${path}.torn`)).toBe(torn ? text : undefined);
      }),
    );
  });

  test('cut within its header is refused, and left unchanged', async () => {
    for (let length = 0; length < lines[0].length; length++) {
      expect(await refusal(good.slice(0, length))).toMatchObject({ code: 'bad-save', line: 1 });
    }
  });
});
