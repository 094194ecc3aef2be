import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isOwnLock, takeLock } from '../../src/main/services/lock';
import type { FolderLock, Holder, LockPort } from '../../src/main/services/lock';
import { nodeLock, thisProcess } from '../../src/main/services/node-lock';
import { openFolder } from '../../src/main/services/open-folder';
import type { OpenFolder } from '../../src/main/services/open-folder';
import { bySuite } from '../suite';
import { temporaryFolder } from '../temporary-folder';
import { testAppOn, newMatch, playOne } from '../../tools/harness/test-app';

let folder: string;
const opened: OpenFolder[] = [];
beforeEach(() => void (folder = temporaryFolder()));
afterEach(async () => {
  for (const one of opened.splice(0)) await one.release();
});

async function open(shell: 'web' | 'electron' = 'web'): Promise<OpenFolder> {
  const one = await openFolder(folder, shell, (what, error) => {
    throw new Error(what, { cause: error });
  });
  opened.push(one);
  return one;
}
/** The lock's name, shared by all versions of the app. */
const LOCK = 'owner.lock';
const lockPath = () => join(folder, LOCK);

async function signed(change: Partial<Holder>): Promise<void> {
  await writeFile(lockPath(), JSON.stringify({ ...(await thisProcess('web')), ...change }));
}

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

describe('a data folder with a single owner', () => {
  test('belongs to the first process; the second gets the owner’s address and is read-only', async () => {
    const first = await open('electron');
    await first.announce('http://127.0.0.1:1/?token=abc');
    const second = await open();
    expect(first.owner).toBeNull();
    expect(second.owner).toEqual({
      shell: 'electron',
      host: hostname(),
      since: expect.stringMatching(/^\d{4}-/),
      address: 'http://127.0.0.1:1/?token=abc',
    });
    const app = testAppOn(first.files);
    const table = await playOne(app, await newMatch(app));
    const { match } = table;
    const looking = testAppOn(second.files);
    const seen = await looking.ask('matches.open', { match });
    expect([seen.table, seen.unwritable]).toEqual([table, 'look-only']);
    expect((await looking.ask('matches.at', { match, ply: 0 })).ply).toBe(0);
    await expect(playOne(looking, seen.table)).rejects.toThrow('look-only');
    for (const refused of [
      looking.refused('matches.undo', { match, seat: table.undo.seat ?? 0 }),
      looking.refused('saves.rename', { match, title: 'Mine' }),
      looking.refused('saves.trash', { match }),
      looking.refused('saves.duplicate', { match, title: 'Copy' }),
      looking.refused('settings.set', { mute: true }),
    ])
      expect((await refused).code).toBe('look-only');
    expect((await looking.ask('matches.sit', { match, seat: null })).table).toEqual(table);
    expect((await playOne(app, table)).ply).toBe(2);
  });

  test('belongs to the next process after it is released', async () => {
    const first = await open();
    await first.release();
    expect(await readdir(folder)).toEqual([]);
    expect((await open()).owner).toBeNull();
  });

  test('has a lock file that only its owner can read', async () => {
    const { announce } = await open();
    await announce('http://127.0.0.1:1/?token=secret');
    if (process.platform !== 'win32') expect((await stat(lockPath())).mode & 0o077).toBe(0);
  });

  test.each(['https://example.org', 'http://127.0.0.1.example.org/', 'http://127.0.0.1:1/?token=a&b', 'calc'])(
    'has no owner address if its lock points elsewhere (%s)',
    async (address) => {
      await signed({ pid: process.pid, address });
      expect((await open()).owner?.address).toBeNull();
    },
  );

  test('is taken by exactly one of many processes that start at the same time', async () => {
    await signed({ pid: await endedPid() });
    const all = await Promise.all(Array.from({ length: 8 }, () => open()));
    expect(all.filter(({ owner }) => owner === null)).toHaveLength(1);
    expect((await readdir(folder)).filter((name) => name !== LOCK)).toEqual([]);
  });

  const unlinked = () => Promise.reject(Object.assign(new Error('no links here'), { code: 'EPERM' }));
  test.each([
    ['at different moments', undefined],
    ['on a disk without hard links', unlinked],
  ])('is taken by exactly one of many processes that find its owner dead: %s', async (_where, give) => {
    const pid = await endedPid();
    for (let round = 0; round < 60; round += bySuite(12, 1)) {
      await signed({ pid });
      const late = async (place: number) => {
        for (let turn = 0; turn < (place * round) % 40; turn++) await new Promise(setImmediate);
        return takeLock(nodeLock(lockPath(), give), await thisProcess('web'));
      };
      const all = await Promise.all(Array.from({ length: 12 }, (_, place) => late(place)));
      const held = all.filter(isOwnLock);
      expect(held, `round ${round}`).toHaveLength(1);
      await held[0].release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test('is cleared of drafts that a crash left in it', async () => {
    await writeFile(join(folder, 'settings.json.1.new'), 'half');
    await open();
    expect(await readdir(folder)).toEqual([LOCK]);
  });

  test('opens even if it cannot be locked', async () => {
    const said: string[] = [];
    await writeFile(join(folder, 'file'), '');
    const one = await openFolder(join(folder, 'file', 'below'), 'web', (what) => void said.push(what));
    expect([one.owner, said]).toEqual([null, ['The data folder could not be locked']]);
  });
});

describe('a stale lock', () => {
  test('of an exited process is replaced', async () => {
    await signed({ pid: await endedPid() });
    expect((await open()).owner).toBeNull();
  });

  test.runIf(process.platform === 'linux')('whose process id is reused is replaced', async () => {
    await signed({ pid: process.ppid, started: 'at another time' });
    expect((await open()).owner).toBeNull();
  });

  test('from another machine is replaced, but only when it is no longer touched', async () => {
    await signed({ host: 'elsewhere', pid: 1 });
    expect((await open()).owner?.host).toBe('elsewhere');
    const long = new Date(Date.now() - 120_000);
    await utimes(lockPath(), long, long);
    expect((await open()).owner).toBeNull();
  });

  test.each(['', '{"id":"x","pi', 'null', '[]', '{}'])('with the content %j is replaced', async (text) => {
    await writeFile(lockPath(), text);
    expect((await open()).owner).toBeNull();
  });

  test('is not removed if a new lock has replaced it', async () => {
    await open();
    const text = await readFile(lockPath(), 'utf8');
    await nodeLock(lockPath()).remove('what it said before');
    expect(await readFile(lockPath(), 'utf8')).toBe(text);
  });
});

describe('a lock in use', () => {
  /** Creates a lock whose heartbeats the test triggers. */
  async function beating() {
    let beat = () => undefined as void;
    const port: LockPort = { ...nodeLock(lockPath()), every: (_ms, call) => ((beat = call), () => undefined) };
    const held = await takeLock(port, await thisProcess('web'));
    expect(isOwnLock(held)).toBe(true);
    return { held: held as FolderLock, beat: () => beat() };
  }

  test('is touched, so that other machines see that its process is alive', async () => {
    const { beat } = await beating();
    const long = new Date(Date.now() - 120_000);
    await utimes(lockPath(), long, long);
    beat();
    await expect.poll(async () => (await stat(lockPath())).mtimeMs).toBeGreaterThan(long.getTime() + 1000);
  });

  test('is restored together with its folder', async () => {
    const { beat, held } = await beating();
    await rm(folder, { recursive: true });
    beat();
    await expect.poll(() => readdir(folder).catch(() => [])).toEqual([LOCK]);
    await held.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('is not touched if another process has taken it', async () => {
    const { held } = await beating();
    await signed({ id: 'another' });
    await held.announce('http://127.0.0.1:1');
    await held.release();
    expect(JSON.parse(await readFile(lockPath(), 'utf8'))).toMatchObject({ id: 'another' });
  });
});

describe('a lock whose process cannot be queried', () => {
  async function lying(age: number, more: Partial<LockPort> = {}) {
    const me = await thisProcess('web');
    const lock = { text: JSON.stringify({ ...me, id: 'another', pid: me.pid + 1 }), touched: 0, age };
    const port: LockPort = {
      create: async () => false,
      read: async () => lock,
      remove: async () => undefined,
      rewrite: async () => undefined,
      succession: () => ({ ...port, create: async () => true }),
      touch: async () => undefined,
      isRunning: () => true,
      startOf: async () => null,
      every: () => () => undefined,
      wait: async () => undefined,
      ...more,
    };
    return { me, port, lock };
  }

  test('is respected while it has heartbeats, if the system does not report the process’s start time', async () => {
    const { me, port } = await lying(20_000);
    expect(await takeLock(port, me)).toMatchObject({ id: 'another', pid: me.pid + 1 });
  });

  test('is replaced a minute after its last heartbeat, even if a process with that id runs', async () => {
    let says = '';
    const { me, port } = await lying(61_000, { rewrite: async (text) => void (says = text) });
    expect(isOwnLock(await takeLock(port, me))).toBe(true);
    expect(says).toBe(JSON.stringify(me));
  });

  test('with a timestamp in the future is replaced, unless a heartbeat arrives', async () => {
    for (const age of [-61_000, -86_400_000]) {
      const dead = await lying(age);
      expect(isOwnLock(await takeLock(dead.port, dead.me)), `${age} ms`).toBe(true);
      const alive = await lying(age);
      let looks = 0;
      alive.port.read = async () => ({ ...alive.lock, touched: ++looks > 10 ? 15_000 : 0 });
      expect(await takeLock(alive.port, alive.me), `${age} ms`).toMatchObject({ id: 'another' });
    }
  });

  test('that keeps appearing and disappearing causes an error after some attempts', async () => {
    const { me, port } = await lying(0, { read: async () => null });
    await expect(takeLock(port, me)).rejects.toThrow('changes too often');
  });
});
