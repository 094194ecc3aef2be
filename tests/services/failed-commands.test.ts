import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failingDisk } from '../../tools/harness/failing-disk';
import type { Call, CallFault } from '../../tools/harness/failing-disk';
import { nodeFiles } from '../../src/main/services/node-files';
import { bySuite } from '../suite';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, GAME, RefusedCommand, playOne } from '../../tools/harness/test-app';

type TestApp = ReturnType<typeof testAppOn>;

const INTACT = readFileSync(new URL('converted/intact.serenissima', import.meta.url), 'utf8');
const TRASHED = 'trash/1700000000000-gone.serenissima';
const SEATS = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name, kind: 'human' as const }));

/** Commands that write, on the folder made by {@link someFolder}. */
const COMMANDS: Readonly<Record<string, (app: TestApp) => Promise<unknown>>> = {
  'settings.set': ({ ask }) => ask('settings.set', { mute: true }),
  'matches.create': ({ ask }) =>
    ask('matches.create', { game: GAME, title: 'New', seats: SEATS, options: {} } as never),
  'matches.play': async ({ ask }) => playOne({ ask }, (await ask('matches.open', { match: 'one' })).table),
  'matches.branch': ({ ask }) => ask('matches.branch', { match: 'one', ply: 4, title: 'Branch' }),
  'matches.keep': ({ ask }) => ask('matches.keep', { match: 'one', title: 'Kept' }),
  'saves.rename': ({ ask }) => ask('saves.rename', { match: 'one', title: 'Other' }),
  'saves.duplicate': ({ ask }) => ask('saves.duplicate', { match: 'one', title: 'Copy' }),
  'saves.repair': ({ ask }) => ask('saves.repair', { match: 'one', title: 'Repaired' }),
  'saves.import': ({ ask }) => ask('saves.import', { text: INTACT }),
  'saves.adopt': ({ ask }) => ask('saves.adopt', { file: 'one (1).serenissima', title: 'Adopted' }),
  'saves.trash': ({ ask }) => ask('saves.trash', { match: 'one' }),
  'saves.restore': ({ ask }) => ask('saves.restore', { entry: TRASHED.slice('trash/'.length) }),
  'saves.discard': ({ ask }) => ask('saves.discard', { entry: TRASHED.slice('trash/'.length) }),
};

/** Creates a save with a torn last line, a conflict copy, a deleted save, and settings. */
function someFolder(): string {
  const folder = temporaryFolder();
  for (const name of ['saves', 'trash']) mkdirSync(join(folder, name));
  const other = INTACT.split('\n').slice(0, 12).join('\n');
  writeFileSync(join(folder, 'saves', 'one.serenissima'), `${other}\n{"seat":`);
  writeFileSync(join(folder, 'saves', 'one (1).serenissima'), `${other}\n`);
  writeFileSync(join(folder, TRASHED), `${other}\n`);
  writeFileSync(join(folder, 'settings.json'), '{"speed":"fast"}');
  return folder;
}

/**
 * Returns what the app would find at its start: the names and contents of complete files. Drafts, summaries and copies
 * of torn lines do not count.
 */
function found(folder: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const place of ['.', 'saves', 'trash']) {
    if (!existsSync(join(folder, place))) continue;
    for (const name of readdirSync(join(folder, place))) {
      const path = join(folder, place, name);
      if (!statSync(path).isFile() || /\.new$|\.torn$|summaries/.test(name)) continue;
      // Removing the torn line does not count as a change, because the next step removes it too.
      files[join(place, name)] = readFileSync(path, 'utf8').replace(/\n\{"seat":$/, '\n');
    }
  }
  return files;
}

/**
 * Runs a command and applies `fate` to the system call at index `at`. Returns the refusal, what was found before and
 * after, and the calls made.
 */
async function tryWith(command: (app: TestApp) => Promise<unknown>, at: number, fate: CallFault) {
  const folder = someFolder();
  const before = found(folder);
  const calls: Call[] = [];
  const disk = failingDisk((call) => (calls.push(call), calls.length - 1 === at ? fate : null));
  const refusal = await command(testAppOn(nodeFiles(folder, undefined, disk))).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof RefusedCommand)) throw error;
      return error.refusal.code;
    },
  );
  return { refusal, before, after: found(folder), calls, folder };
}

const FATES: readonly CallFault[] = [
  { error: 'EIO' },
  { error: 'EIO', late: true },
  { error: 'EACCES' },
  { error: 'ENOSPC' },
];

describe.each(Object.entries(COMMANDS))('the command %s', (_name, command) => {
  test('leaves the data unchanged if it fails, unless it reports `save-doubtful`', async () => {
    const { calls } = await tryWith(command, -1, null);
    expect(calls.length).toBeGreaterThan(1);
    for (const fate of bySuite(FATES.slice(0, 2), FATES))
      for (let at = 0; at < calls.length; at++) {
        const { refusal, before, after } = await tryWith(command, at, fate);
        const where = `${calls[at].name} ${calls[at].path.split('/').slice(-2).join('/')}, ${JSON.stringify(fate)}`;
        if (refusal !== null && refusal !== 'save-doubtful') expect(after, where).toEqual(before);
      }
  });
});
