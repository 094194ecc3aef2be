import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disk } from '../../src/main/services/disk';
import { failingDisk } from './failing-disk';

/** A real disk that records what was flushed. After a power cut, only flushed data is certain to exist. */
export interface ForgetfulDisk {
  readonly disk: Disk;
  readonly calls: number;
  /** The power is off from this call on, counted from 0. */
  cutAt: number;
  /**
   * Changes a folder as a power cut might. Each name that has changed since its folder was last flushed reverts or
   * keeps its change. A file keeps its flushed bytes and `keeps(n)` of its `n` other bytes.
   */
  fall(folder: string, keeps: (bytes: number) => number): Promise<void>;
}

export function forgetfulDisk(): ForgetfulDisk {
  /** The flushed content of each file, by inode because names change. */
  const contents = new Map<number, Buffer>();
  /** A folder's names at its last flush. */
  const names = new Map<string, Map<string, number>>();
  let calls = 0;

  const note = (path: string) => {
    const found = statSync(path);
    if (found.isDirectory()) names.set(path, namesIn(path));
    else contents.set(found.ino, readFileSync(path));
  };
  const disk = failingDisk(({ name, path }) => {
    if (calls++ >= power.cutAt) return { error: 'EIO' };
    // Another file may reuse the inode. It starts unflushed.
    if (name === 'write' && statSync(path).size === 0) contents.delete(statSync(path).ino);
    if (name === 'fsync') note(path);
    return null;
  });

  const power: ForgetfulDisk = {
    disk,
    get calls() {
      return calls;
    },
    cutAt: Infinity,
    async fall(folder, keeps) {
      const now = namesIn(folder);
      const lie = new Map([...now.values()].map((ino, i) => [ino, readFileSync(join(folder, [...now.keys()][i]))]));
      const flushed = names.get(folder) ?? new Map<string, number>();
      const left = [...new Set([...now.keys(), ...flushed.keys()])].flatMap((name) => {
        const ino = flushed.get(name) !== now.get(name) && keeps(1) === 0 ? flushed.get(name) : now.get(name);
        if (ino === undefined) return [];
        const sure = contents.get(ino) ?? Buffer.alloc(0);
        const all = lie.get(ino) ?? sure;
        if (!all.subarray(0, sure.length).equals(sure)) return [{ name, body: keeps(1) === 0 ? sure : all }];
        return [{ name, body: all.subarray(0, sure.length + keeps(all.length - sure.length)) }];
      });
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      for (const { name, body } of left) await writeFile(join(folder, name), body);
    },
  };
  return power;
}

function namesIn(folder: string): Map<string, number> {
  try {
    return new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).ino]));
  } catch {
    return new Map();
  }
}
