import { appendFile, mkdir, readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { nodeFiles } from '../../src/main/services/node-files';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, newMatch, playOne } from '../../tools/harness/test-app';

let folder: string;
let app: ReturnType<typeof testAppOn>;
let match: string;
let path: string;
beforeEach(async () => {
  folder = temporaryFolder();
  app = testAppOn(nodeFiles(folder));
  ({ match } = await newMatch(app));
  for (let i = 0; i < 4; i++) await move();
  path = join(folder, 'saves', `${match}.serenissima`);
});

const now = async () => (await app.ask('matches.sit', { match, seat: null })).table;
const move = async () => playOne(app, await now());
/** Returns the match as a restart finds it. */
const restarted = async (id = match) => (await testAppOn(nodeFiles(folder)).ask('matches.open', { match: id })).table;

describe('the file is missing', () => {
  test.each<[what: string, happens: () => Promise<void>]>([
    ['it was deleted', () => rm(path)],
    ['it was moved', () => rename(path, join(folder, 'elsewhere'))],
    ['its folder was deleted', () => rm(join(folder, 'saves'), { recursive: true })],
    ['the whole data folder was deleted', () => rm(folder, { recursive: true })],
    ['its folder was renamed', () => rename(join(folder, 'saves'), join(folder, 'saved'))],
  ])('%s: the next move restores the whole match', async (_what, happens) => {
    const before = await readFile(path, 'utf8');
    await happens();
    const { ply } = await move();
    expect(ply).toBe(5);
    expect((await readFile(path, 'utf8')).startsWith(before)).toBe(true);
    expect((await restarted()).ply).toBe(5);
    expect((await move()).ply).toBe(6);
    expect((await restarted()).ply).toBe(6);
  });
});

const CHANGES: readonly [what: string, happens: (text: string) => Promise<void>][] = [
  ['shortened by a line', (text) => truncate(path, text.slice(0, -1).lastIndexOf('\n') + 1)],
  ['cut within a line', (text) => truncate(path, text.length - 10)],
  ['emptied', () => truncate(path, 0)],
  ['extended by half a line', () => appendFile(path, '{"seat":1,"mo')],
  ['extended by a whole line', () => appendFile(path, '{"note":{"title":"mine"}}\n')],
  ['changed in the middle', (text) => writeFile(path, text.replace('"type"', '"tipe"'))],
  ['changed in its first line', (text) => writeFile(path, text.replace('"Anna"', '"Anca"'))],
  ['replaced by another file of the same size', (text) => writeFile(path, 'x'.repeat(text.length))],
  [
    'replaced by a folder',
    async () => {
      await rm(path);
      await mkdir(path);
    },
  ],
];

describe('the file was touched by another process', () => {
  test('with the same content: the match continues', async () => {
    await utimes(path, new Date(), new Date(0));
    expect((await move()).ply).toBe(5);
    const text = await readFile(path, 'utf8');
    await rm(path);
    await writeFile(path, text);
    expect((await move()).ply).toBe(6);
    expect((await restarted()).ply).toBe(6);
  });
});

describe('the file was changed by another process', () => {
  test.each(CHANGES)(
    '%s: the move is refused, nothing is written, and the match is unchanged',
    async (_what, happens) => {
      await happens(await readFile(path, 'utf8'));
      const lies = async () => readFile(path, 'utf8').catch(() => readdir(path));
      const [before, left] = [await now(), await lies()];
      for (let i = 0; i < 2; i++) {
        await expect(move()).rejects.toThrow('save-changed');
        expect(await now()).toEqual(before);
        expect(await lies()).toEqual(left);
      }
      expect(app.notifications.map(([name, payload]) => [name, (payload as { code?: string }).code])).toEqual([
        ['save.failed', 'save-changed'],
        ['save.failed', 'save-changed'],
      ]);
    },
  );

  test.each(CHANGES)('%s: undo, renaming and seat changes are refused too', async (_what, happens) => {
    const before = await now();
    await happens(await readFile(path, 'utf8'));
    const undo = { match, seat: before.undo.seat ?? 0 };
    expect((await app.refused('matches.undo', undo)).code).toBe('save-changed');
    expect((await app.refused('saves.rename', { match, title: 'Other' })).code).toBe('save-changed');
    const seats = before.seats.map(({ name }) => ({ name, kind: 'computer' as const }));
    expect((await app.refused('matches.seats', { match, seats })).code).toBe('save-changed');
    expect(await now()).toEqual(before);
  });

  test('two hosts on one folder lose no confirmed move, and the file stays intact', async () => {
    const other = testAppOn(nodeFiles(folder));
    let theirs = (await other.ask('matches.open', { match })).table;
    const ours = await move();
    await expect(playOne(other, theirs, 1)).rejects.toThrow('save-changed');
    theirs = (await other.ask('matches.open', { match, reload: true })).table;
    expect(theirs).toEqual(ours);
    theirs = await playOne(other, theirs, 1);
    await expect(move()).rejects.toThrow('save-changed');
    expect((await restarted()).ply).toBe(theirs.ply);
  });
});

describe('two hosts that write at the same moment', () => {
  test.each([
    ['different moves', 1],
    ['the same move', 0],
  ])('keep every confirmed move in the file: %s', async (_what, pick) => {
    for (let round = 0; round < 20; round++) {
      const other = testAppOn(nodeFiles(folder));
      const ours = (await app.ask('matches.open', { match, reload: true })).table;
      const theirs = (await other.ask('matches.open', { match })).table;
      const done = await Promise.allSettled([playOne(app, ours), playOne(other, theirs, pick)]);
      const answered = done.filter(({ status }) => status === 'fulfilled').length;
      if (pick > 0) expect(answered).toBeLessThanOrEqual(1);
      // Identical lines from both hosts are stored once, and both hosts have the move.
      expect((await restarted()).ply).toBe(ours.ply + Math.min(answered, 1));
    }
  });
});

describe('saving a copy', () => {
  beforeEach(() => appendFile(path, 'not ours'));

  test('the match continues in a separate save, and the other file is unchanged', async () => {
    await expect(move()).rejects.toThrow('save-changed');
    const text = await readFile(path, 'utf8');
    const { table, log } = await app.ask('matches.keep', { match, title: 'Ours' });
    expect([table.title, table.ply, log.length]).toEqual(['Ours', 4, 4]);
    expect(table.match).not.toBe(match);
    const after = await playOne(app, table);
    expect(await readFile(path, 'utf8')).toBe(text);
    expect((await restarted(table.match)).ply).toBe(after.ply);
  });

  test('undone moves can still be redone in the copy', async () => {
    await writeFile(path, (await readFile(path, 'utf8')).slice(0, -'not ours'.length));
    const before = await now();
    const back = await app.ask('matches.undo', { match, seat: before.undo.seat ?? 0 });
    await appendFile(path, 'not ours');
    await expect(move()).rejects.toThrow('save-changed');
    const { table } = await app.ask('matches.keep', { match, title: 'Ours' });
    expect(table.redo).toEqual(back.redo);
    expect(table.redo.possible).toBe(true);
  });

  test('the player can still choose after leaving and coming back', async () => {
    await expect(move()).rejects.toThrow('save-changed');
    await app.ask('matches.close', { match });
    expect(await app.ask('matches.list', {})).toMatchObject([{ match, plies: 4, damage: null }]);
    const { table, notice } = await app.ask('matches.open', { match });
    expect([table.ply, notice]).toEqual([4, 'save-changed']);
  });

  test('an unreadable file is refused, and the match is unchanged', async () => {
    await appendFile(path, ' at all\n');
    await expect(move()).rejects.toThrow('save-changed');
    expect((await app.refused('matches.open', { match, reload: true })).code).toBe('bad-save');
    expect(await app.ask('matches.list', {})).toMatchObject([{ match, plies: 4, damage: null }]);
    expect((await app.ask('matches.keep', { match, title: 'Ours' })).table.ply).toBe(4);
    expect((await app.ask('matches.list', {})).map(({ damage }) => damage === null).sort()).toEqual([false, true]);
  });

  test('the current file can be loaded instead', async () => {
    await expect(move()).rejects.toThrow('save-changed');
    const { table, notice } = await app.ask('matches.open', { match, reload: true });
    expect([table.ply, notice]).toEqual([4, 'torn-line']);
    expect((await playOne(app, table)).ply).toBe(5);
    expect((await restarted()).ply).toBe(5);
  });
});
