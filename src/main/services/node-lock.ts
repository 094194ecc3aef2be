import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Owner } from '../../ipc/shelf';
import { codeOf, isAbsent, withFile, writeAll } from './disk';
import type { Holder, LockPort } from './lock';
import { DRAFT } from './node-files';

/** A lock may contain an address with its key, so only the user may read it. Windows protects user folders anyway. */
const PRIVATE = 0o600;

/** A lock stored in a file. `give` creates a hard link, which some disks do not support. */
export function nodeLock(path: string, give = link): LockPort {
  const write = async (text: string) => {
    const draft = `${path}.${randomUUID()}${DRAFT}`;
    await withFile(await open(draft, 'wx', PRIVATE), (file) => writeAll(file, Buffer.from(text)));
    return draft;
  };
  const read = async () => {
    try {
      const text = await readFile(path, 'utf8');
      const touched = (await stat(path)).mtimeMs;
      return { text, touched, age: Date.now() - touched };
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
        // Written to a draft and then linked, so that no process reads a partly written lock.
        const draft = await write(text);
        try {
          await give(draft, path);
        } catch (error) {
          if (codeOf(error) === 'EEXIST') return false;
          // The disk does not support hard links.
          await withFile(await open(path, 'wx', PRIVATE), (file) => writeAll(file, Buffer.from(text)));
        } finally {
          await rm(draft, { force: true });
        }
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      }
    },

    async remove(text) {
      if ((await read())?.text === text) await rm(path, { force: true });
    },

    async rewrite(text) {
      await rename(await write(text), path);
    },

    succession: (text) =>
      nodeLock(`${path}.${createHash('sha256').update(text).digest('hex').slice(0, 16)}${DRAFT}`, give),

    async touch() {
      await utimes(path, new Date(), new Date());
    },

    every(ms, call) {
      const timer = setInterval(call, ms).unref();
      return () => clearInterval(timer);
    },
  };
}

/** This process as the holder of a lock. The start time distinguishes it from a later process with the same id. */
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

/**
 * The start time of a process, which distinguishes it from a later process with the same pid. Only Linux reports it
 * quickly.
 */
async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return null;
  try {
    const [boot, line] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The process name may contain spaces and brackets, so fields are counted from the last bracket.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot.trim()} ${ticks}`;
  } catch {
    return null;
  }
}
