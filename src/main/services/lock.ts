import type { Owner } from '../../ipc/shelf';

export interface Holder extends Owner {
  /** A unique id of this attempt to own the lock. */
  readonly id: string;
  readonly pid: number;
  /** The process's start time in the system's format, or `null` if the system does not report it. */
  readonly started: string | null;
}

interface Found {
  readonly text: string;
  /** When the owner last updated the lock, in ms since 1970 on the owner's clock. */
  readonly touched: number;
  /** The lock's age in ms on this machine's clock. Negative if the owner's clock is ahead. */
  readonly age: number;
}

export interface LockPort {
  /** Creates the lock file. Resolves to `false` if it already exists. */
  create(text: string): Promise<boolean>;
  read(): Promise<Found | null>;
  /** Removes the lock file if it still has this text. Only for the lock's owner. */
  remove(text: string): Promise<void>;
  /** Replaces the lock's text atomically. Only for the owner of the lock or of its succession lock. */
  rewrite(text: string): Promise<void>;
  /** Returns a second lock. Only its owner may take over the first lock, if that still has this text. */
  succession(text: string): LockPort;
  touch(): Promise<void>;
  isRunning(pid: number): boolean;
  startOf(pid: number): Promise<string | null>;
  every(ms: number, call: () => void): () => void;
  wait(ms: number): Promise<void>;
}

export interface FolderLock {
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

/** The time between two updates of a lock by its owner, in ms. */
const BEAT_MS = 15_000;
/** The age in ms after which a lock is considered abandoned if its owner's process cannot be identified. */
const GONE_MS = 60_000;
/** A lock with a future time is watched for this long, slightly longer than the time between two updates (ms). */
const WATCH_MS = BEAT_MS + 5000;
const WATCH_POLL_MS = 1000;
/** The pause between two attempts to take a lock that is being written or taken over. */
const MOMENT_MS = 100;
/** The maximum number of attempts. */
const MAX_ATTEMPTS = 50;
/**
 * Without atomic creation, a new lock is empty for a moment. If it is unreadable even after this many attempts, it is
 * taken over.
 */
const UNREADABLE_ATTEMPTS = 5;

/**
 * Takes a folder's lock, even if an exited process still has it. Returns the owner if another process has it. Rejects
 * if neither is possible.
 */
export async function takeLock(port: LockPort, me: Holder): Promise<FolderLock | Holder> {
  const mine = JSON.stringify(me);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    if (await port.create(mine)) return hold(port, me);
    const found = await port.read();
    if (found === null) continue;
    const holder = holderOf(found.text);
    if (holder && (await lives(port, holder, me, found))) return holder;
    if ((holder || attempt >= UNREADABLE_ATTEMPTS) && (await succeed(port, me, found.text))) return hold(port, me);
    await port.wait(MOMENT_MS);
  }
  throw new Error('The owner of the folder’s lock changes too often.');
}

/**
 * Takes over the lock of a process that has exited. Several processes may try this at different times. Only the owner
 * of the succession lock continues, and only if the lock still has the old text, so that a running owner never loses
 * its lock.
 */
async function succeed(port: LockPort, me: Holder, dead: string): Promise<boolean> {
  const right = await takeLock(port.succession(dead), me);
  if (!isOwnLock(right)) return false;
  try {
    if ((await port.read())?.text !== dead) return false;
    await port.rewrite(JSON.stringify(me));
    return true;
  } finally {
    await right.release();
  }
}

export const isOwnLock = (lock: FolderLock | Holder): lock is FolderLock => 'release' in lock;

/** Whether a lock's owner is running: by pid and start time on this machine, otherwise by the lock's updates. */
async function lives(port: LockPort, holder: Holder, me: Holder, found: Found): Promise<boolean> {
  if (holder.host !== me.host) return beats(port, found);
  if (!port.isRunning(holder.pid)) return false;
  const started = await port.startOf(holder.pid);
  if (started !== null && holder.started !== null) return started === holder.started;
  return beats(port, found);
}

/** Whether a lock is still being updated. If its time is far in the future, waits for the next update to find out. */
async function beats(port: LockPort, found: Found): Promise<boolean> {
  if (found.age > -GONE_MS) return found.age < GONE_MS;
  for (let waited = 0; waited < WATCH_MS; waited += WATCH_POLL_MS) {
    await port.wait(WATCH_POLL_MS);
    const now = await port.read();
    if (now?.text !== found.text) return false;
    if (now.touched !== found.touched) return true;
  }
  return false;
}

function hold(port: LockPort, me: Holder): FolderLock {
  let text = JSON.stringify(me);
  /** The folder may have been removed, or another process may have taken the lock while this machine was asleep. */
  const beat = async () => {
    const found = await port.read();
    if (found === null) await port.create(text);
    else if (found.text === text) await port.touch();
  };
  const stop = port.every(BEAT_MS, () => void beat().catch(() => undefined));
  return {
    async announce(address) {
      const next = JSON.stringify({ ...me, address });
      if ((await port.read())?.text !== text) return;
      await port.rewrite(next);
      text = next;
    },
    async release() {
      stop();
      await port.remove(text);
    },
  };
}

function holderOf(text: string): Holder | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { id, pid, host, started = null, shell, since, address = null } = Object(value) as Partial<Holder>;
  if (typeof id !== 'string' || !Number.isInteger(pid) || typeof host !== 'string' || typeof since !== 'string')
    return null;
  if (shell !== 'electron' && shell !== 'web') return null;
  return { id, pid: pid as number, host, started, shell, since, address: typeof address === 'string' ? address : null };
}
