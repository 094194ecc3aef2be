import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { newMatch, openTestApp, playOne } from '../../tools/harness/test-app';
import type { TestApp } from '../../tools/harness/test-app';
import type { Torn } from '../../tools/harness/fault-files';

type Answered = (table: Table) => void;

/** A session with undo and redo, and new moves after another undo. Each answer is reported. */
async function evening(app: TestApp, answered: Answered): Promise<void> {
  const { ask } = app;
  let table = await newMatch(app);
  const { match } = table;
  const next = (after: Table) => answered((table = after));
  next(table);
  next(await playOne(app, table));
  next(await playOne(app, table, 1));
  next(await ask('matches.undo', { match, seat: 1 }));
  next((await ask('matches.redo', { match, seat: 1 })).table);
  next(await ask('matches.undo', { match, seat: 1 }));
  next(await playOne(app, table, 2));
  next(await ask('matches.undo', { match, seat: 1 }));
}

/** All tables of a session without a power cut, in order. */
const tables: Table[] = [];
await evening(openTestApp(), (table) => tables.push(table));

/** Returns the disk after a power cut at this step, and the table that was last shown before it. */
async function cut(step: number, leaves: Torn) {
  const app = openTestApp();
  app.files.crashAt(step, leaves);
  let shown = 0;
  await expect(evening(app, () => shown++)).rejects.toThrow(step > 1 ? 'save-doubtful' : 'unexpected');
  return { disk: app.files.disk, last: tables[shown - 1] as Table | undefined, wanted: tables[shown] };
}

const steps = tables.map((_, i) => i + 1);

describe.each<Torn>(['nothing', 'half', 'all'])('a power cut that leaves %s of the line', (leaves) => {
  test.each(steps)('at step %i keeps the table last shown, or the next if its line is complete', async (step) => {
    const { disk, last, wanted } = await cut(step, leaves);
    const expected = leaves === 'all' ? wanted : last;
    if (!expected) return expect(disk.size).toBe(0);
    const { table, notice } = await openTestApp(disk).ask('matches.open', { match: wanted.match });
    expect(table).toEqual(expected);
    expect(notice).toBe(leaves === 'half' ? 'torn-line' : null);
  });
});

describe('a second power cut while a torn line is repaired', () => {
  test.each(steps.slice(1).flatMap((step) => [1, 2, 3].map((again) => [step, again])))(
    'torn at step %i, cut at step %i of the repair: nothing is lost',
    async (step, again) => {
      const { disk, last, wanted } = await cut(step, 'half');
      const second = openTestApp(disk);
      second.files.crashAt(again, 'nothing');
      const opened = await second.ask('matches.open', { match: wanted.match });
      expect([opened.table, opened.notice]).toEqual([last, 'torn-line']);
      await expect(playOne(second, opened.table)).rejects.toThrow('save-');
      const { table, notice } = await openTestApp(disk).ask('matches.open', { match: wanted.match });
      // The repair copies the torn file, then writes the match without the torn line, then the move.
      expect([table, notice]).toEqual([last, again < 3 ? 'torn-line' : null]);
    },
  );
});
