import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { GAME_ENTRIES } from '../../src/engine/games/registry';
import { nodeFiles } from '../../src/main/services/node-files';
import { nodeSummaries } from '../../src/main/services/node-summaries';
import { createServices } from '../../src/main/services/services';
import type { SaveInfo } from '../../src/ipc/shelf';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, newMatch, playOne } from '../../tools/harness/test-app';

let folder: string;
let reads: string[];
const summaries = () => join(folder, 'summaries.txt');
const save = (match: string) => join(folder, 'saves', `${match}.serenissima`);

/** Returns the list in a new process. `reads` collects the saves it had to read. */
async function listed(version = '1.2.3'): Promise<readonly SaveInfo[]> {
  reads = [];
  const files = nodeFiles(folder);
  const services = createServices(
    {
      files: { ...files, read: (path) => (reads.push(path), files.read(path)) },
      summaries: nodeSummaries(folder),
      clock: { now: () => '2026-01-01T00:00:00.000Z' },
      log: { error: (what, error) => expect([what, error]).toEqual([]) },
      chooser: { exportText: async () => ({ handled: true, cancelled: true }), importText: async () => null },
      adviser: { advise: async () => Promise.reject(new Error('This app has no adviser.')) },
      newId: () => 'new',
      newSeed: () => 'seed',
      info: { version, shell: 'web', platform: 'test', folder },
    },
    GAME_ENTRIES,
  );
  const result = await services.handle('matches.list', {});
  if (!result.ok) throw new Error(result.error.message);
  return result.value as readonly SaveInfo[];
}

let before: readonly SaveInfo[];
let app: ReturnType<typeof testAppOn>;
beforeEach(async () => {
  folder = temporaryFolder();
  app = testAppOn(nodeFiles(folder));
  for (const title of ['One', 'Two', 'Three']) await playOne(app, await newMatch(app, title));
  before = await listed();
});

describe('shelf summaries', () => {
  test('let a new process list saves without reading them', async () => {
    expect(reads).toHaveLength(3);
    expect(await listed()).toEqual(before);
    expect(reads).toEqual([]);
  });

  test('are renewed only for a save that changed', async () => {
    const { table } = await app.ask('matches.open', { match: before[0].match });
    await playOne(app, table);
    expect((await listed()).map(({ plies }) => plies).sort()).toEqual([1, 1, 2]);
    expect(reads).toHaveLength(1);
    await listed();
    expect(reads).toEqual([]);
  });

  test('are not used for a save that changed but has the same time and size', async () => {
    const path = save(before[0].match);
    const { atime, mtime } = await stat(path);
    const text = await readFile(path, 'utf8');
    const digit = text.at(-4) === '0' ? '1' : '0';
    await writeFile(path, `${text.slice(0, -4)}${digit}"}\n`);
    await utimes(path, atime, mtime);
    const changed = (await listed()).find(({ match }) => match === before[0].match);
    expect(changed?.damage).not.toBeNull();
  });

  test.each<[what: string, happens: (text: string) => string | null]>([
    ['missing', () => null],
    ['empty', () => ''],
    ['in another format', (text) => text.replace('"form":', '"form":9')],
    ['something else', () => '\u0000\u0001'],
    ['truncated', (text) => text.slice(0, 40)],
  ])('are renewed when their file is %s', async (_what, happens) => {
    const text = happens(await readFile(summaries(), 'utf8'));
    if (text === null) await rm(summaries());
    else await writeFile(summaries(), text);
    expect(await listed()).toEqual(before);
    expect(reads).toHaveLength(3);
    await listed();
    expect(reads).toEqual([]);
  });

  test('are renewed for a save whose summary line was changed', async () => {
    const text = await readFile(summaries(), 'utf8');
    await writeFile(summaries(), text.replace('"title":"Two"', '"title":"Ten"'));
    expect(await listed()).toEqual(before);
    expect(reads).toHaveLength(1);
  });

  test('from another version of the app are ignored', async () => {
    await listed('1.2.4');
    expect(reads).toHaveLength(3);
  });
});
