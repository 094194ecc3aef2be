import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';

describe('the shelf of saves', () => {
  test('lists matches with their game, players and progress, latest first', async () => {
    const app = openTestApp();
    const first = await newMatch(app, 'First', 2);
    const second = await newMatch(app, 'Second', 4);
    await playOne(app, first);
    const list = await app.ask('matches.list', {});
    expect(list.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect(list[0]).toMatchObject({
      match: first.match,
      game: 'serenissima-1996',
      plies: 1,
      over: false,
      damage: null,
    });
    expect(list[0].seats.map(({ name }) => name)).toEqual(['Anna', 'Bruno']);
    expect(list[1].match).toBe(second.match);
    expect(list[0].glimpse).toMatchObject({ turn: 0, powers: [0, 1] });
  });

  test('renames a match, open or not', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app);
    expect((await app.ask('saves.rename', { match, title: 'Lepanto' })).title).toBe('Lepanto');
    const later = openTestApp(app.files.disk);
    expect((await later.ask('saves.rename', { match, title: 'Lissa' })).title).toBe('Lissa');
    expect((await openTestApp(app.files.disk).ask('matches.open', { match })).table.title).toBe('Lissa');
  });

  test('makes independent copies', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app, 'One'));
    const copy = await app.ask('saves.duplicate', { match: table.match, title: 'Two' });
    expect(copy).toMatchObject({ title: 'Two', plies: 1 });
    const { table: other } = await app.ask('matches.open', { match: copy.match });
    await playOne(app, other, 2);
    expect((await app.ask('matches.open', { match: table.match })).table.ply).toBe(1);
    expect((await app.ask('matches.open', { match: copy.match })).table.ply).toBe(2);
  });

  test('moves deleted saves to the trash unchanged', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app);
    const text = [...app.files.disk.values()][0];
    await app.ask('saves.trash', { match });
    expect([...app.files.disk.values()]).toEqual([text]);
    expect(await app.ask('matches.list', {})).toEqual([]);
    expect((await app.refused('matches.open', { match })).code).toBe('no-such-match');
  });

  test('deletes the copy of a torn last line together with the match', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app));
    const [[path, text]] = [...app.files.disk];
    const again = openTestApp(new Map([[path, `${text}{"seat":`]]));
    await playOne(again, (await again.ask('matches.open', { match: table.match })).table);
    expect([...again.files.disk.keys()].sort()).toEqual([path, `${path}.torn`]);
    await again.ask('saves.trash', { match: table.match });
    expect([...again.files.disk.keys()].filter((name) => !name.startsWith('trash/'))).toEqual([]);
  });

  test('exports matches that can be imported anywhere unchanged', async () => {
    const app = openTestApp();
    let table = await newMatch(app, 'A title: with / odd * signs?');
    for (let i = 0; i < 8; i++) table = await playOne(app, table, i);
    const file = await app.ask('saves.export', { match: table.match });
    expect(file?.name).toBe('A title with  odd  signs.serenissima');
    const other = openTestApp();
    const taken = await other.ask('saves.import', { text: file?.text ?? '' });
    expect(taken).toMatchObject({ title: 'A title: with / odd * signs?', plies: 8, damage: null });
    const seen = await other.ask('matches.open', { match: taken?.match ?? '' });
    expect(seen.table.view).toEqual((await app.ask('matches.open', { match: table.match })).table.view);
  });

  test('changes nothing when a dialog is cancelled', async () => {
    const app = openTestApp(undefined, { exportText: async () => ({ handled: true, cancelled: true }) });
    const { match } = await newMatch(app);
    expect(await app.ask('saves.export', { match })).toBeNull();
    expect(await app.ask('saves.import', {})).toBeNull();
  });

  test('rejects an empty file', async () => {
    expect((await openTestApp().refused('saves.import', { text: ' \n' })).code).toBe('empty-file');
  });

  test('branches a match at the given move, and keeps the old match', async () => {
    const app = openTestApp();
    let table = await newMatch(app);
    for (let i = 0; i < 4; i++) table = await playOne(app, table);
    const branched = await app.ask('matches.branch', { match: table.match, ply: 2, title: 'What if' });
    expect([branched.table.ply, branched.table.title]).toEqual([2, 'What if']);
    expect((await app.refused('matches.branch', { match: table.match, ply: 5, title: 'x' })).code).toBe('no-such-ply');
    expect((await app.ask('matches.open', { match: table.match })).table.ply).toBe(4);
  });

  test.each(['matches.open', 'saves.export', 'saves.trash', 'matches.close', 'matches.at'] as const)(
    'refuses %s of a missing match with a message, or does nothing',
    async (command) => {
      const app = openTestApp();
      const result = await app.services.handle(command, {
        match: 'nowhere',
        ...(command === 'matches.at' && { ply: 0 }),
      });
      if (command === 'matches.close') expect(result).toEqual({ ok: true, value: null });
      else expect(result).toMatchObject({ ok: false, error: { code: 'no-such-match' } });
      expect(app.logged).toEqual([]);
    },
  );
});
