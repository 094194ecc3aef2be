import { Worker } from 'node:worker_threads';
import type { AdviserPort, Advice, Question } from '../ports';
import { createHelpers } from './helpers';
import type { Asked, Helpers } from './helpers';

/** A pool of thinking threads. A thread that hangs, dies or runs out of memory is replaced. The others continue. */
export interface Pool extends AdviserPort {
  /** Ends all threads. Pending questions are rejected. */
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  /** Aborting makes the thread answer immediately with its best result so far. */
  readonly finish: AbortSignal | undefined;
  readonly settle: (outcome: readonly Advice[] | Error) => void;
}

interface Lane {
  worker: Worker | null;
  /** Shared with the thread: 1 requests an immediate answer. */
  readonly flag: Int32Array;
  job: Job | null;
  /** Remaining time to wait for an answer, in ms. Reduced at each check, so that suspended time does not count. */
  patience: number;
}

export type Answer = { readonly advice: readonly Advice[] } | { readonly fault: string };

/** Memory limit of a thread. A search of one minute needs far less. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
interface Patience {
  /** Maximum time in ms for an answer after the thread's thinking time. */
  readonly grace: number;
  /**
   * Maximum growth of the process in MB while threads work. Unlike a thread's own limits, this includes array buffers.
   * It is unknown which thread used the memory, so all working threads are ended.
   */
  readonly growthMb: number;
}
const PATIENCE: Patience = { grace: 5000, growthMb: 1024 };
interface Spare {
  readonly helpers: number;
  /** Whether threads continue thinking while other players decide. */
  readonly ponders: boolean;
}
const NO_SPARE: Spare = { helpers: 0, ponders: false };
/** Maximum number of helpers. Each has a separate search tree, and more of them would add little. */
const MAX_HELPERS = 7;

/** How to use spare processors. One is left for the screen, and one for the thread that was asked. */
export function spareThreads(processors: number): Spare {
  return { helpers: Math.min(MAX_HELPERS, Math.max(0, processors - 2)), ponders: processors > 1 };
}

/** Interval between two checks of the working threads, in ms. */
const LOOK = 100;
/** Number of threads. One match is open at a time, but its player may ask for a hint while a computer is thinking. */
const THREADS = 2;
const REMEMBERED = 64;

interface PoolState {
  readonly file: URL;
  readonly helpers: Helpers;
  readonly ponders: boolean;
  readonly patience: Patience;
  readonly lanes: readonly Lane[];
  readonly waiting: Job[];
  /** The thread that last thought about each match. */
  readonly homes: Map<string, Lane>;
  watch: NodeJS.Timeout | undefined;
  /** The lowest memory use of the process since a thread started its work, in MB. */
  least: number;
}

/**
 * Creates a pool of `size` threads that run `file`. Each is started when first used. A match's questions go to the
 * thread that last thought about the match, because it remembers the current plan; if it is busy, to any idle thread.
 * If no thread is idle, questions wait in order.
 */
export function createPool(
  file: URL,
  size = THREADS,
  { helpers: count, ponders } = NO_SPARE,
  patience = PATIENCE,
): Pool {
  const pool: PoolState = {
    file,
    helpers: createHelpers(file, count, LIMITS),
    ponders,
    patience,
    lanes: Array.from({ length: size }, () => ({
      worker: null,
      flag: new Int32Array(new SharedArrayBuffer(4)),
      job: null,
      patience: 0,
    })),
    waiting: [],
    homes: new Map(),
    watch: undefined,
    least: Infinity,
  };
  return {
    advise: (question, signal, finish) => ask(pool, question, signal, finish),
    close: () => close(pool),
  };
}

function ask(
  pool: PoolState,
  question: Question,
  signal: AbortSignal,
  finish: AbortSignal | undefined,
): Promise<readonly Advice[]> {
  return new Promise((resolve, reject) => {
    const raise = () => {
      const lane = pool.lanes.find((candidate) => candidate.job === job);
      if (!lane) return;
      Atomics.store(lane.flag, 0, 1);
      pool.helpers.release(question);
    };
    const cancel = () => {
      const place = pool.waiting.indexOf(job);
      if (place >= 0) pool.waiting.splice(place, 1);
      raise();
      job.settle(new Error('The computer’s search was cancelled.'));
    };
    const job: Job = {
      question,
      finish,
      settle(outcome) {
        signal.removeEventListener('abort', cancel);
        finish?.removeEventListener('abort', raise);
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome);
      },
    };
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel);
    finish?.addEventListener('abort', raise);
    pool.waiting.push(job);
    next(pool);
  });
}

function next(pool: PoolState): void {
  const { lanes, waiting, homes, helpers } = pool;
  const idle = lanes.filter(({ job }) => job === null);
  if (idle.length === 0) return;
  const job = waiting.shift();
  if (!job) return;
  const { match, millis } = job.question;
  const home = homes.get(match);
  const lane = home && idle.includes(home) ? home : (idle.find(({ worker }) => worker) ?? idle[0]);
  homes.delete(match);
  homes.set(match, lane);
  for (const [oldest] of homes) if (homes.size > REMEMBERED) homes.delete(oldest);
  lane.job = job;
  const worker = (lane.worker ??= start(pool, lane));
  lane.patience = millis + pool.patience.grace;
  if (pool.watch === undefined) {
    pool.least = megabytes();
    pool.watch = setInterval(() => look(pool), LOOK).unref();
  }
  Atomics.store(lane.flag, 0, job.finish?.aborted ? 1 : 0);
  const ports = job.finish?.aborted ? [] : helpers.take(job.question);
  worker.postMessage({ question: job.question, helpers: ports, ponders: pool.ponders } satisfies Asked, ports);
  next(pool);
}

function start(pool: PoolState, lane: Lane): Worker {
  const worker = new Worker(pool.file, { workerData: lane.flag, resourceLimits: LIMITS });
  const heard = (hear: () => void) => lane.worker === worker && hear();
  worker.on('message', (answer: Answer) =>
    heard(() => settle(pool, lane, 'fault' in answer ? new Error(answer.fault) : answer.advice)),
  );
  worker.on('error', (error: Error) => heard(() => lose(pool, lane, error)));
  worker.on('exit', () => heard(() => lose(pool, lane, new Error('The search thread exited.'))));
  worker.unref();
  return worker;
}

function settle(pool: PoolState, lane: Lane, outcome: readonly Advice[] | Error): void {
  if (lane.job) pool.helpers.release(lane.job.question);
  lane.job?.settle(outcome);
  lane.job = null;
  next(pool);
}

/** Ends a thread. Later messages from it are ignored. */
function lose(pool: PoolState, lane: Lane, error: Error): void {
  const { worker } = lane;
  lane.worker = null;
  // The thread's memory is freed later, so the lowest value is measured again.
  pool.least = Infinity;
  void worker?.terminate();
  settle(pool, lane, error);
}

/** Ends working threads that are late, or all working threads if the process has grown too much. */
function look(pool: PoolState): void {
  const working = pool.lanes.filter(({ job }) => job);
  if (working.length === 0) {
    clearInterval(pool.watch);
    pool.watch = undefined;
    return;
  }
  const used = megabytes();
  pool.least = Math.min(pool.least, used);
  const tooMuch = used - pool.least > pool.patience.growthMb;
  for (const lane of working) {
    lane.patience -= LOOK;
    if (tooMuch) lose(pool, lane, new Error('The search used too much memory.'));
    else if (lane.patience <= 0) lose(pool, lane, new Error('The search thread did not finish in time.'));
  }
}

async function close({ lanes, waiting, watch, helpers }: PoolState): Promise<void> {
  const workers = lanes.flatMap(({ worker }) => worker ?? []);
  waiting.splice(0).forEach((job) => job.settle(new Error('The app is closing.')));
  for (const lane of lanes) {
    lane.worker = null;
    lane.job?.settle(new Error('The app is closing.'));
    lane.job = null;
  }
  clearInterval(watch);
  await Promise.all([...workers.map((worker) => worker.terminate()), helpers.close()]);
}

function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
