import { describe, expect, test } from 'vitest';
import { originalOfConflictCopy } from '../../src/main/services/shelf';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

const ID = '0b6f0a3e-1c55-4a57-9f7e-2f1d3c4b5a69';

describe('a cloud service’s copy of a save', () => {
  test.each([
    `${ID} (Anna's conflicted copy 2026-01-31).serenissima`,
    `${ID} (Copie en conflit de Anna 2026-01-31).serenissima`,
    `${ID} (conflicted copy 2026-01-31 120000).serenissima`,
    `${ID} (1).serenissima`,
    `${ID} 2.serenissima`,
    `${ID}.sync-conflict-20260131-120000-ABCDEFG.serenissima`,
    `${ID}-DESKTOP-4711.serenissima`,
    `${ID}-laptop.serenissima`,
  ])('is recognised by the name %s', (name) => expect(originalOfConflictCopy(name, [ID])).toBe(ID));

  test.each([`${ID}.serenissima`, `${ID}.serenissima.torn`, 'My match (1).serenissima', 'other-PC.serenissima'])(
    'cannot have the name “%s”',
    (name) => expect(originalOfConflictCopy(name, [ID])).toBeUndefined(),
  );
});

describe('the shelf', () => {
  /** Creates a match, and a copy from one move earlier under another name. */
  async function withCopy(name: (match: string) => string, change = (text: string) => text) {
    const app = openTestApp();
    let table = await newMatch(app, 'Lepanto');
    table = await playOne(app, table);
    const path = `saves/${table.match}.serenissima`;
    app.files.disk.set(`saves/${name(table.match)}.serenissima`, change(app.files.disk.get(path) ?? ''));
    await playOne(app, table);
    return { app, match: table.match };
  }

  test.each([' (1)', '-LAPTOP', '-laptop', ' 3', '.sync-conflict-20260131-120000-ABCDEFG'])(
    'shows the original of the copy “%s”, and imports the copy as a save',
    async (suffix) => {
      const { app, match } = await withCopy((name) => name + suffix);
      const file = `${match}${suffix}.serenissima`;
      const { conflicts, unwritable, owner } = await app.ask('saves.shelf', {});
      expect([unwritable, owner]).toEqual([null, null]);
      expect(conflicts).toEqual([{ file, match, title: 'Lepanto', plies: 1, saved: expect.any(String) }]);
      const taken = await app.ask('saves.adopt', { file, title: 'The other Lepanto' });
      expect(taken).toMatchObject({ title: 'The other Lepanto', plies: 1 });
      expect((await app.ask('saves.shelf', {})).conflicts).toEqual([]);
      const list = await app.ask('matches.list', {});
      expect(list.map(({ title }) => title).sort()).toEqual(['Lepanto', 'The other Lepanto']);
      expect([...app.files.disk.keys()].some((name) => /^trash\//.test(name) && name.endsWith(`-${file}`))).toBe(true);
    },
  );

  test.each(['Ma partie à Noël', 'été 2026 – Lépante'])(
    'reports a save that was copied into the folder as “%s”, and imports it',
    async (name) => {
      const { app } = await withCopy(() => name);
      const file = `${name}.serenissima`;
      const { conflicts } = await app.ask('saves.shelf', {});
      expect(conflicts).toEqual([{ file, match: null, title: 'Lepanto', plies: 1, saved: expect.any(String) }]);
      expect(await app.ask('saves.adopt', { file, title: 'By hand' })).toMatchObject({
        title: 'By hand',
        plies: 1,
      });
      expect((await app.ask('saves.shelf', {})).conflicts).toEqual([]);
    },
  );

  test('imports a copy even if its file cannot be deleted, and logs the failure', async () => {
    const { app, match } = await withCopy((name) => `${name} (1)`);
    app.files.trash = () => Promise.reject(new Error('It is open elsewhere.'));
    const taken = await app.ask('saves.adopt', { file: `${match} (1).serenissima`, title: 'The other' });
    expect(taken).toMatchObject({ title: 'The other', plies: 1 });
    expect(app.logged).toHaveLength(1);
    expect((await app.ask('saves.shelf', {})).conflicts).toHaveLength(1);
  });

  test('never treats another match or an unreadable file as a copy', async () => {
    const other = await withCopy(
      (name) => `${name}-2`,
      (text) => text.replace('Lepanto', 'Lissa'),
    );
    expect((await other.app.ask('saves.shelf', {})).conflicts).toEqual([]);
    const damaged = await withCopy(
      (name) => `${name} (1)`,
      (text) => text.replace('"type":"place"', '"type":"plaze"'),
    );
    expect((await damaged.app.ask('saves.shelf', {})).conflicts).toEqual([]);
  });

  test('never treats another match’s complete save as a copy, whatever its name', async () => {
    const app = openTestApp();
    const [first, second] = [await newMatch(app, 'Lepanto'), await newMatch(app, 'Lissa')];
    const text = app.files.disk.get(`saves/${second.match}.serenissima`) ?? '';
    app.files.disk.set(`saves/${first.match} (1).serenissima`, text);
    expect(await app.ask('saves.shelf', {})).toMatchObject({ conflicts: [], unreadable: [] });
  });

  test.each([
    ['cut', (text: string) => text.slice(0, 40), { line: 1, code: 'cut-short' }],
    ['nothing', () => '', { line: 1, code: 'empty' }],
    ['changed', (text: string) => text.replace('"type":"place"', '"type":"plaze"'), { line: 2, code: 'wrong-sum' }],
  ])('explains why a file copied into the folder cannot be read: %s', async (_what, change, { line, code }) => {
    const { app } = await withCopy(() => 'Ma partie', change);
    const { conflicts, unreadable } = await app.ask('saves.shelf', {});
    expect(conflicts).toEqual([]);
    expect(unreadable).toEqual([
      {
        file: 'Ma partie.serenissima',
        damage: { line, reason: expect.any(String), fault: expect.objectContaining({ code }) },
      },
    ]);
    expect((await app.refused('saves.adopt', { file: 'Ma partie.serenissima', title: 'x' })).code).toBe(
      'no-such-match',
    );
  });

  test('refuses to import the app’s own files, files outside the folder and missing files', async () => {
    const { app, match } = await withCopy((name) => `${name} (1)`);
    for (const file of [`${match}.serenissima`, '../settings.json', 'nothing (1).serenissima']) {
      expect((await app.refused('saves.adopt', { file, title: 'Mine' })).code).toBe('no-such-match');
    }
  });
});

describe('a folder that can’t be written to', () => {
  test('opens everything for viewing and replay, including torn lines, and says that nothing can be saved', async () => {
    const app = openTestApp();
    let table = await newMatch(app);
    for (let i = 0; i < 3; i++) table = await playOne(app, table);
    const { match } = table;
    const [[path, text]] = [...app.files.disk];
    const again = openTestApp(new Map([[path, `${text}{"seat":1,`]]));
    again.files.closed = 'read-only';
    expect((await again.ask('saves.shelf', {})).unwritable).toBe('read-only');
    expect(await again.ask('matches.list', {})).toHaveLength(1);
    const opened = await again.ask('matches.open', { match });
    expect([opened.table.ply, opened.notice, opened.unwritable]).toEqual([3, 'torn-line', 'read-only']);
    for (let ply = 0; ply <= 3; ply++) expect((await again.ask('matches.at', { match, ply })).ply).toBe(ply);
    await expect(playOne(again, opened.table)).rejects.toThrow('read-only');
    expect((await again.refused('saves.duplicate', { match, title: 'Copy' })).code).toBe('read-only');
    expect((await again.refused('settings.set', { mute: true })).code).toBe('read-only');
    again.files.closed = null;
    expect((await playOne(again, opened.table)).ply).toBe(4);
  });

  test('a save with a torn line opens even on a full disk', async () => {
    const app = openTestApp();
    const { match } = await playOne(app, await newMatch(app));
    const [[path, text]] = [...app.files.disk];
    const again = openTestApp(new Map([[path, `${text}{"seat":1,`]]));
    again.files.full = true;
    expect((await again.ask('matches.open', { match })).table.ply).toBe(1);
  });
});
