import { UncertainWrite } from '../../src/main/services/ports';
import type { Unwritable } from '../../src/ipc/shelf';
import type { FilePort } from '../../src/main/services/ports';

/** The part of appended text that survives a crash. */
export type Torn = 'nothing' | 'half' | 'all';

/** An in-memory disk that fails on request. */
export interface FaultFiles extends FilePort {
  readonly disk: Map<string, string>;
  readonly steps: number;
  /** The power fails at the n-th write step (counted from 1). This step and all later ones fail. */
  crashAt(step: number, leaves: Torn): void;
  /** The disk is full: every write step fails. */
  full: boolean;
  /** Files cannot be truncated, so a failed append leaves half of its text. */
  uncut: boolean;
  /** If set, every write step fails, and `unwritable` returns this reason. */
  closed: Unwritable | null;
}

export class PowerCut extends Error {}

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
  /** Runs a write step, or only the part of it that a fault allows. */
  const write = (whole: () => void, part: (leaves: Torn) => void) => {
    steps++;
    if (crash && steps >= crash.step) {
      if (steps === crash.step) part(crash.leaves);
      throw new PowerCut('Simulated power cut.');
    }
    if (files.closed) throw Object.assign(new Error('read-only file system'), { code: 'EROFS' });
    if (files.full) {
      if (files.uncut) part('half');
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    }
    whole();
  };
  const move = (from: string, to: string) => {
    const text = need(from);
    write(
      () => {
        disk.delete(from);
        put(to, text);
      },
      () => undefined,
    );
  };
  const files: FaultFiles = {
    disk,
    get steps() {
      return steps;
    },
    crashAt: (step, leaves) => void (crash = { step, leaves }),
    full: false,
    uncut: false,
    closed: null,
    read: async (path) => need(path),
    bytes: async (path) => Buffer.from(need(path)),
    async append(path, text, { size, tail }) {
      const before = disk.get(path);
      if (before === undefined) return 'gone';
      if (Buffer.byteLength(before) !== size || !before.endsWith(tail)) return 'changed';
      const some = { nothing: '', half: text.slice(0, Math.ceil(text.length / 2)), all: text };
      let begun = false;
      try {
        write(
          () => put(path, before + text),
          (leaves) => {
            begun = true;
            if (some[leaves]) put(path, before + some[leaves]);
          },
        );
      } catch (cause) {
        throw begun ? new UncertainWrite('The written part was not removed.', { cause }) : cause;
      }
      return 'written';
    },
    async create(path, content) {
      if (disk.has(path)) return false;
      const text = typeof content === 'string' ? content : Buffer.from(content).toString();
      write(
        () => put(path, text),
        (leaves) => leaves === 'all' && put(path, text),
      );
      return true;
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
    stat: async (path) => ({ size: Buffer.byteLength(need(path)), modified: stamps.get(path) ?? 0 }),
    async trash(path) {
      const kept = `trash/${1_790_000_000_000 + clock}-${path.split('/').at(-1)}`;
      move(path, kept);
      return kept;
    },
    async move(from, to) {
      if (disk.has(to)) return false;
      move(from, to);
      return true;
    },
    async discard(path) {
      need(path);
      write(
        () => void disk.delete(path),
        () => undefined,
      );
    },
    unwritable: async () => files.closed,
  };
  return files;
}
