import type { Owner } from '../../ipc/shelf';

/** The owner of a data folder, as described in its lock. */
export interface Holder extends Owner {
  /** A unique id of this claim to the lock. */
  readonly id: string;
  readonly pid: number;
  /** When the process started, in the system's own format; `null` if the system does not report it. */
  readonly started: string | null;
}

/** A lock's file. */
interface Found {
  readonly text: string;
  /** When its owner last touched it, in ms since 1970 by the owner's clock. */
  readonly touched: number;
  /** Its age by this machine's clock, in ms. May be negative if the clocks differ. */
  readonly age: number;
}

/** The functions of the system that a lock needs. */
export interface LockPort {
  /** Creates the lock's file; `false` if it exists. */
  create(text: string): Promise<boolean>;
  read(): Promise<Found | null>;
  /** Removes the lock's file if it still has this text. To be called only by its owner. */
  remove(text: string): Promise<void>;
  /** Replaces the lock's text atomically. To be called only by the owner of the lock or of its succession. */
  rewrite(text: string): Promise<void>;
  /** A second lock, which gives the right to take over the lock with this text. */
  succession(text: string): LockPort;
  touch(): Promise<void>;
  /** Whether a process is running on this machine. */
  isRunning(pid: number): boolean;
  startOf(pid: number): Promise<string | null>;
  /** Calls `call` at this interval in ms, until the returned function is called. */
  every(ms: number, call: () => void): () => void;
  wait(ms: number): Promise<void>;
}

/** A lock that this process owns. */
export interface Held {
  /** Writes this process's address into the lock. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

/** How often an owner touches its lock, and after which time an owner on another machine counts as gone. */
const BEAT_MS = 15_000;
const GONE_MS = 60_000;
/** A lock with a time in the future is watched for slightly longer than one beat. */
const WATCH_MS = BEAT_MS + 5000;
const WATCH_LOOK_MS = 1000;
/**
 * The wait between two attempts to take a lock that is being written or taken over, and the maximum number of attempts.
 */
const MOMENT_MS = 100;
const LOOKS = 50;
/**
 * Without atomic file creation, a lock that is being written is empty for a moment. A lock that is still unreadable
 * after this many attempts is taken over.
 */
const UNREADABLE_LOOKS = 5;

/**
 * Takes a folder's lock, or returns its owner. Takes over a lock whose process has ended. Rejects if the lock can be neither created
 * nor read.
 */
export async function takeLock(port: LockPort, me: Holder): Promise<Held | Holder> {
  const mine = JSON.stringify(me);
  for (let look = 0; look < LOOKS; look++) {
    if (await port.create(mine)) return hold(port, me);
    const found = await port.read();
    if (found === null) continue;
    const holder = holderOf(found.text);
    if (holder && (await lives(port, holder, me, found))) return holder;
    if ((holder || look >= UNREADABLE_LOOKS) && (await succeed(port, me, found.text))) return hold(port, me);
    await port.wait(MOMENT_MS);
  }
  throw new Error('The folder’s lock changes hands too quickly.');
}

/**
 * Takes over the lock of a dead process. Several processes may notice its death at different times. Only the owner of
 * the succession may continue, and only if the lock still has the dead process's text, so that no living owner loses
 * its lock.
 */
async function succeed(port: LockPort, me: Holder, dead: string): Promise<boolean> {
  const right = await takeLock(port.succession(dead), me);
  if (!isHeld(right)) return false;
  try {
    if ((await port.read())?.text !== dead) return false;
    await port.rewrite(JSON.stringify(me));
    return true;
  } finally {
    await right.release();
  }
}

export const isHeld = (lock: Held | Holder): lock is Held => 'release' in lock;

/**
 * Whether a lock's owner is running. On this machine, its pid and start time decide; on another machine, only its beats
 * do.
 */
async function lives(port: LockPort, holder: Holder, me: Holder, found: Found): Promise<boolean> {
  if (holder.host !== me.host) return beats(port, found);
  if (!port.isRunning(holder.pid)) return false;
  const started = await port.startOf(holder.pid);
  if (started !== null && holder.started !== null) return started === holder.started;
  return beats(port, found);
}

/**
 * Whether a lock is still being touched. If its time is in the future, its age is unknown, so this waits for the next
 * beat.
 */
async function beats(port: LockPort, found: Found): Promise<boolean> {
  if (found.age > -GONE_MS) return found.age < GONE_MS;
  for (let waited = 0; waited < WATCH_MS; waited += WATCH_LOOK_MS) {
    await port.wait(WATCH_LOOK_MS);
    const now = await port.read();
    if (now?.text !== found.text) return false;
    if (now.touched !== found.touched) return true;
  }
  return false;
}

function hold(port: LockPort, me: Holder): Held {
  let text = JSON.stringify(me);
  /** The folder may have disappeared, or another process may have taken over while this machine was asleep. */
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

/** The owner according to a lock's text; `null` if the text is not a lock, or only a part of one. */
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
