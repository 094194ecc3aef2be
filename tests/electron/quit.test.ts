import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { preventable } from './stand-in/strict';
import { cleanUp, start } from './start';

afterEach(cleanUp);

const settle = () => new Promise((resolve) => setImmediate(resolve));
const seats = ['Anna', 'Bruno'].map((name) => ({ name, kind: 'human' as const }));

/** A disk that delays writes to a save until they are released. */
function heldDisk() {
  let letGo = (): void => undefined;
  const disk = new Promise<void>((resolve) => (letGo = resolve));
  return { disk, letGo };
}

/** Starts an app with a move that is requested but not yet on disk. */
async function midMove() {
  const { disk, letGo } = heldDisk();
  const shell = await start({ disk });
  const created = await shell.ask('matches.create', {
    game: 'serenissima-1996',
    title: 'M',
    seats,
    options: {},
    seed: 's',
  });
  const { match } = (created as { value: { table: { match: string } } }).value.table;
  const sat = await shell.ask('matches.sit', { match, seat: 0 });
  const [{ move }] = (sat as { value: { table: { choices: { move: object }[] } } }).value.table.choices;
  const answer = shell.ask('matches.play', { match, seat: 0, moves: [move], ply: 0 });
  const lines = () =>
    readFileSync(join(shell.folder, 'data', 'saves', `${match}.serenissima`), 'utf8').split('\n').length - 1;
  await settle();
  expect(lines()).toBe(1);
  return { ...shell, answer, letGo, lines };
}

describe('quitting', () => {
  test('with no pending writes releases the data folder and exits', async () => {
    const { item, appWorld, app, windows, folder } = await start();
    expect(item('Quit')?.role).toBe('quit');
    expect(readdirSync(join(folder, 'data'))).toEqual(['owner.lock']);
    app.quit();
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
    expect(windows[0].state.destroyed).toBe(true);
  });

  test('in the middle of a move waits until the move is on disk', async () => {
    const { app, appWorld, answer, letGo, lines } = await midMove();
    app.quit();
    await settle();
    expect(appWorld.ended).toBe(false);
    letGo();
    expect(await answer).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
    expect(lines()).toBe(2);
  });

  test('twice still waits for the move, and exits only once', async () => {
    const { app, appWorld, letGo, logged } = await midMove();
    app.quit();
    app.quit();
    await settle();
    expect(appWorld.ended).toBe(false);
    letGo();
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
    expect(logged().match(/ note Quits\n/g)).toHaveLength(1);
  });

  test('waits at most a few seconds', async () => {
    const { app, appWorld, logged } = await midMove();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    app.quit();
    await vi.advanceTimersByTimeAsync(3_999);
    expect(appWorld.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(appWorld.ended).toBe(true);
    expect(logged()).toContain('Quit before all work was finished');
  });

  test('ignores another start in the meantime', async () => {
    const { app, appBus, windows, letGo, appWorld } = await midMove();
    app.quit();
    appBus.emit('second-instance', {}, ['app'], '/');
    expect(windows).toHaveLength(1);
    letGo();
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
  });
});

describe('a system shutdown', () => {
  test('in the middle of a move is delayed, and the app exits by itself (Linux, macOS)', async () => {
    const { powerBus, appWorld, answer, letGo, lines } = await midMove();
    const happening = preventable();
    powerBus.emit('shutdown', happening);
    expect(happening.prevented).toBe(true);
    letGo();
    expect(await answer).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
    expect(lines()).toBe(2);
  });

  test('in the middle of a move is delayed, and the app exits by itself (Windows)', async () => {
    const { windows, appWorld, answer, letGo, lines } = await midMove();
    const happening = preventable();
    windows[0].bus.emit('query-session-end', happening);
    expect(happening.prevented).toBe(true);
    letGo();
    expect(await answer).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
    expect(lines()).toBe(2);
  });

  test('with no pending writes is not delayed', async () => {
    const { powerBus, windows, appWorld } = await start();
    const happening = preventable();
    windows[0].bus.emit('query-session-end', happening);
    powerBus.emit('shutdown', happening);
    expect(happening.prevented).toBe(false);
    await vi.waitFor(() => expect(appWorld.ended).toBe(true));
  });
});

test('a session leaves only its data folder and the log in the user data folder', async () => {
  const { app, appWorld, folder } = await start();
  app.quit();
  await vi.waitFor(() => expect(appWorld.ended).toBe(true));
  expect(readdirSync(folder).sort()).toEqual(['data', 'logs']);
});
