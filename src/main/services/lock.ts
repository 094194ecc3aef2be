import type { Owner } from '../../ipc/shelf';

/** Who holds a data folder, as its lock says. */
export interface Holder extends Owner {
  /** Tells this claim from every other. */
  readonly id: string;
  readonly pid: number;
  /** When that process began, in its system's own words; `null` where the system does not say. */
  readonly started: string | null;
}

/** A lock's file. */
interface Found {
  readonly text: string;
  /** When it was last touched, by its holder's clock, in ms since 1970. */
  readonly touched: number;
  /** How long ago that was by this machine's clock, in ms; negative where the two clocks differ. */
  readonly age: number;
}

/** What a lock needs of the world. */
export interface LockPort {
  /** Makes the lock's file; `false` where there is one. */
  create(text: string): Promise<boolean>;
  read(): Promise<Found | null>;
  /** Takes the lock's file away if it still says this; for who holds it. */
  remove(text: string): Promise<void>;
  /** Writes something else into a lock, at one blow: at no moment is there none. For who holds it, or its succession. */
  rewrite(text: string): Promise<void>;
  /** The lock of the right to succeed a lock that says this. */
  succession(text: string): LockPort;
  touch(): Promise<void>;
  /** Whether a process of this machine runs. */
  isRunning(pid: number): boolean;
  startOf(pid: number): Promise<string | null>;
  /** Calls at this interval in ms, until the returned function is called. */
  every(ms: number, call: () => void): () => void;
  wait(ms: number): Promise<void>;
}

/** A lock that is held. */
export interface Held {
  /** Puts into the lock where this process can be reached. */
  announce(address: string): Promise<void>;
  release(): Promise<void>;
}

/** A holder touches its lock so often; one that has not for so long is gone, as far as another machine can tell. */
const BEAT_MS = 15_000;
const GONE_MS = 60_000;
/** A lock touched in the future is watched for a beat and a little more, with a look every so often. */
const WATCH_MS = BEAT_MS + 5000;
const WATCH_LOOK_MS = 1000;
/** How long one waits between two looks at a lock that is just being written or taken over, and how many looks one takes. */
const MOMENT_MS = 100;
const LOOKS = 50;
/**
 * Where files cannot be created atomically, a lock being written is empty for a moment. After this
 * many looks it counts as empty.
 */
const UNREADABLE_LOOKS = 5;

/**
 * Takes a folder's lock, or says who holds it. A lock whose process has ended, however it ended, is taken over. Rejects when the
 * lock can be neither made nor read.
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
 * Puts this process into the place of a dead one. Of many that found it dead, each at a moment of its own, only who holds the
 * succession may, and only if the lock still says what the dead one wrote: so nobody living is ever put out of theirs.
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

/** A process of this machine is identified by its number and its start; one elsewhere shows only by its beats that it lives. */
async function lives(port: LockPort, holder: Holder, me: Holder, found: Found): Promise<boolean> {
  if (holder.host !== me.host) return beats(port, found);
  if (!port.isRunning(holder.pid)) return false;
  const started = await port.startOf(holder.pid);
  if (started !== null && holder.started !== null) return started === holder.started;
  return beats(port, found);
}

/** Whether a lock is still being touched. A time in the future says nothing of its age: then the next beat is waited for. */
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
  /** The folder may have vanished, or the lock been taken over while this machine slept. */
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

/** A lock's text as who holds it; `null` when it is none, or only half written. */
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
