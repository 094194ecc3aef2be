import { existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkConfig, startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { GAMES } from '../../src/engine/games/registry';
import { savePathsIn } from '../../src/main/electron/open-files';
import { temporaryFolder } from '../temporary-folder';
import { preventable } from './stand-in/strict';
import { cleanUp, start } from './start';

const folder = temporaryFolder('saved games of Ève ');
afterEach(cleanUp);

/** Writes a save to the folder. Returns its path. */
function saved(name: string): string {
  const [game] = GAMES;
  const match = startMatch(game, { game: game.about.id, seats: 2, options: checkConfig(game, 2, {}), seed: name });
  const seats = ['Anna', 'Bruno'].map((who) => ({ name: who, kind: 'human' as const }));
  const path = join(folder, name);
  writeFileSync(path, saveText(match, { title: name, seats, created: '2026-01-01T00:00:00.000Z' }));
  return path;
}

const one = saved('A gift.serenissima');
const two = saved('another.serenissima');
const damaged = join(folder, 'damaged.serenissima');
writeFileSync(damaged, 'Dear diary');
const large = join(folder, 'large.serenissima');
writeFileSync(large, '');
truncateSync(large, 20_000_001);
const directory = join(folder, 'folder.serenissima');
mkdirSync(directory);

type Shell = Awaited<ReturnType<typeof start>>;
const shelf = (shell: Shell) => {
  const saves = join(shell.folder, 'data', 'saves');
  return existsSync(saves) ? readdirSync(saves).length : 0;
};
/** Starts to listen as the page, waits for this many requests, and returns them. */
async function asked(shell: Shell, most = 1) {
  await shell.ask('app.listening', {});
  await vi.waitFor(() => expect(shell.questions()).toHaveLength(most));
  return shell.questions();
}
const OPEN = { what: 'open', match: expect.stringMatching(/^[a-z0-9-]+$/) as string };

describe('saves on a command line', () => {
  test.each([
    [['app'], []],
    [['app', '--original-process-start-time=13', '--no-sandbox'], []],
    [['app', one], [one]],
    [
      ['app', '--flag', 'A gift.serenissima', two],
      [one, two],
    ],
    [['app', './A gift.serenissima'], [one]],
    [['app', 'ANOTHER.SERENISSIMA'], [join(folder, 'ANOTHER.SERENISSIMA')]],
    // Desktops may pass files as URLs.
    [['app', pathToFileURL(one).href], [one]],
    [['app', 'file://elsewhere%2/x.serenissima', '.', 'letter.txt'], []],
    // The first argument is the program's name.
    [[two], []],
  ])('are found in %j', (words, paths) => expect(savePathsIn(words, folder)).toEqual(paths));
});

describe('a save opened from outside the app', () => {
  test('at the start is added to the shelf, and opened when the page listens', async () => {
    const shell = await start({ words: [one] });
    await vi.waitFor(() => expect(shelf(shell)).toBe(1));
    expect(shell.questions()).toEqual([]);
    expect(await asked(shell)).toEqual([OPEN]);
  });

  test('by a second start is found in that start’s folder, and of several saves, the last is opened', async () => {
    const shell = await start();
    await shell.ask('app.listening', {});
    shell.appBus.emit('second-instance', {}, ['app', 'A gift.serenissima', 'another.serenissima'], folder);
    expect(await asked(shell)).toEqual([OPEN]);
    expect(shelf(shell)).toBe(2);
    expect(shell.happened).toContain('focus window');
    const list = (await shell.ask('matches.list', {})) as { value: { match: string; title: string }[] };
    const [{ match }] = shell.questions() as { match: string }[];
    expect(list.value.find((save) => save.match === match)?.title).toBe('another.serenissima');
  });

  test('on macOS can arrive before or after the app is ready', async () => {
    const happening = preventable();
    const shell = await start({ early: ({ appBus }) => appBus.emit('open-file', happening, one) });
    expect(happening.prevented).toBe(true);
    expect(await asked(shell)).toEqual([OPEN]);
    shell.appBus.emit('open-file', preventable(), two);
    expect(await asked(shell, 2)).toEqual([OPEN, OPEN]);
  });

  test('on macOS opens a window if there is none, and waits until its page listens', async () => {
    const shell = await start();
    await shell.ask('app.listening', {});
    shell.close(shell.windows[0]);
    shell.appBus.emit('open-file', preventable(), one);
    await vi.waitFor(() => expect(shell.windows).toHaveLength(2));
    expect(shell.questions(0)).toEqual([]);
    expect(await asked(shell)).toEqual([OPEN]);
  });

  const unreadable: [string, string, string][] = [
    ['not a save', damaged, 'bad-save'],
    ['a very large file', large, 'file-too-large'],
    ['a folder', directory, 'no-such-file'],
    ['a missing file', join(folder, 'gone.serenissima'), 'no-such-file'],
  ];
  test.each(unreadable)(
    'is reported by name if it is %s, and the other saves are opened',
    async (_what, path, code) => {
      const shell = await start({ words: [path, one] });
      const name = relative(folder, path);
      expect(await asked(shell, 2)).toEqual([
        OPEN,
        { what: 'refused', file: name, refusal: expect.objectContaining({ code }) as object },
      ]);
      expect(shelf(shell)).toBe(1);
      // The log mentions the failure, but not the file's name.
      expect(shell.logged()).toContain(`A file could not be opened: ${code}`);
      expect(shell.logged()).not.toContain(name);
    },
  );
});
