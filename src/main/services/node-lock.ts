import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Owner } from '../../ipc/contract';
import { codeOf, isAbsent, using, writeAll } from './disk';
import type { Holder, LockPort } from './lock';

/** A lock may hold an address with its key: for its owner's eyes only. Windows keeps a person's folders from others by itself. */
const PRIVATE = 0o600;

/** A lock as a file of its own. */
export function nodeLock(path: string): LockPort {
  const aside = () => `${path}.${randomUUID()}`;
  const read = async () => {
    try {
      const text = await readFile(path, 'utf8');
      return { text, age: Date.now() - (await stat(path)).mtimeMs };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  };
  return {
    read,
    wait,
    startOf,
    isRunning,

    async create(text) {
      await mkdir(dirname(path), { recursive: true });
      try {
        await using(await open(path, 'wx', PRIVATE), (file) => writeAll(file, Buffer.from(text)));
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      }
    },

    async remove(text) {
      // Moved aside first, so that of several that find it dead one takes it away, and nobody a new one.
      const gone = aside();
      try {
        await rename(path, gone);
      } catch (error) {
        if (isAbsent(error)) return;
        throw error;
      }
      if ((await readFile(gone, 'utf8')) !== text) await link(gone, path).catch(() => undefined);
      await rm(gone, { force: true });
    },

    async rewrite(text) {
      const draft = aside();
      await using(await open(draft, 'wx', PRIVATE), (file) => writeAll(file, Buffer.from(text)));
      await rename(draft, path);
    },

    async touch() {
      await utimes(path, new Date(), new Date());
    },

    every(ms, call) {
      const timer = setInterval(call, ms).unref();
      return () => clearInterval(timer);
    },
  };
}

/** This process, as it signs a lock. */
export async function thisProcess(shell: Owner['shell']): Promise<Holder> {
  return {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    started: await startOf(process.pid),
    shell,
    since: new Date().toISOString(),
    address: null,
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When a process began, so that a number given anew is not taken for its former owner; only Linux says so quickly. */
async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  try {
    const [boot, line] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The name before it may hold spaces and brackets: fields are counted after its last bracket.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}
