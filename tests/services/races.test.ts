import { describe, expect, test } from 'vitest';
import { newMatch, openCabinet, playOne } from './cabinet';
import type { Cabinet } from './cabinet';
import { nextTick, slow } from './faults';

async function slowMatch() {
  const cabinet = openCabinet();
  const table = await playOne(cabinet, await newMatch(cabinet));
  slow(cabinet.files);
  return { cabinet, table, match: table.match };
}

const placing = (match: string, seat: number, ply: number) => ({
  match,
  seat,
  ply,
  moves: [{ type: 'place', crews: [3, 3] }],
});

async function afterRestart(cabinet: Cabinet, match: string) {
  return (await openCabinet(cabinet.files.disk).ask('matches.open', { match })).table;
}

describe('simultaneous requests', () => {
  test('for a move and for opening the match: the match continues, and its file stays intact', async () => {
    const { cabinet, match } = await slowMatch();
    const [, opened] = await Promise.all([
      cabinet.ask('matches.play', placing(match, 1, 1)),
      cabinet.ask('matches.open', { match }),
    ]);
    const { table: now } = await cabinet.ask('matches.sit', { match, seat: null });
    expect(now.ply).toBeGreaterThanOrEqual(opened.table.ply);
    const next = await playOne(cabinet, now);
    expect((await afterRestart(cabinet, match)).ply).toBe(next.ply);
  });

  test('for two moves before the match was opened: one is played, the other is stale', async () => {
    const { cabinet, match } = await slowMatch();
    const again = openCabinet(cabinet.files.disk);
    slow(again.files);
    const results = await Promise.all([
      again.services.handle('matches.play', placing(match, 1, 1)),
      again.services.handle('matches.play', placing(match, 1, 1)),
    ]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await afterRestart(again, match)).ply).toBe(2);
  });

  test('for a title and a move before the match was opened: both are saved', async () => {
    const { cabinet, match } = await slowMatch();
    const again = openCabinet(cabinet.files.disk);
    slow(again.files);
    await Promise.all([
      again.ask('saves.rename', { match, title: 'Lepanto' }),
      again.ask('matches.play', placing(match, 1, 1)),
    ]);
    const table = await afterRestart(again, match);
    expect([table.title, table.ply]).toEqual(['Lepanto', 2]);
  });

  test('for a move and closing: the confirmed move is in the file', async () => {
    const { cabinet, match } = await slowMatch();
    const [played] = await Promise.all([
      cabinet.ask('matches.play', placing(match, 1, 1)),
      cabinet.ask('matches.close', { match }),
    ]);
    const { table } = await cabinet.ask('matches.open', { match });
    expect(table.ply).toBe(played.table.ply);
  });

  test('for a deletion and a move: the match does not partly reappear', async () => {
    const { cabinet, match } = await slowMatch();
    await Promise.all([
      cabinet.services.handle('saves.trash', { match }),
      cabinet.services.handle('matches.play', placing(match, 1, 1)),
    ]);
    expect([...cabinet.files.disk.keys()].filter((path) => path.startsWith('saves/'))).toEqual([]);
  });

  test('for a move, an undo and a move are handled in order', async () => {
    const { cabinet, match } = await slowMatch();
    const results = await Promise.all([
      cabinet.services.handle('matches.play', placing(match, 1, 1)),
      cabinet.services.handle('matches.undo', { match, seat: 1 }),
      cabinet.services.handle('matches.play', placing(match, 1, 1)),
      cabinet.services.handle('matches.play', placing(match, 2, 2)),
    ]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect((await afterRestart(cabinet, match)).ply).toBe(3);
  });

  test.each(['matches.log', 'matches.at'] as const)(
    'for a move and %s: the move is reported only when it is on the disk',
    async (look) => {
      const { cabinet, match } = await slowMatch();
      cabinet.files.full = true;
      const playing = cabinet.services.handle('matches.play', placing(match, 1, 1));
      for (let i = 0; i < 3; i++) await nextTick();
      const looked = await cabinet.services.handle(
        look,
        look === 'matches.at' ? { match, ply: 2 } : { match, from: 1 },
      );
      expect(await playing).toMatchObject({ ok: false, error: { code: 'disk-full' } });
      if (look === 'matches.at') expect(looked.ok).toBe(false);
      else expect(looked).toEqual({ ok: true, value: [] });
    },
  );

  test('for moves in two matches: neither waits for the other', async () => {
    const { cabinet, match } = await slowMatch();
    const other = (await newMatch(cabinet, 'Other')).match;
    await Promise.all([
      cabinet.ask('matches.play', placing(match, 1, 1)),
      cabinet.ask('matches.play', placing(other, 0, 0)),
    ]);
    expect([(await afterRestart(cabinet, match)).ply, (await afterRestart(cabinet, other)).ply]).toEqual([2, 1]);
  });

  test('for two settings: both are saved', async () => {
    const cabinet = openCabinet();
    slow(cabinet.files);
    await Promise.all([cabinet.ask('settings.set', { speed: 'fast' }), cabinet.ask('settings.set', { textSize: 1.5 })]);
    expect(await cabinet.ask('settings.get', {})).toMatchObject({ speed: 'fast', textSize: 1.5 });
    expect(await openCabinet(cabinet.files.disk).ask('settings.get', {})).toMatchObject({
      speed: 'fast',
      textSize: 1.5,
    });
  });
});
