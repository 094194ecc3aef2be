import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Argument, Command } from '../../src/ipc/contract';
import { REFUSALS, UNSAVED } from '../../src/ipc/refusals';
import { diskRefusal } from '../../src/main/services/disk-errors';
import { nodeFiles } from '../../src/main/services/node-files';
import { testAppOn, newMatch, playOne } from '../../tools/harness/test-app';
import { failingDisk } from '../../tools/harness/failing-disk';
import { temporaryFolder } from '../temporary-folder';

let folder: string;
let match: string;
beforeEach(async () => {
  folder = temporaryFolder();
  const app = testAppOn(nodeFiles(folder));
  ({ match } = await playOne(app, await newMatch(app)));
});

const failing = (names: readonly string[], error: string) =>
  testAppOn(
    nodeFiles(
      folder,
      undefined,
      failingDisk(({ name, flags }) =>
        names.includes(name) || (names.includes('open to write') && name === 'open' && flags === 'w')
          ? { error }
          : null,
      ),
    ),
    {},
    undefined,
    10,
  );

const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' as const }));
const WRITING: readonly [Command, () => object][] = [
  ['matches.create', () => ({ game: 'serenissima-1996', title: 'x', seats, options: {} })],
  ['saves.duplicate', () => ({ match, title: 'Two' })],
  ['matches.branch', () => ({ match, ply: 1, title: 'If' })],
  ['settings.set', () => ({ mute: true })],
];

test.each([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'ENOENT',
  'EISDIR',
  'ENAMETOOLONG',
  'EFBIG',
  'EBUSY',
  'EMFILE',
  'EIO',
])('a step that fails with %s is refused with the code for that error, and counts as unsaved', async (error) => {
  const { ask, services } = failing(['write'], error);
  const { table } = await ask('matches.open', { match });
  const refusal = await services.handle('matches.undo', { match, seat: table.undo.seat ?? 0 });
  const code = diskRefusal(Object.assign(new Error(error), { code: error }), 'write');
  expect(refusal).toMatchObject({ ok: false, error: { code } });
  expect(UNSAVED.has(code ?? '')).toBe(true);
});

describe.each([
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'read-only'],
  ['EPERM', 'read-only'],
  ['ENAMETOOLONG', 'name-too-long'],
  ['EBUSY', 'busy'],
  ['EMFILE', 'busy'],
  ['EIO', 'disk-fault'],
])('a write that fails with %s is refused with %s', (error, code) => {
  test.each(WRITING)('%s', async (command, argument) => {
    const { refused, logged } = failing(['open to write'], error);
    const refusal = await refused(command, argument() as Argument<typeof command>);
    expect(refusal).toMatchObject({ code, message: REFUSALS[code as keyof typeof REFUSALS] });
    // The log contains the underlying error, which helps to find the cause.
    expect(logged).toHaveLength(1);
    expect((await readdir(join(folder, 'saves'))).filter((name) => !name.endsWith('.serenissima'))).toEqual([]);
  });

  test('saves.trash', async () => {
    expect((await failing(['rename'], error).refused('saves.trash', { match })).code).toBe(code);
  });
});

describe.each([
  ['EACCES', 'unreadable-file'],
  ['EPERM', 'unreadable-file'],
  ['EIO', 'disk-fault'],
  ['ENOENT', 'no-such-match'],
  ['EMFILE', 'busy'],
])('a read that fails with %s is refused with %s', (error, code) => {
  test.each(['matches.open', 'saves.export', 'saves.duplicate', 'matches.branch'] as const)('%s', async (command) => {
    const more = { 'saves.duplicate': { title: 'x' }, 'matches.branch': { title: 'x', ply: 0 } }[command as string];
    const result = await failing(['readFile'], error).services.handle(command, { match, ...more });
    expect(result).toMatchObject({ ok: false, error: { code } });
  });
});

test('a draft that cannot replace its file is removed, even if the first attempt to remove it fails', async () => {
  let removals = 0;
  const app = testAppOn(
    nodeFiles(
      folder,
      undefined,
      failingDisk(({ name }) =>
        name === 'rename' ? { error: 'EIO' } : name === 'rm' && removals++ === 0 ? { error: 'EBUSY' } : null,
      ),
    ),
  );
  expect((await app.refused('settings.set', { mute: true })).code).toBe('disk-fault');
  expect((await readdir(folder)).sort()).toEqual(['saves']);
});

test('an error quotes no more than a short part of an argument', async () => {
  const { services } = testAppOn(nodeFiles(folder));
  const long = 'x'.repeat(1_000_000);
  for (const [command, argument] of [
    ['matches.open', { match: long }],
    ['matches.open', { [long]: 1 }],
    ['settings.set', { [long]: 1 }],
    ['settings.set', { language: long }],
    ['saves.import', { text: `{"x":"${long}"}\n` }],
    ['matches.play', { match, seat: 1, ply: 1, moves: [{ type: 'sail', to: long }] }],
  ] as const) {
    const result = await services.handle(command, argument);
    expect(result.ok).toBe(false);
    expect(JSON.stringify(result).length, command).toBeLessThan(900);
  }
});

test.each([{ match: 10n }, { match: 'x', more: { deep: 1n } }])('a BigInt is a bad request', async (argument) => {
  const { services, logged } = testAppOn(nodeFiles(folder));
  expect(await services.handle('matches.open', argument)).toMatchObject({ ok: false, error: { code: 'bad-request' } });
  expect(logged).toEqual([]);
});

test('a circular argument is a bad request', async () => {
  const argument: Record<string, unknown> = { match };
  argument.self = argument;
  expect(await testAppOn(nodeFiles(folder)).services.handle('matches.open', argument)).toMatchObject({
    error: { code: 'bad-request' },
  });
});
