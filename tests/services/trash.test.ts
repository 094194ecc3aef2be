import { readdir, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '../../src/ipc/contract';
import { openFolder } from '../../src/main/services/open-folder';
import { clearTrash } from '../../src/main/services/trash';
import { newMatch, openCabinet, playOne } from './cabinet';
import { faultFiles } from '../../tools/harness/fault-files';
import { temporaryFolder } from '../temporary-folder';

const DAY = 86_400_000;

/** A cabinet whose only match, of one move, was thrown away. */
async function thrownAway() {
  const cabinet = openCabinet();
  const table = await playOne(cabinet, await newMatch(cabinet, 'Lepanto'));
  const [[path, text]] = [...cabinet.files.disk];
  await cabinet.ask('saves.trash', { match: table.match });
  const [deleted] = await cabinet.ask('saves.deleted', {});
  return { cabinet, match: table.match, path, text, deleted };
}

describe('recently deleted', () => {
  test('says what lies in the trash, the last thrown away first, and how much', async () => {
    const { cabinet, deleted } = await thrownAway();
    expect(deleted).toMatchObject({ title: 'Lepanto', game: 'serenissima-1996', plies: 1, damage: null });
    const { match } = await newMatch(cabinet, 'Lissa');
    await cabinet.ask('saves.trash', { match });
    expect((await cabinet.ask('saves.deleted', {})).map(({ title }) => title)).toEqual(['Lissa', 'Lepanto']);
    expect((await cabinet.ask('saves.shelf', {})).deleted).toBe(2);
  });

  test('comes back as it was, and can be played on', async () => {
    const { cabinet, match, path, text, deleted } = await thrownAway();
    expect(await cabinet.ask('saves.restore', { entry: deleted.entry })).toMatchObject({ match, title: 'Lepanto' });
    expect([...cabinet.files.disk]).toEqual([[path, text]]);
    const { table } = await cabinet.ask('matches.open', { match });
    expect((await playOne(cabinet, table)).ply).toBe(2);
  });

  test('overwrites nothing: where its name is taken it gets another', async () => {
    const { cabinet, match, path, text, deleted } = await thrownAway();
    cabinet.files.disk.set(path, 'somebody else’s');
    const back = await cabinet.ask('saves.restore', { entry: deleted.entry });
    expect(back.match).not.toBe(match);
    expect(cabinet.files.disk.get(path)).toBe('somebody else’s');
    expect(cabinet.files.disk.get(`saves/${back.match}.serenissima`)).toBe(text);
  });

  test('the copy of a torn line comes back, and goes, with its match', async () => {
    const { cabinet, match, path, text } = await thrownAway();
    const again = openCabinet(new Map([[path, text], [`${path}.torn`, 'torn']])); // prettier-ignore
    for (const way of ['saves.restore', 'saves.discard'] as const) {
      await again.ask('saves.trash', { match });
      const [{ entry }, ...others] = await again.ask('saves.deleted', {});
      expect(others).toEqual([]);
      await again.ask(way, { entry });
      expect([...again.files.disk.keys()].sort()).toEqual(way === 'saves.restore' ? [path, `${path}.torn`] : []);
    }
    expect(cabinet.logged).toEqual([]);
  });

  test('what is damaged is listed with its reason, and comes back byte for byte', async () => {
    const cabinet = openCabinet(new Map([['saves/bad.serenissima', 'nonsense\n']]));
    await cabinet.ask('saves.trash', { match: 'bad' });
    const [{ entry, damage }] = await cabinet.ask('saves.deleted', {});
    expect(damage).toMatchObject({ line: 1 });
    expect((await cabinet.ask('saves.restore', { entry })).damage).toMatchObject({ line: 1 });
    expect([...cabinet.files.disk]).toEqual([['saves/bad.serenissima', 'nonsense\n']]);
  });

  test('is emptied only of what lies in it', async () => {
    const { cabinet, deleted } = await thrownAway();
    for (const entry of ['../settings.json', 'nothing', `${deleted.entry}/..`]) {
      expect((await cabinet.refused('saves.discard', { entry })).code).toBe('no-such-match');
      expect((await cabinet.refused('saves.restore', { entry })).code).toBe('no-such-match');
    }
    cabinet.files.disk.set('trash/1790000000000-a.serenissima.torn', 'an old one');
    await cabinet.ask('saves.discard', {});
    expect([...cabinet.files.disk.keys()]).toEqual([]);
  });

  test('a match comes back although the copy of its torn line cannot, and that is logged', async () => {
    const { cabinet, match, deleted } = await thrownAway();
    const torn = `trash/${deleted.entry}.torn`;
    cabinet.files.disk.set(torn, 'half a line');
    const { move } = cabinet.files;
    cabinet.files.move = (from, to) => (from === torn ? Promise.reject(new Error('It is locked.')) : move(from, to));
    expect(await cabinet.ask('saves.restore', { entry: deleted.entry })).toMatchObject({ match });
    expect(cabinet.logged).toHaveLength(1);
    expect(cabinet.files.disk.get(torn)).toBe('half a line');
    expect((await cabinet.ask('matches.open', { match })).table.ply).toBe(1);
  });

  test('a disk that is full or closed refuses, and everything stays where it is', async () => {
    const { cabinet, deleted } = await thrownAway();
    cabinet.files.full = true;
    expect((await cabinet.refused('saves.restore', { entry: deleted.entry })).code).toBe('disk-full');
    expect((await cabinet.refused('saves.discard', {})).code).toBe('disk-full');
    cabinet.files.full = false;
    cabinet.files.closed = 'read-only';
    expect((await cabinet.refused('saves.restore', { entry: deleted.entry })).code).toBe('read-only');
    expect([...cabinet.files.disk.keys()]).toEqual([`trash/${deleted.entry}`]);
  });
});

describe('nothing lies in the trash for ever', () => {
  const now = 1_790_000_000_000;
  const name = (days: number) => `trash/${now - days * DAY}-a${days}.serenissima`;

  test('what is older than so many days is taken out, and nothing that this program did not put there', async () => {
    const files = faultFiles(new Map([name(1), name(KEPT_DAYS - 1), name(KEPT_DAYS + 1), 'trash/mine.txt'].map((path) => [path, 'x']))); // prettier-ignore
    await clearTrash(files, now);
    expect([...files.disk.keys()]).toEqual([name(1), name(KEPT_DAYS - 1), 'trash/mine.txt']);
  });

  test('at every start, by whoever has the folder, and by nobody who only looks', async () => {
    const folder = temporaryFolder();
    const lie = (days: number) => writeFile(join(folder, 'trash', `${Date.now() - days * DAY}-a.serenissima`), 'x');
    const lying = async () => (await readdir(join(folder, 'trash'))).length;
    const start = () => openFolder(folder, 'web', () => undefined);
    await mkdir(join(folder, 'trash'));
    await lie(1);
    await lie(KEPT_DAYS + 1);
    const owner = await start();
    expect(await lying()).toBe(1);
    await lie(KEPT_DAYS + 2);
    await (await start()).release();
    expect(await lying()).toBe(2);
    await owner.release();
    await (await start()).release();
    expect(await lying()).toBe(1);
  });
});
