import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { newMatch, openCabinet, playOne } from './cabinet';
import type { Cabinet } from './cabinet';
import type { Torn } from '../../tools/harness/fault-files';

type Answered = (table: Table) => void;

/** A session with undo and redo, and new moves after another undo. Each answer is reported. */
async function evening(cabinet: Cabinet, answered: Answered): Promise<void> {
  const { ask } = cabinet;
  let table = await newMatch(cabinet);
  const { match } = table;
  const next = (after: Table) => answered((table = after));
  next(table);
  next(await playOne(cabinet, table));
  next(await playOne(cabinet, table, 1));
  next(await ask('matches.undo', { match, seat: 1 }));
  next((await ask('matches.redo', { match, seat: 1 })).table);
  next(await ask('matches.undo', { match, seat: 1 }));
  next(await playOne(cabinet, table, 2));
  next(await ask('matches.undo', { match, seat: 1 }));
}

/** All tables of a session without a power cut, in order. */
const tables: Table[] = [];
await evening(openCabinet(), (table) => tables.push(table));

/** Returns the disk after a power cut at this step, and the table that was last shown before it. */
async function cut(step: number, leaves: Torn) {
  const cabinet = openCabinet();
  cabinet.files.crashAt(step, leaves);
  let shown = 0;
  await expect(evening(cabinet, () => shown++)).rejects.toThrow(step > 1 ? 'save-doubtful' : 'unexpected');
  return { disk: cabinet.files.disk, last: tables[shown - 1] as Table | undefined, wanted: tables[shown] };
}

const steps = tables.map((_, i) => i + 1);

describe.each<Torn>(['nothing', 'half', 'all'])('a power cut that leaves %s of the line', (leaves) => {
  test.each(steps)('at step %i keeps the table as last shown, with its undo and redo', async (step) => {
    const { disk, last, wanted } = await cut(step, leaves);
    const expected = leaves === 'all' ? wanted : last;
    if (!expected) return expect(disk.size).toBe(0);
    const { table, notice } = await openCabinet(disk).ask('matches.open', { match: wanted.match });
    expect(table).toEqual(expected);
    expect(notice).toBe(leaves === 'half' ? 'torn-line' : null);
  });
});

describe('a second power cut while a torn line is repaired', () => {
  test.each(steps.slice(1).flatMap((step) => [1, 2, 3].map((again) => [step, again])))(
    'torn at step %i, cut at step %i of the repair: nothing is lost',
    async (step, again) => {
      const { disk, last, wanted } = await cut(step, 'half');
      const second = openCabinet(disk);
      second.files.crashAt(again, 'nothing');
      const opened = await second.ask('matches.open', { match: wanted.match });
      expect([opened.table, opened.notice]).toEqual([last, 'torn-line']);
      await expect(playOne(second, opened.table)).rejects.toThrow('save-');
      const { table, notice } = await openCabinet(disk).ask('matches.open', { match: wanted.match });
      // First the copy is written, then the match without the torn line, then the move.
      expect([table, notice]).toEqual([last, again < 3 ? 'torn-line' : null]);
    },
  );
});
