import type { FilePort } from '../../src/main/services/ports';

/** What a crash leaves of the text that was being appended. */
export type Torn = 'nothing' | 'half' | 'all';

/** A disk in memory that goes wrong when told to. */
export interface FaultFiles extends FilePort {
  readonly disk: Map<string, string>;
  /** Writing steps so far. */
  readonly steps: number;
  /** The power goes at the n-th writing step (from 1): it and everything after it fail. */
  crashAt(step: number, leaves: Torn): void;
  /** The disk is full: no writing step succeeds, and an append leaves half of itself behind. */
  full: boolean;
}

export class PowerCut extends Error {}

/** A disk with these files on it. */
export function faultFiles(disk = new Map<string, string>()): FaultFiles {
  let steps = 0;
  let crash: { step: number; leaves: Torn } | undefined;
  let clock = 1;
  const stamps = new Map<string, number>();
  const need = (path: string): string => {
    const text = disk.get(path);
    if (text !== undefined) return text;
    throw Object.assign(new Error(`no such file: ${path}`), { code: 'ENOENT' });
  };
  const put = (path: string, text: string) => {
    disk.set(path, text);
    stamps.set(path, clock++);
  };
  /** Runs one writing step, or what is left of it. */
  const write = (whole: () => void, part: (leaves: Torn) => void) => {
    steps++;
    if (crash && steps >= crash.step) {
      if (steps === crash.step) part(crash.leaves);
      throw new PowerCut('The power went.');
    }
    if (files.full) {
      part('half');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    whole();
  };
  const files: FaultFiles = {
    disk,
    get steps() {
      return steps;
    },
    crashAt: (step, leaves) => void (crash = { step, leaves }),
    full: false,
    read: async (path) => need(path),
    async append(path, text) {
      const before = disk.get(path) ?? '';
      const some = { nothing: '', half: text.slice(0, Math.ceil(text.length / 2)), all: text };
      write(
        () => put(path, before + text),
        (leaves) => some[leaves] && put(path, before + some[leaves]),
      );
    },
    async replace(path, text) {
      write(
        () => put(path, text),
        (leaves) => leaves === 'all' && put(path, text),
      );
    },
    async list(folder) {
      const prefix = folder === '' ? '' : `${folder}/`;
      const names = [...disk.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
      return names.filter((name) => !name.includes('/'));
    },
    stat: async (path) => ({ size: need(path).length, modified: stamps.get(path) ?? 0 }),
    async trash(path) {
      const text = need(path);
      write(
        () => {
          disk.delete(path);
          put(`trash/${path.split('/').at(-1)}`, text);
        },
        () => undefined,
      );
    },
  };
  return files;
}
