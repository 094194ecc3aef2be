import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { newMatch, RefusedCommand, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';
import { fullAt } from './faults';

/** An action at a table: a move, undo, redo, or a new title. */
type Step = (app: TestApp, table: Table) => Promise<Table>;
const play: Step = (app, table) => playOne(app, table, table.ply);
const back: Step = ({ ask }, { match, undo }) => ask('matches.undo', { match, seat: undo.seat ?? 0 });
const forth: Step = async ({ ask }, { match, redo }) =>
  (await ask('matches.redo', { match, seat: redo.seat ?? 0 })).table;
const rename: Step = async ({ ask }, { match }) => {
  await ask('saves.rename', { match, title: 'Another name' });
  return (await ask('matches.sit', { match, seat: null })).table;
};
const STEPS = [play, back, forth, back, play, play, rename, play, play, back, forth];

/** Returns the match as the players see it, and as a restart would find it. */
async function both(app: TestApp, match: string) {
  const seated = await app.ask('matches.sit', { match, seat: null });
  const now = { table: seated.table, log: seated.log };
  const { table, log, notice } = await openTestApp(new Map(app.files.disk)).ask('matches.open', { match });
  return { now, restarted: { table, log }, notice };
}

describe.each([
  { uncut: false, code: 'disk-full', left: null },
  // Half a line may be on the disk at this point. A restart drops it, which leads to the position the players expect.
  { uncut: true, code: 'save-doubtful', left: 'torn-line' },
])('with a full disk for one step of a session ($code)', ({ uncut, code, left }) => {
  test.each(STEPS.map((_, i) => i + 1))(
    'step %i is taken back and reported once, and the session continues',
    async (bad) => {
      const app = openTestApp();
      app.files.uncut = uncut;
      let table = await newMatch(app);
      const { match } = table;
      fullAt(app.files, bad);
      for (const [i, step] of STEPS.entries()) {
        if (i + 1 === bad) {
          const before = await both(app, match);
          await expect(step(app, table)).rejects.toThrow(code);
          const after = await both(app, match);
          expect(after.now).toEqual(before.now);
          expect(after).toMatchObject({ restarted: before.now, notice: left });
          table = after.now.table;
        }
        table = await step(app, table);
        const { now, restarted, notice } = await both(app, match);
        expect(restarted).toEqual(now);
        expect(notice).toBeNull();
      }
      expect(app.notifications.map(([name]) => name)).toEqual(['save.failed']);
      expect(table.title).toBe('Another name');
    },
  );

  test('the first step creates no match and leaves no files', async () => {
    const app = openTestApp();
    fullAt(app.files, 1);
    await expect(newMatch(app)).rejects.toThrow(RefusedCommand);
    expect(app.files.disk.size).toBe(0);
    expect((await newMatch(app)).ply).toBe(0);
  });

  test('a failed import, copy or branch leaves nothing on the shelf', async () => {
    const app = openTestApp();
    const { match } = await play(app, await newMatch(app));
    const other = openTestApp();
    await newMatch(other, 'Another');
    const [text] = [...other.files.disk.values()];
    app.files.full = true;
    await app.refused('saves.import', { text });
    await app.refused('saves.duplicate', { match, title: 'Copy' });
    await app.refused('matches.branch', { match, ply: 0, title: 'Branch' });
    expect(app.files.disk.size).toBe(1);
  });
});

describe('with a full disk at the start', () => {
  test('default settings are used if the settings file is damaged', async () => {
    const { files } = openTestApp();
    files.disk.set('settings.json', '{');
    const app = openTestApp(files.disk);
    app.files.full = true;
    expect(await app.ask('settings.get', {})).toMatchObject({ language: 'system' });
  });
});
