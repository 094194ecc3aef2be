import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';
import { nextTick, slow } from './faults';

async function slowMatch() {
  const app = openTestApp();
  const table = await playOne(app, await newMatch(app));
  slow(app.files);
  return { app, table, match: table.match };
}

const placing = (match: string, seat: number, ply: number) => ({
  match,
  seat,
  ply,
  moves: [{ type: 'place', crews: [3, 3] }],
});

async function afterRestart(app: TestApp, match: string) {
  return (await openTestApp(app.files.disk).ask('matches.open', { match })).table;
}

describe('simultaneous requests', () => {
  test('for a move and for opening the match: the match continues, and its file stays intact', async () => {
    const { app, match } = await slowMatch();
    const [, opened] = await Promise.all([
      app.ask('matches.play', placing(match, 1, 1)),
      app.ask('matches.open', { match }),
    ]);
    const { table: now } = await app.ask('matches.sit', { match, seat: null });
    expect(now.ply).toBeGreaterThanOrEqual(opened.table.ply);
    const next = await playOne(app, now);
    expect((await afterRestart(app, match)).ply).toBe(next.ply);
  });

  test('for two moves in a match that is not open yet: one is played, the other is stale', async () => {
    const { app, match } = await slowMatch();
    const again = openTestApp(app.files.disk);
    slow(again.files);
    const results = await Promise.all([
      again.services.handle('matches.play', placing(match, 1, 1)),
      again.services.handle('matches.play', placing(match, 1, 1)),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await afterRestart(again, match)).ply).toBe(2);
  });

  test('for a title and a move in a match that is not open yet: both are saved', async () => {
    const { app, match } = await slowMatch();
    const again = openTestApp(app.files.disk);
    slow(again.files);
    await Promise.all([
      again.ask('saves.rename', { match, title: 'Lepanto' }),
      again.ask('matches.play', placing(match, 1, 1)),
    ]);
    const table = await afterRestart(again, match);
    expect([table.title, table.ply]).toEqual(['Lepanto', 2]);
  });

  test('for a move and closing: the confirmed move is in the file', async () => {
    const { app, match } = await slowMatch();
    const [played] = await Promise.all([
      app.ask('matches.play', placing(match, 1, 1)),
      app.ask('matches.close', { match }),
    ]);
    const { table } = await app.ask('matches.open', { match });
    expect(table.ply).toBe(played.table.ply);
  });

  test('for a deletion and a move: the match does not partly reappear', async () => {
    const { app, match } = await slowMatch();
    await Promise.all([
      app.services.handle('saves.trash', { match }),
      app.services.handle('matches.play', placing(match, 1, 1)),
    ]);
    expect([...app.files.disk.keys()].filter((path) => path.startsWith('saves/'))).toEqual([]);
  });

  test('for a move, an undo and a move are handled in order', async () => {
    const { app, match } = await slowMatch();
    const results = await Promise.all([
      app.services.handle('matches.play', placing(match, 1, 1)),
      app.services.handle('matches.undo', { match, seat: 1 }),
      app.services.handle('matches.play', placing(match, 1, 1)),
      app.services.handle('matches.play', placing(match, 2, 2)),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect((await afterRestart(app, match)).ply).toBe(3);
  });

  test.each(['matches.log', 'matches.at'] as const)(
    'for a move and %s: the move is reported only when it is on the disk',
    async (look) => {
      const { app, match } = await slowMatch();
      app.files.full = true;
      const playing = app.services.handle('matches.play', placing(match, 1, 1));
      for (let i = 0; i < 3; i++) await nextTick();
      const looked = await app.services.handle(look, look === 'matches.at' ? { match, ply: 2 } : { match, from: 1 });
      expect(await playing).toMatchObject({ ok: false, error: { code: 'disk-full' } });
      if (look === 'matches.at') expect(looked.ok).toBe(false);
      else expect(looked).toEqual({ ok: true, value: [] });
    },
  );

  test('for moves in two matches: both are saved', async () => {
    const { app, match } = await slowMatch();
    const other = (await newMatch(app, 'Other')).match;
    await Promise.all([app.ask('matches.play', placing(match, 1, 1)), app.ask('matches.play', placing(other, 0, 0))]);
    expect([(await afterRestart(app, match)).ply, (await afterRestart(app, other)).ply]).toEqual([2, 1]);
  });

  test('for two settings: both are saved', async () => {
    const app = openTestApp();
    slow(app.files);
    await Promise.all([app.ask('settings.set', { speed: 'fast' }), app.ask('settings.set', { textSize: 1.5 })]);
    expect(await app.ask('settings.get', {})).toMatchObject({ speed: 'fast', textSize: 1.5 });
    expect(await openTestApp(app.files.disk).ask('settings.get', {})).toMatchObject({
      speed: 'fast',
      textSize: 1.5,
    });
  });
});
