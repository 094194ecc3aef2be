import { readdir, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '../../src/ipc/shelf';
import { openFolder } from '../../src/main/services/open-folder';
import { clearTrash } from '../../src/main/services/trash-days';
import { newMatch, openTestApp, playOne, testAppOn } from '../../tools/harness/test-app';
import { faultFiles } from '../../tools/harness/fault-files';
import type { FaultFiles } from '../../tools/harness/fault-files';
import { temporaryFolder } from '../temporary-folder';

/** Opens an app whose only match, with one move, has been deleted. */
async function thrownAway() {
  const app = openTestApp();
  const table = await playOne(app, await newMatch(app, 'Lepanto'));
  const [[path, text]] = [...app.files.disk];
  await app.ask('saves.trash', { match: table.match });
  const [deleted] = await app.ask('saves.deleted', {});
  return { app, match: table.match, path, text, deleted };
}

describe('the trash', () => {
  test('lists deleted saves, latest first, with the total', async () => {
    const { app, deleted } = await thrownAway();
    expect(deleted).toMatchObject({ title: 'Lepanto', game: 'serenissima-1996', plies: 1, damage: null });
    const { match } = await newMatch(app, 'Lissa');
    await app.ask('saves.trash', { match });
    expect((await app.ask('saves.deleted', {})).map(({ title }) => title)).toEqual(['Lissa', 'Lepanto']);
    expect((await app.ask('saves.shelf', {})).deleted).toBe(2);
  });

  test('lists a save that is being deleted when it has arrived, with its title and its moves', async () => {
    const files = faultFiles();
    const app = testAppOn({
      ...files,
      // On a real disk, an empty file reserves the name in the trash until the save is moved there.
      async trash(path) {
        const reserved = `trash/1790000000000-${path.slice('saves/'.length)}`;
        files.disk.set(reserved, '');
        await new Promise((resolve) => setTimeout(resolve, 20));
        files.disk.delete(reserved);
        return files.trash(path);
      },
    });
    const table = await playOne(app, await newMatch(app, 'Lepanto'));
    const trashed = app.ask('saves.trash', { match: table.match });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const [deleted, ...others] = await app.ask('saves.deleted', {});
    await trashed;
    expect(deleted).toMatchObject({ title: 'Lepanto', plies: 1, damage: null });
    expect(others).toEqual([]);
  });

  test('restores a match unchanged and ready to play', async () => {
    const { app, match, path, text, deleted } = await thrownAway();
    expect(await app.ask('saves.restore', { entry: deleted.entry })).toMatchObject({ match, title: 'Lepanto' });
    expect([...app.files.disk]).toEqual([[path, text]]);
    const { table } = await app.ask('matches.open', { match });
    expect((await playOne(app, table)).ply).toBe(2);
  });

  test('overwrites nothing: if a name is taken, it uses another name', async () => {
    const { app, match, path, text, deleted } = await thrownAway();
    app.files.disk.set(path, 'somebody else’s');
    const back = await app.ask('saves.restore', { entry: deleted.entry });
    expect(back.match).not.toBe(match);
    expect(app.files.disk.get(path)).toBe('somebody else’s');
    expect(app.files.disk.get(`saves/${back.match}.serenissima`)).toBe(text);
  });

  test('restores and deletes the copy of a torn last line together with the match', async () => {
    const { app, match, path, text } = await thrownAway();
    const again = openTestApp(new Map([[path, text], [`${path}.torn`, 'torn']])); // prettier-ignore
    for (const way of ['saves.restore', 'saves.discard'] as const) {
      await again.ask('saves.trash', { match });
      const [{ entry }, ...others] = await again.ask('saves.deleted', {});
      expect(others).toEqual([]);
      await again.ask(way, { entry });
      expect([...again.files.disk.keys()].sort()).toEqual(way === 'saves.restore' ? [path, `${path}.torn`] : []);
    }
    expect(app.logged).toEqual([]);
  });

  test('lists a damaged save with its reason, and restores it byte for byte', async () => {
    const app = openTestApp(new Map([['saves/bad.serenissima', 'nonsense\n']]));
    await app.ask('saves.trash', { match: 'bad' });
    const [{ entry, damage }] = await app.ask('saves.deleted', {});
    expect(damage).toMatchObject({ line: 1 });
    expect((await app.ask('saves.restore', { entry })).damage).toMatchObject({ line: 1 });
    expect([...app.files.disk]).toEqual([['saves/bad.serenissima', 'nonsense\n']]);
  });

  test('accepts only its own entries, and deletes old copies of torn lines when emptied', async () => {
    const { app, deleted } = await thrownAway();
    for (const entry of ['../settings.json', 'nothing', `${deleted.entry}/..`]) {
      expect((await app.refused('saves.discard', { entry })).code).toBe('no-such-match');
      expect((await app.refused('saves.restore', { entry })).code).toBe('no-such-match');
    }
    app.files.disk.set('trash/1790000000000-a.serenissima.torn', 'an old one');
    await app.ask('saves.discard', {});
    expect([...app.files.disk.keys()]).toEqual([]);
  });

  test('restores a match even if the copy of its torn last line cannot be restored, and logs the failure', async () => {
    const { app, match, deleted } = await thrownAway();
    const torn = `trash/${deleted.entry}.torn`;
    app.files.disk.set(torn, 'half a line');
    const { move } = app.files;
    app.files.move = (from, to) => (from === torn ? Promise.reject(new Error('It is locked.')) : move(from, to));
    expect(await app.ask('saves.restore', { entry: deleted.entry })).toMatchObject({ match });
    expect(app.logged).toHaveLength(1);
    expect(app.files.disk.get(torn)).toBe('half a line');
    expect((await app.ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('refuses on a full or read-only disk, and leaves everything in place', async () => {
    const { app, deleted } = await thrownAway();
    app.files.full = true;
    expect((await app.refused('saves.restore', { entry: deleted.entry })).code).toBe('disk-full');
    expect((await app.refused('saves.discard', {})).code).toBe('disk-full');
    app.files.full = false;
    app.files.closed = 'read-only';
    expect((await app.refused('saves.restore', { entry: deleted.entry })).code).toBe('read-only');
    expect([...app.files.disk.keys()]).toEqual([`trash/${deleted.entry}`]);
  });
});

describe('the trash is cleared by days of use, not by the clock', () => {
  const A = 'trash/1790000000000-a.serenissima';
  const B = 'trash/1790000000001-b.serenissima';
  const TALLY_FILE = 'trash/days.json';
  const saves = (files: FaultFiles) => [...files.disk.keys()].filter((path) => path.endsWith('.serenissima'));
  const use = async (files: FaultFiles, days: number) => {
    for (let day = 0; day < days; day++) await clearTrash(files, `day ${files.steps} ${day}`);
  };

  test('an entry is removed after 30 days of use; other files stay', async () => {
    const files = faultFiles(new Map([[A, 'x'], ['trash/mine.txt', 'x']])); // prettier-ignore
    await use(files, KEPT_DAYS - 5);
    files.disk.set(B, 'x');
    await use(files, 5);
    expect(saves(files)).toEqual([A, B]);
    await use(files, 1);
    expect([...files.disk.keys()].sort()).toEqual([B, TALLY_FILE, 'trash/mine.txt'].sort());
  });

  test('several starts on one day count once, and a jump in time counts as one day', async () => {
    const files = faultFiles(new Map([[A, 'x']]));
    for (let start = 0; start < 3 * KEPT_DAYS; start++) await clearTrash(files, '2026-11-26');
    await clearTrash(files, '2126-01-01');
    await clearTrash(files, '2026-11-26');
    expect(saves(files)).toEqual([A]);
    expect(JSON.parse(files.disk.get(TALLY_FILE) ?? '').found).toEqual({ [A.split('/')[1]]: 3 });
  });

  test.each(['', 'null', '{"day":1}', '{"day":"x","found":{"a":"many"}}', '{"day":"x","found":{"__proto__":99}}'])(
    'an unreadable count (%j) starts again, and discards nothing',
    async (text) => {
      const files = faultFiles(new Map([[A, 'x'], [TALLY_FILE, text]])); // prettier-ignore
      await use(files, KEPT_DAYS);
      expect(saves(files)).toEqual([A]);
      await use(files, 1);
      expect(saves(files)).toEqual([]);
    },
  );

  test.each(['-62135596800000', '0', '946685400000', '32503680000000', '9999999999999999'])(
    'deletions at %s ms are listed, latest first, and can be restored',
    async (ms) => {
      const { app, text, match, deleted } = await thrownAway();
      const old = `${ms}-old.serenissima`;
      app.files.disk.set(`trash/${old}`, text);
      const entries = (await app.ask('saves.deleted', {})).map(({ entry }) => entry);
      expect(entries).toEqual(Number(ms) > Date.now() ? [old, deleted.entry] : [deleted.entry, old]);
      expect((await app.ask('saves.restore', { entry: old })).match).toBe('old');
      expect((await app.ask('saves.restore', { entry: deleted.entry })).match).toBe(match);
    },
  );

  test('the count is not discarded with the saves', async () => {
    const { app } = await thrownAway();
    await clearTrash(app.files, '2026-11-26');
    await app.ask('saves.discard', {});
    expect([...app.files.disk.keys()]).toEqual([TALLY_FILE]);
  });

  test('days are counted at every start, but only by the folder’s owner', async () => {
    const folder = temporaryFolder();
    const start = () => openFolder(folder, 'web', () => undefined);
    const counted = async () => (await readdir(join(folder, 'trash'))).includes('days.json');
    await mkdir(join(folder, 'trash'));
    const owner = await start();
    await writeFile(join(folder, ...A.split('/')), 'x');
    await (await start()).release();
    expect(await counted()).toBe(false);
    await owner.release();
    await (await start()).release();
    expect(await counted()).toBe(true);
  });
});
