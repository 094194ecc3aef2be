import { describe, expect, test } from 'vitest';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';
import { PowerCut } from '../../tools/harness/fault-files';
import type { Torn } from '../../tools/harness/fault-files';

interface Seen {
  match: string;
  ply: number;
  title: string;
}

/** A session: moves, bids, an undo, a redo, a new title. `seen` records the answers. */
async function evening(app: TestApp, seen: Seen): Promise<void> {
  let table = await newMatch(app, 'First name');
  const note = () => Object.assign(seen, { match: table.match, ply: table.ply });
  Object.assign(seen, { title: 'First name' });
  note();
  for (let i = 0; i < 10; i++) {
    table = await playOne(app, table, i);
    note();
  }
  const { match } = table;
  if (table.undo.possible && table.undo.seat !== null) {
    table = await app.ask('matches.undo', { match, seat: table.undo.seat });
    note();
    table = (await app.ask('matches.redo', { match, seat: table.redo.seat ?? 0 })).table;
    note();
  }
  await app.ask('saves.rename', { match, title: 'Second name' });
  seen.title = 'Second name';
}

const length = await (async () => {
  const app = openTestApp();
  await evening(app, { match: '', ply: 0, title: '' });
  return app.files.steps;
})();

describe('after a power cut', () => {
  test('the session has more than 11 steps at which to crash', () => expect(length).toBeGreaterThan(11));

  test.each<Torn>(['nothing', 'half', 'all'])(
    'at any step, with %s of it written, nothing that was shown is lost',
    async (leaves) => {
      for (let step = 1; step <= length; step++) {
        const app = openTestApp();
        app.files.crashAt(step, leaves);
        const seen: Seen = { match: '', ply: -1, title: '' };
        await expect(evening(app, seen)).rejects.toThrow();
        const torn = openTestApp(app.files.disk);
        const list = await torn.ask('matches.list', {});
        if (seen.match === '') {
          expect(list.length).toBeLessThanOrEqual(1);
          continue;
        }
        const { table, notice } = await torn.ask('matches.open', { match: seen.match });
        const atMost = leaves === 'all' ? 1 : 0;
        expect(Math.abs(table.ply - seen.ply), `step ${step}`).toBeLessThanOrEqual(atMost);
        if (leaves !== 'all') expect(table.title).toBe(seen.title);
        expect(notice).toBe(leaves === 'half' ? 'torn-line' : null);
        // The match continues from this position.
        const next = await playOne(torn, table);
        expect(next.ply).toBe(table.ply + 1);
        expect((await openTestApp(app.files.disk).ask('matches.open', { match: seen.match })).notice).toBeNull();
      }
    },
  );

  test('opening writes nothing, and the next move sets a torn last line aside', async () => {
    const app = openTestApp();
    const table = await newMatch(app);
    app.files.crashAt(app.files.steps + 1, 'half');
    await expect(playOne(app, table)).rejects.toThrow();
    const [[path, text]] = [...app.files.disk];
    const again = openTestApp(app.files.disk);
    const opened = await again.ask('matches.open', { match: table.match });
    expect([[...again.files.disk], again.files.steps]).toEqual([[[path, text]], 0]);
    await playOne(again, opened.table);
    expect(again.files.disk.get(`${path}.torn`)).toBe(text);
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    expect(again.files.disk.get(path)?.startsWith(whole)).toBe(true);
    expect((await openTestApp(again.files.disk).ask('matches.open', { match: table.match })).notice).toBeNull();
  });

  test('only the simulated power cut is logged', async () => {
    const app = openTestApp();
    app.files.crashAt(1, 'nothing');
    await expect(newMatch(app)).rejects.toThrow('unexpected');
    expect(app.logged).toEqual([expect.any(PowerCut)]);
  });
});

describe('with a full disk', () => {
  test('a move is taken back and reported, and the match continues when the disk has room again', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app));
    app.files.full = true;
    await expect(playOne(app, table)).rejects.toThrow('disk-full');
    expect(app.notifications).toEqual([
      ['save.failed', { match: table.match, code: 'disk-full', message: expect.stringContaining('Free some space') }],
    ]);
    const { table: still } = await app.ask('matches.sit', { match: table.match, seat: null });
    expect(still.ply).toBe(table.ply);

    app.files.full = false;
    const after = await playOne(app, still);
    expect(after.ply).toBe(table.ply + 1);
    const opened = await openTestApp(app.files.disk).ask('matches.open', { match: table.match });
    expect([opened.table.ply, opened.notice]).toEqual([after.ply, null]);
  });

  test('an undo that cannot be written is redone', async () => {
    const app = openTestApp();
    const table = await playOne(app, await newMatch(app));
    app.files.full = true;
    const refusal = await app.refused('matches.undo', { match: table.match, seat: table.undo.seat ?? 0 });
    expect(refusal.code).toBe('disk-full');
    const { table: still } = await app.ask('matches.sit', { match: table.match, seat: null });
    expect([still.ply, still.redo.reason]).toEqual([1, 'end']);
  });

  test('undone moves can still be redone after a failed move', async () => {
    const app = openTestApp();
    const first = await playOne(app, await newMatch(app));
    const back = await app.ask('matches.undo', { match: first.match, seat: first.undo.seat ?? 0 });
    expect(back.redo.possible).toBe(true);
    app.files.full = true;
    await expect(playOne(app, back, 3)).rejects.toThrow('disk-full');
    app.files.full = false;
    const again = await app.ask('matches.redo', { match: first.match, seat: back.redo.seat ?? 0 });
    expect(again.table.ply).toBe(1);
  });

  test('a new title that cannot be written is not used', async () => {
    const app = openTestApp();
    const { match } = await newMatch(app, 'Old');
    app.files.full = true;
    expect((await app.refused('saves.rename', { match, title: 'New' })).code).toBe('disk-full');
    const { table } = await app.ask('matches.sit', { match, seat: null });
    expect(table.title).toBe('Old');
  });
});
