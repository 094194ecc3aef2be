import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashText } from '../../src/engine/core/hash';
import { MAX_SAVE } from '../../src/ipc/files';
import { readBackup, writeBackup } from '../../src/main/services/backup-file';
import { nodeFiles } from '../../src/main/services/node-files';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';

const saves = ({ files }: TestApp) => new Map([...files.disk].filter(([path]) => path.startsWith('saves/')));

/** Returns an app with two matches and a damaged save, and its backup. */
async function backedUp() {
  const app = openTestApp();
  await playOne(app, await newMatch(app, 'Lepanto'));
  await newMatch(app, 'Città');
  app.files.disk.set('saves/bad.serenissima', 'nonsense\n"quoted"\\\n');
  await app.ask('settings.set', { speed: 'fast' });
  const made = await app.ask('backup.make', {});
  return { app, made, text: made?.text ?? '' };
}

describe('a backup', () => {
  test('is restored byte for byte in another app, with damaged saves and optionally the settings', async () => {
    const { app, made, text } = await backedUp();
    expect(made).toMatchObject({ name: 'Serenissima 2026-01-01.serenissima-backup', saves: 3, left: 0 });
    const other = openTestApp();
    const told = await other.ask('backup.restore', { text });
    expect(told).toEqual({ added: 3, copies: 0, skipped: 0, damaged: 1, lost: 0, settings: false });
    expect(saves(other)).toEqual(saves(app));
    expect((await other.ask('settings.get', {})).speed).toBe('normal');
    expect(await other.ask('backup.restore', { text, settings: true })).toMatchObject({ skipped: 3, settings: true });
    expect((await other.ask('settings.get', {})).speed).toBe('fast');
  });

  test('overwrites nothing: identical saves are skipped, different saves are added once', async () => {
    const { app, text } = await backedUp();
    const [{ match }] = (await app.ask('matches.list', {})).filter(({ title }) => title === 'Lepanto');
    await playOne(app, (await app.ask('matches.open', { match })).table);
    const before = saves(app);
    const told = await app.ask('backup.restore', { text });
    expect(told).toEqual({ added: 0, copies: 1, skipped: 2, damaged: 0, lost: 0, settings: false });
    const after = saves(app);
    for (const [path, content] of before) expect(after.get(path)).toBe(content);
    expect(after.size).toBe(before.size + 1);
    expect(await app.ask('backup.restore', { text })).toMatchObject({ added: 0, copies: 0, skipped: 3 });
    expect(saves(app)).toEqual(after);
    const plies = (await app.ask('matches.list', {})).filter(({ title }) => title === 'Lepanto').map(({ plies }) => plies); // prettier-ignore
    expect(plies.sort()).toEqual([1, 2]);
  });

  test('restores a different save of the same length as a copy', async () => {
    const { app, text } = await backedUp();
    app.files.disk.set('saves/bad.serenissima', 'nonsense\n"changed"\\\n\n'.slice(0, 'nonsense\n"quoted"\\\n'.length));
    expect(await app.ask('backup.restore', { text })).toMatchObject({ copies: 1, skipped: 2 });
  });

  test('skips and counts a save above the size limit', async () => {
    const bytes = Buffer.alloc(MAX_SAVE + 1, 'x');
    const text = writeBackup({ settings: {}, saves: [{ name: 'large.serenissima', bytes }] }, '1', 'now');
    const { ask, files } = openTestApp();
    expect(await ask('backup.restore', { text })).toMatchObject({ added: 0, lost: 1 });
    expect([...files.disk.keys()].filter((path) => path.startsWith('saves/'))).toEqual([]);
  });

  test('loses only the save on a damaged line', async () => {
    const { text } = await backedUp();
    const lines = text.split('\n');
    const broken = lines.with(3, lines[3].replace('2026', '2027')).join('\n');
    const other = openTestApp();
    expect(await other.ask('backup.restore', { text: broken })).toMatchObject({ added: 2, lost: 1 });
  });

  test('reports that it was truncated, at any position', async () => {
    const { text } = await backedUp();
    const first = text.indexOf('\n') + 1;
    for (let length = first; length < text.length - 1; length += 97) {
      const { lost, saves: found } = readBackup(text.slice(0, length));
      expect([lost > 0, found.length <= 3], `${length} of ${text.length}`).toEqual([true, true]);
    }
    expect(readBackup(text.replaceAll('\n', '\r\n'))).toMatchObject({ lost: 0, saves: { length: 3 } });
  });

  test('restores its valid settings, and ignores invalid ones', async () => {
    const text = writeBackup(
      { settings: { speed: 'fast', scale: 1.4, textSize: 99, __proto__x: 1 }, saves: [] },
      '1',
      'now',
    );
    const { ask } = openTestApp();
    expect(await ask('backup.restore', { text, settings: true })).toMatchObject({ settings: true });
    expect(await ask('settings.get', {})).toMatchObject({ speed: 'fast', textSize: 1.4 });
    const none = writeBackup({ settings: 'rubbish', saves: [] }, '1', 'now');
    expect(await ask('backup.restore', { text: none, settings: true })).toMatchObject({ settings: false });
  });

  test('stops on a full disk, and restores the remaining saves later', async () => {
    const { text } = await backedUp();
    const other = openTestApp();
    other.files.full = true;
    expect((await other.refused('backup.restore', { text })).code).toBe('disk-full');
    other.files.full = false;
    expect(await other.ask('backup.restore', { text })).toMatchObject({ added: 3 });
  });
});

function later(): string {
  const body = JSON.stringify({ format: 'serenissima-backup', version: 2, another: 'field' });
  return `${body.slice(0, -1)},"sum":"${hashText(body)}"}\n`;
}

describe('an invalid backup', () => {
  const save = { name: 'a.serenissima', bytes: Buffer.from('x') };
  const good = writeBackup({ settings: {}, saves: [save] }, '1', 'now');
  const cases: readonly [what: string, text: string, code: string][] = [
    ['empty', ' ', 'empty-file'],
    ['a save', '{"format":"serenissima-match","version":2}\n', 'not-a-backup'],
    ['a header that was changed', good.replace('"now"', '"then"'), 'not-a-backup'],
    ['a backup without its first line', good.replace(/^.*\n/, ''), 'not-a-backup'],
    ['a later version', later(), 'newer-backup'],
    ['a very large number of lines', good.split('\n')[0] + '\n{}'.repeat(200_000), 'not-a-backup'],
  ];
  test.each(cases)('is refused and changes nothing if it is %s', async (_what, text, code) => {
    const { refused, files, logged } = openTestApp();
    expect((await refused('backup.restore', { text })).code).toBe(code);
    expect([files.disk.size, logged]).toEqual([0, []]);
  });

  test.each(['../settings.json', 'a/b.serenissima', 'A B.serenissima', '..', 'a.serenissima.torn', 'x'.repeat(300)])(
    'creates no file with the name “%s”',
    async (name) => {
      const { ask, files } = openTestApp();
      const text = writeBackup({ settings: {}, saves: [{ ...save, name }] }, '1', 'now');
      expect(await ask('backup.restore', { text })).toMatchObject({ added: 0, copies: 0, lost: 1 });
      expect(files.disk.size).toBe(0);
    },
  );

  test('restores no wrong bytes if any character is changed, and counts every save that it loses', async () => {
    const { text } = await backedUp();
    const whole = readBackup(text);
    fc.assert(
      fc.property(fc.nat(text.length - 2), fc.constantFrom('x', '"', '{', '\n', '\\'), (at, char) => {
        fc.pre(text[at] !== char && at > text.indexOf('\n'));
        const { saves: found, lost } = readBackup(text.slice(0, at) + char + text.slice(at + 1));
        // A changed line may still be valid JSON, but its checksum is wrong.
        for (const { name, bytes } of found) {
          const same = whole.saves.find((save) => save.name === name);
          expect(Buffer.from(bytes).equals(Buffer.from(same?.bytes ?? []))).toBe(true);
        }
        expect(found.length + lost).toBeGreaterThanOrEqual(whole.saves.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a backup on a real disk', () => {
  let folder: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    await mkdir(join(folder, 'saves'));
  });
  const at = (name: string) => join(folder, 'saves', name);

  test('restores bytes that are not text, and reports unreadable files', async () => {
    const bytes = Buffer.from([0x7b, 0xff, 0xfe, 0x00, 0x0a, 0xc3]);
    await writeFile(at('odd.serenissima'), bytes);
    await writeFile(at('huge.serenissima'), '');
    await truncate(at('huge.serenissima'), MAX_SAVE + 1);
    await mkdir(at('folder.serenissima'));
    const made = await testAppOn(nodeFiles(folder)).ask('backup.make', {});
    expect(made).toMatchObject({ saves: 1, left: 2 });
    await rm(at('odd.serenissima'));
    const told = await testAppOn(nodeFiles(folder)).ask('backup.restore', { text: made?.text ?? '' });
    expect(told).toMatchObject({ added: 1, damaged: 1 });
    expect(await readFile(at('odd.serenissima'))).toEqual(bytes);
  });

  test('that is too large for one file is refused before reading', async () => {
    for (let i = 0; i < 6; i++) {
      await writeFile(at(`${i}.serenissima`), '');
      await truncate(at(`${i}.serenissima`), MAX_SAVE - 1);
    }
    const files = nodeFiles(folder);
    const never = async () => Promise.reject(new Error('A save was read.'));
    const { refused } = testAppOn({ ...files, read: never, bytes: never });
    expect((await refused('backup.make', {})).code).toBe('too-much-to-back-up');
  });
});

describe('importing a file twice', () => {
  test('shows the existing save', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app, 'Lepanto'));
    const text = (await app.ask('saves.export', { match: table.match }))?.text ?? '';
    expect(await app.ask('saves.import', { text })).toMatchObject({ match: table.match, known: true });
    const other = openTestApp();
    const first = await other.ask('saves.import', { text });
    expect(first).toMatchObject({ known: false });
    expect(await other.ask('saves.import', { text })).toMatchObject({ match: first?.match, known: true });
    expect(saves(other).size).toBe(1);
  });

  test('recognises a match that has undone moves, but not one that has been played on', async () => {
    const app = openTestApp();
    let table = await playOne(app, await newMatch(app, 'Lepanto'));
    table = await app.ask('matches.undo', { match: table.match, seat: 0 });
    const text = (await app.ask('saves.export', { match: table.match }))?.text ?? '';
    const other = openTestApp();
    const first = await other.ask('saves.import', { text });
    expect(await other.ask('saves.import', { text })).toMatchObject({ match: first?.match, known: true });
    await playOne(other, (await other.ask('matches.open', { match: first?.match ?? '' })).table);
    expect(await other.ask('saves.import', { text })).toMatchObject({ known: false });
  });
});
