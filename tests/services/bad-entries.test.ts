import { chmod, mkdir, readdir, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_SAVE } from '../../src/ipc/files';
import { nodeFiles } from '../../src/main/services/node-files';
import { testAppOn, newMatch } from '../../tools/harness/test-app';
import { failingDisk } from '../../tools/harness/failing-disk';
import type { Call } from '../../tools/harness/failing-disk';
import { temporaryFolder } from '../temporary-folder';

const WINDOWS = process.platform === 'win32';
let folder: string;
let good: string;
const bad = () => join(folder, 'saves', 'bad.serenissima');
const calls: Call[] = [];
/**
 * Opens services on the real disk, with every call recorded. Reading `bad.serenissima` fails with `error`, if given.
 */
const app = (error?: string) =>
  testAppOn(
    nodeFiles(
      folder,
      undefined,
      failingDisk((call) => {
        calls.push(call);
        const reads = ['readFile', 'open'].includes(call.name) && call.path.endsWith('bad.serenissima');
        return error !== undefined && reads ? { error } : null;
      }),
    ),
  );

beforeEach(async () => {
  folder = temporaryFolder();
  ({ match: good } = await newMatch(app()));
  calls.length = 0;
});

interface Case {
  readonly what: string;
  readonly code: string;
  readonly refusal: string;
  make(): Promise<unknown>;
  readonly error?: string;
}
const CASES: readonly Case[] = [
  { what: 'a folder', code: 'is-folder', refusal: 'not-a-file', make: () => mkdir(bad()) },
  {
    what: 'a dangling link',
    code: 'dangling',
    refusal: 'no-such-match',
    make: () => symlink(join(folder, 'nowhere'), bad()),
  },
  {
    what: 'a file of 600 MB',
    code: 'too-large',
    refusal: 'file-too-large',
    make: () => writeFile(bad(), '').then(() => truncate(bad(), 600_000_000)),
  },
  {
    what: 'a file that may not be read',
    code: 'unreadable',
    refusal: 'unreadable-file',
    make: () => writeFile(bad(), 'x').then(() => chmod(bad(), 0o000)),
    error: 'EACCES',
  },
  {
    what: 'a file that the disk cannot read',
    code: 'disk-fault',
    refusal: 'disk-fault',
    make: () => writeFile(bad(), 'x'),
    error: 'EIO',
  },
  {
    what: 'a file that contains only newlines',
    code: 'too-many-lines',
    refusal: 'bad-save',
    make: () => writeFile(bad(), '\n'.repeat(5_000_000)),
  },
];

describe.each(CASES.filter(({ what }) => !WINDOWS || !what.includes('link')))(
  'one bad entry on the shelf: $what',
  ({ code, refusal, make, error }) => {
    test('is listed with its fault next to the good entries, and can be deleted', async () => {
      await make();
      const { ask, refused, logged } = app(error);
      const list = await ask('matches.list', {});
      expect(list.map(({ match }) => match).sort()).toEqual(['bad', good]);
      expect(list.find(({ match }) => match === 'bad')).toMatchObject({ glimpse: null, damage: { fault: { code } } });
      expect(list.find(({ match }) => match === good)?.damage).toBeNull();
      // Files that are not saves come last, however new they are.
      if (list.find(({ match }) => match === 'bad')?.damage?.line === 0) expect(list[0].match).toBe(good);
      expect((await ask('saves.shelf', {})).conflicts).toEqual([]);
      expect(await refused('matches.open', { match: 'bad' })).toMatchObject({ code: refusal });
      expect(logged).toEqual([]);
      await app().ask('saves.trash', { match: 'bad' });
      expect((await app().ask('matches.list', {})).map(({ match }) => match)).toEqual([good]);
      expect((await readdir(join(folder, 'trash'))).filter((name) => name.endsWith('bad.serenissima'))).toHaveLength(1);
    });
  },
);

test('a file that is larger than any save is never read', async () => {
  await writeFile(bad(), '');
  await truncate(bad(), MAX_SAVE + 1);
  await writeFile(join(folder, 'saves', 'bad (1).serenissima'), '');
  await truncate(join(folder, 'saves', 'bad (1).serenissima'), MAX_SAVE + 1);
  const { ask, services } = app();
  await ask('matches.list', {});
  await ask('saves.shelf', {});
  for (const command of ['matches.open', 'saves.export', 'saves.duplicate', 'matches.story', 'saves.rename'] as const) {
    const titled = ['saves.duplicate', 'saves.rename'].includes(command) ? { title: 'x' } : {};
    expect(await services.handle(command, { match: 'bad', ...titled })).toMatchObject({
      error: { code: 'file-too-large' },
    });
  }
  const read = calls.filter(
    ({ name, path }) => ['readFile', 'open', 'read'].includes(name) && path.includes('saves/bad'),
  );
  expect(read).toEqual([]);
});

describe('a data folder', () => {
  test('that cannot be created is reported: new matches are refused, and the shelf says that nothing can be saved', async () => {
    const place = join(folder, 'file');
    await writeFile(place, 'not a folder');
    const { ask, refused } = testAppOn(nodeFiles(join(place, 'data')));
    expect((await ask('saves.shelf', {}).catch(() => null))?.unwritable).toBe('no-folder');
    const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' as const }));
    expect((await refused('matches.create', { game: 'serenissima-1996', title: 'x', seats, options: {} })).code).toBe(
      'no-folder',
    );
    expect(await readFile(place, 'utf8')).toBe('not a folder');
  });

  test.each([
    ['EACCES', 'unreadable-folder'],
    ['EIO', 'disk-fault'],
  ])('that cannot be read (%s): the list is refused with %s', async (error, code) => {
    const files = nodeFiles(
      folder,
      undefined,
      failingDisk(({ name }) => (name === 'readdir' ? { error } : null)),
    );
    expect((await testAppOn(files).refused('matches.list', {})).code).toBe(code);
  });
});
