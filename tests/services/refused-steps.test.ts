import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Table } from '../../src/ipc/table';
import { nodeFiles } from '../../src/main/services/node-files';
import { testAppOn, newMatch, RefusedCommand, playOne } from '../../tools/harness/test-app';
import { failingDisk } from '../../tools/harness/failing-disk';
import type { Call, CallFault } from '../../tools/harness/failing-disk';
import { bySuite } from '../suite';
import { temporaryFolder } from '../temporary-folder';

type TestApp = ReturnType<typeof testAppOn>;

let folder: string;
let fate: (call: Call) => CallFault;
let app: TestApp;
beforeEach(async () => {
  folder = temporaryFolder();
  fate = () => null;
  const disk = failingDisk((call) => fate(call));
  app = testAppOn(nodeFiles(folder, undefined, disk));
});

/** Returns the table as the players see it, and as a restart on a working disk finds it. */
const now = async (match: string) => {
  const { table, log } = await app.ask('matches.sit', { match, seat: null });
  return { table, log };
};
const restarted = async (match: string) => {
  const { table, log, notice } = await testAppOn(nodeFiles(folder)).ask('matches.open', { match });
  return { table, log, notice };
};

type Step = (table: Table) => Promise<unknown>;
const STEPS: readonly [name: string, step: Step][] = [
  ['a move', (table) => playOne(app, table)],
  ['an undo', ({ match, undo }) => app.ask('matches.undo', { match, seat: undo.seat ?? 0 })],
  ['a redo', ({ match, redo }) => app.ask('matches.redo', { match, seat: redo.seat ?? 0 })],
  ['a new name', ({ match }) => app.ask('saves.rename', { match, title: 'Another' })],
  [
    'other seats',
    ({ match, seats }) =>
      app.ask('matches.seats', { match, seats: seats.map(({ name }) => ({ name: `${name}!`, kind: 'human' })) }),
  ],
];

/** Creates a match in which a move, an undo and a redo are all possible. */
async function someMatch(): Promise<string> {
  let table = await newMatch(app);
  for (let i = 0; i < 3; i++) table = await playOne(app, table);
  const { match, undo } = table;
  await app.ask('matches.undo', { match, seat: undo.seat ?? 0 });
  return match;
}

const only = (name: string, given: CallFault) => {
  let done = false;
  return (call: Call) => (call.name !== name || done ? null : ((done = true), given));
};

describe.each(STEPS)('a refused step has no effect: %s', (_name, step) => {
  test.each<[what: string, call: string, given: CallFault]>([
    ['when the file cannot be opened', 'open', { error: 'EIO' }],
    ['when the file’s status cannot be read', 'fstat', { error: 'EIO' }],
    ['when the file’s end cannot be read', 'read', { error: 'EIO' }],
    ['when the line cannot be written', 'write', { error: 'ENOSPC' }],
    ['when the line is written but an error is reported', 'write', { error: 'EIO', late: true }],
    ['when the line cannot be flushed', 'fsync', { error: 'EIO' }],
    ['when the file cannot be closed', 'close', { error: 'EIO' }],
  ])('%s', async (_what, name, given) => {
    const match = await someMatch();
    const before = await now(match);
    fate = only(name, given);
    await expect(step(before.table)).rejects.toThrow(
      JSON.stringify(given).includes('ENOSPC') ? 'disk-full' : 'disk-fault',
    );
    fate = () => null;
    expect(await now(match)).toEqual(before);
    expect(await restarted(match)).toEqual({ ...before, notice: null });
    await step(before.table);
    const { table, log } = await now(match);
    expect(await restarted(match)).toEqual({ table, log, notice: null });
  });

  test('a write that stops early without an error is completed', async () => {
    const match = await someMatch();
    fate = (call) => (call.name === 'write' ? { short: 7 } : null);
    await step((await now(match)).table);
    fate = () => null;
    const { table, log } = await now(match);
    expect(await restarted(match)).toEqual({ table, log, notice: null });
  });

  test('if a write fails halfway, the part already written is removed', async () => {
    const match = await someMatch();
    const before = await now(match);
    let writes = 0;
    fate = (call) => (call.name !== 'write' ? null : writes++ ? { error: 'ENOSPC' } : { short: 9 });
    await expect(step(before.table)).rejects.toThrow('disk-full');
    fate = () => null;
    expect(await restarted(match)).toEqual({ ...before, notice: null });
  });

  test.each<[what: string, call: string]>([
    ['truncated', 'ftruncate'],
    ['opened for truncation', 'open'],
  ])(
    'if the file cannot be %s after a failed write, the remains of that write are removed before the next write',
    async (_what, name) => {
      const match = await someMatch();
      const before = await now(match);
      let written = false;
      fate = (call) => {
        if (call.name === 'fsync') {
          written = true;
          return { error: 'EIO' };
        }
        return written && call.name === name ? { error: 'EIO' } : null;
      };
      await expect(step(before.table)).rejects.toThrow('save-doubtful');
      expect(await now(match)).toEqual(before);
      // Nothing is written until this is resolved.
      const lies = await readFile(join(folder, 'saves', `${match}.serenissima`), 'utf8');
      fate = (call) => (['open', 'readFile'].includes(call.name) ? { error: 'EIO' } : null);
      await expect(step(before.table)).rejects.toThrow('disk-fault');
      fate = () => null;
      expect(await readFile(join(folder, 'saves', `${match}.serenissima`), 'utf8')).toBe(lies);
      await step(before.table);
      const { table, log } = await now(match);
      expect(await restarted(match)).toEqual({ table, log, notice: null });
    },
  );
});

describe('if any one system call of a session fails', () => {
  async function evening(): Promise<void> {
    let table = await newMatch(app);
    for (let i = 0; i < 3; i++) table = await playOne(app, table);
    for (const [, step] of STEPS.slice(1)) await step((await now(table.match)).table);
    await app.ask('saves.duplicate', { match: table.match, title: 'Copy' });
    await app.ask('matches.branch', { match: table.match, ply: 1, title: 'Branch' });
    await app.ask('saves.trash', { match: table.match });
  }
  const shelf = async () => {
    const list = await testAppOn(nodeFiles(folder)).ask('matches.list', {});
    return Promise.all(
      list.toSorted((a, b) => (a.match < b.match ? -1 : 1)).map(async ({ match }) => (await restarted(match)).table),
    );
  };

  test.each([false, true])('a refused command has no effect (the call fails after its effect: %s)', async (late) => {
    /** The shelf before each command of a session without faults. The session is deterministic. */
    const shelves: Table[][] = [];
    let asked = 0;
    const begin = async (given: typeof fate, before: () => Promise<unknown>) => {
      await rm(folder, { recursive: true, force: true });
      asked = 0;
      fate = given;
      const { ask, ...rest } = testAppOn(
        nodeFiles(
          folder,
          undefined,
          failingDisk((call) => fate(call)),
        ),
      );
      app = {
        ...rest,
        ask: async (command, argument) => {
          asked++;
          await before();
          return ask(command, argument);
        },
      };
    };
    await begin(
      () => null,
      async () => shelves.push(await shelf()),
    );
    await evening();
    expect(shelves).toHaveLength(asked);

    // The step has no common factor with the number of calls in a write (open, fstat, read, write, fsync, close), so
    // every kind of call is tested.
    for (let nth = 1; ; nth += bySuite(5, 1)) {
      let count = 0;
      let failed: Call | undefined;
      const once = (call: Call): CallFault => {
        if ((late && call.name === 'open') || ++count !== nth) return null;
        failed = call;
        return { error: 'EIO', late };
      };
      await begin(once, async () => undefined);
      const refused = await evening().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (!failed) break;
      if (refused === undefined) continue;
      const where = `call ${nth}: ${failed.name} ${failed.path}`;
      expect(refused, where).toBeInstanceOf(RefusedCommand);
      expect((refused as RefusedCommand).refusal.code, where).not.toBe('save-doubtful');
      expect(await shelf(), where).toEqual(shelves[asked - 1]);
      const names = await readdir(join(folder, 'saves')).catch(() => []);
      expect(names.filter((name) => !name.endsWith('.serenissima'))).toEqual([]);
    }
  });
});
