import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SaveInfo } from '../../src/ipc/shelf';
import { GAME_ENTRIES } from '../../src/engine/games/registry';
import { nodeFiles } from '../../src/main/services/node-files';
import { createServices } from '../../src/main/services/services';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, newMatch } from '../../tools/harness/test-app';

/** Number of saves on a shelf that is read for the first time. */
const SAVES = 120;
/** The index of the damaged save. */
const DAMAGED = 60;
const name = (i: number) => `match-${String(i).padStart(3, '0')}`;
let text: string;

beforeAll(async () => {
  const folder = temporaryFolder();
  const table = await newMatch(testAppOn(nodeFiles(folder)));
  text = await readFile(join(folder, 'saves', `${table.match}.serenissima`), 'utf8');
});

/**
 * Opens a shelf in a separate folder, with the newest save last by name. Collects the notifications while it is listed.
 */
async function shelf() {
  const folder = temporaryFolder();
  const path = (i: number) => join(folder, 'saves', `${name(i)}.serenissima`);
  await mkdir(join(folder, 'saves'));
  for (let i = 0; i < SAVES; i++) {
    await writeFile(path(i), i === DAMAGED ? text.replace('"seed"', '"sead"') : text);
    await utimes(path(i), 1_800_000_000 + i * 60, 1_800_000_000 + i * 60);
  }
  const never = async () => Promise.reject(new Error('Not available.'));
  const services = createServices(
    {
      files: nodeFiles(folder),
      clock: { now: () => '2026-01-01T00:00:00.000Z' },
      log: { error: () => undefined },
      chooser: { exportText: never, importText: never },
      adviser: { advise: never },
      newId: () => 'new',
      newSeed: () => 'seed',
      info: { version: '1', shell: 'web', platform: 'test', folder },
    },
    GAME_ENTRIES,
  );
  const parts: (readonly SaveInfo[])[] = [];
  const during: (() => Promise<unknown>)[] = [];
  services.onNotification((notification, value) => {
    if (notification !== 'saves.read') return;
    parts.push(value as readonly SaveInfo[]);
    void during.shift()?.();
  });
  const list = async () => {
    const answer = await services.handle('matches.list', {});
    return (answer as { value: readonly SaveInfo[] }).value;
  };
  return { services, parts, during, list };
}

describe('a long shelf', () => {
  test('reports saves newest first while reading, and answers with all of them', async () => {
    const { parts, list } = await shelf();
    const all = await list();
    expect(all.map(({ match }) => match)).toEqual(Array.from({ length: SAVES }, (_, i) => name(SAVES - 1 - i)));
    expect(parts.length).toBeGreaterThan(1);
    const told = parts.flat();
    expect(told.length).toBeLessThan(SAVES);
    expect(told).toEqual(all.slice(0, told.length));
  });

  test('lists a damaged save as damaged, and no other', async () => {
    const { list } = await shelf();
    const damaged = (await list()).filter(({ damage }) => damage);
    expect(damaged.map(({ match }) => match)).toEqual([name(DAMAGED)]);
  });

  test('sends no partial lists if all saves are known', async () => {
    const { parts, list } = await shelf();
    await list();
    const before = parts.length;
    await list();
    expect(parts.length).toBe(before);
  });

  test('answers other commands while it is being read, and the next list shows their changes', async () => {
    const { services, during, list } = await shelf();
    const order: string[] = [];
    let changed: Promise<unknown> = Promise.resolve();
    during.push(async () => {
      void services.handle('settings.get', {}).then(() => order.push('settings'));
      changed = Promise.all([
        services.handle('saves.rename', { match: name(0), title: 'Renamed meanwhile' }),
        services.handle('saves.trash', { match: name(SAVES - 1) }),
      ]);
      await changed;
    });
    await list();
    order.push('list');
    expect(order).toEqual(['settings', 'list']);
    await changed;
    const after = await list();
    expect(after).toHaveLength(SAVES - 1);
    expect(after.find(({ match }) => match === name(0))?.title).toBe('Renamed meanwhile');
  });
});
