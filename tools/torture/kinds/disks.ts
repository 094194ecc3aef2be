import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeFiles } from '../../../src/main/services/node-files';
import { testAppOn, RefusedCommand } from '../../harness/test-app';
import { failingDisk } from '../../harness/failing-disk';
import type { CallFault } from '../../harness/failing-disk';
import { Fault } from '../round';
import type { Figures, Round, StressTest } from '../round';
import { begin, compare, look, restarted, step } from '../session';
import type { Asked, VisibleMatch } from '../session';

/** A separate disk that can be filled or made read-only. */
interface OwnDisk {
  readonly kind: string;
  readonly folder: string;
  readonly app: Asked;
  /** Fills the disk except for this many bytes. */
  fill(left: number): Promise<void>;
  makeRoom(): Promise<void>;
  close(): Promise<void>;
  reopen(): Promise<void>;
  remove(): Promise<void>;
}

const mount = (...args: string[]) => spawnSync('mount', args).status === 0;

/** A 1 MB in-memory file system, if this process is allowed to mount one. */
async function mounted(place: string): Promise<OwnDisk | undefined> {
  const folder = join(place, 'mounted');
  if (process.platform !== 'linux') return undefined;
  await mkdir(folder);
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder)) return undefined;
  const unmount = () => spawnSync('umount', [folder]);
  process.once('exit', unmount);
  const ballast = join(folder, 'ballast');
  return {
    kind: 'on mounts',
    folder,
    app: testAppOn(nodeFiles(folder)),
    async fill(left) {
      const piece = Buffer.alloc(4096, 1);
      const file = openSync(ballast, 'w');
      try {
        for (;;) writeSync(file, piece);
      } catch {
        // The disk is full.
      } finally {
        closeSync(file);
      }
      // tmpfs counts in pages, so whole pages are freed.
      if (left > 0) spawnSync('truncate', ['-s', `-${Math.ceil(left / 4096) * 4096}`, ballast]);
    },
    makeRoom: () => rm(ballast),
    async close() {
      if (!mount('-o', 'remount,ro', folder)) throw new Error('The disk could not be made read-only.');
    },
    async reopen() {
      if (!mount('-o', 'remount,rw', folder)) throw new Error('The disk could not be made writable again.');
    },
    async remove() {
      process.off('exit', unmount);
      unmount();
    },
  };
}

/**
 * A simulated disk, used if mounting is not allowed. When it is full, writes fail with the same error as writes to
 * `/dev/full`.
 */
async function injected(folder: string): Promise<OwnDisk> {
  let [room, closed] = [Infinity, false];
  const fate = ({ name }: { name: string }): CallFault => {
    if (closed && ['write', 'rename', 'link', 'rm', 'ftruncate', 'mkdir'].includes(name)) return { error: 'EROFS' };
    if (name !== 'write') return null;
    if (room <= 0) return { error: fullError() };
    const short = Math.min(room, 100_000);
    room -= short;
    return { short };
  };
  return {
    kind: 'with an injected port (/dev/full)',
    folder,
    app: testAppOn(nodeFiles(folder, undefined, failingDisk(fate))),
    fill: async (left) => void (room = left),
    makeRoom: async () => void (room = Infinity),
    close: async () => void (closed = true),
    reopen: async () => void (closed = false),
    remove: async () => undefined,
  };
}

/** The system's error code for a full disk. */
function fullError(): string {
  try {
    const file = openSync('/dev/full', 'w');
    try {
      writeSync(file, 'x');
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') return code;
  }
  return 'ENOSPC';
}

/**
 * Uses full and read-only disks. Commands must be refused with the reason, nothing may be lost, and the session must
 * continue once the disk has space and is writable again.
 */
export const disks: StressTest = {
  name: 'disks',
  async round(round) {
    const { folder } = round;
    const disk = (await mounted(folder)) ?? (await injected(folder));
    round.figures.add(disk.kind);
    try {
      await stressTest(disk, round);
    } finally {
      await disk.remove();
    }
  },
};

async function stressTest(disk: OwnDisk, { chance, figures }: Round): Promise<void> {
  const { app, folder } = disk;
  let seen = await begin(app, chance);
  const { match } = seen.table;
  const play = async (steps: number) => {
    for (let i = 0; i < steps; i++) {
      await step(app, seen, chance);
      figures.add('acknowledged');
      seen = await look(app, match);
    }
  };
  await play(6);

  await disk.fill(chance.below(3) * 2000);
  let refused = 0;
  for (let i = 0; i < 200 && refused < 4; i++) {
    const no = await isRefused(app, seen, chance, figures, ['save-failed', 'disk-full', 'save-doubtful']);
    const now = await look(app, match);
    if (no) compare(figures, 'in memory after a refused step', now, seen);
    // A shorter line may still fit.
    else figures.add('acknowledged');
    seen = now;
    refused += Number(no);
  }
  if (refused === 0) throw new Fault('No step was refused on a full disk.');
  compare(figures, 'on the full disk', await restarted(folder, match), seen);
  await app.ask('matches.create', { game: seen.table.game, title: 'No room', seats: [...seen.table.seats], options: {} }).then(
    () => undefined, // The last page may still have space for the line.
    (error: unknown) => mustBe(error, ['disk-full']),
  ); // prettier-ignore
  await disk.makeRoom();
  await play(3);
  compare(figures, 'after space was freed', await restarted(folder, match), seen);

  await disk.close();
  for (let i = 0; i < 3; i++) {
    if (!(await isRefused(app, seen, chance, figures, ['read-only'])))
      throw new Fault('A step was confirmed on a read-only disk.');
    compare(figures, 'in memory, on a read-only disk', await look(app, match), seen);
  }
  compare(figures, 'on the read-only disk', await restarted(folder, match), seen);
  for (const save of await app.ask('matches.list', {}))
    if (save.damage) throw new Fault(`${save.match} is damaged: ${save.damage.reason}`);
  await disk.reopen();
  await play(3);
  compare(figures, 'writable again', await restarted(folder, match), seen);
}

async function isRefused(
  app: Asked,
  seen: VisibleMatch,
  chance: Round['chance'],
  figures: Figures,
  codes: readonly string[],
): Promise<boolean> {
  try {
    await step(app, seen, chance);
    return false;
  } catch (error) {
    mustBe(error, codes);
    figures.add('refused');
    return true;
  }
}

function mustBe(error: unknown, codes: readonly string[]): void {
  if (error instanceof RefusedCommand && codes.includes(error.refusal.code)) return;
  throw new Fault(`Expected a refusal with ${codes.join(' or ')}, but got: ${String(error)}`, { cause: error });
}
