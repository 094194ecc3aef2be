import { Worker } from 'node:worker_threads';
import type { AdviserPort, Advice, Question } from '../ports';
import { createHelpers } from './helpers';
import type { Asked } from './helpers';

/**
 * Threads that think. One that hangs, dies or runs out of memory is replaced without effect on the
 * others.
 */
export interface Pool extends AdviserPort {
  /** Ends all threads; what they were asked is not answered. */
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  /** Aborted: the best so far will do. */
  readonly hurry: AbortSignal | undefined;
  /** Settles the promise; later calls do nothing. */
  readonly settle: (outcome: readonly Advice[] | Error) => void;
}

/** A thread at work on one job at a time. */
interface Lane {
  worker: Worker | null;
  /** Raised to 1: answer at once. */
  readonly flag: Int32Array;
  job: Job | null;
  /** How long its answer is still waited for, in ms. Counted in looks: a pause of the whole process is one look at most. */
  patience: number;
}

/** What a thread says of the question it was asked. */
export type Answer = { readonly advice: readonly Advice[] } | { readonly fault: string };

/** What one thread may hold. A search of a minute needs far less. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
/** When threads at work are taken for lost. */
interface Patience {
  /** A thread has not answered this many milliseconds after its time. */
  readonly grace: number;
  /**
   * The process has grown by so many MB meanwhile: array buffers count, which a thread's own limits leave out. Which thread has
   * eaten cannot be told, so all at work are ended.
   */
  readonly growthMb: number;
}
const PATIENCE: Patience = { grace: 5000, growthMb: 1024 };
/** What idle processors may be used for. */
interface Spare {
  /** Threads that help whichever is asked. */
  readonly helpers: number;
  /** Whether threads think on while others decide. */
  readonly ponders: boolean;
}
const NO_SPARE: Spare = { helpers: 0, ponders: false };
/** Helpers at most: each holds a tree of its own, and many learn hardly more than some. */
const MOST_HELPERS = 7;

/** All processors but one think, the one that is asked among them: the last is the screen's. */
export function spareOf(processors: number): Spare {
  return { helpers: Math.min(MOST_HELPERS, Math.max(0, processors - 2)), ponders: processors > 1 };
}

/** Threads at work are looked at so often, in ms. */
const LOOK = 100;
/** One match is on the table at a time, and a hint may be asked for meanwhile. */
const THREADS = 2;
/** Matches whose thread is remembered. */
const REMEMBERED = 64;

/**
 * A pool of `size` threads running `file`, each started when first needed. A match goes back to the thread that thought about it
 * last, because that one remembers the plan it is carrying out; while it is busy, to any that is idle. Only while none is does a
 * question wait, and the first to come is the first to go.
 */
export function createPool(
  file: URL,
  size = THREADS,
  { helpers: count, ponders } = NO_SPARE,
  { grace, growthMb } = PATIENCE,
): Pool {
  const helpers = createHelpers(file, count, LIMITS);
  const lanes = Array.from({ length: size }, (): Lane => ({
    worker: null,
    flag: new Int32Array(new SharedArrayBuffer(4)),
    job: null,
    patience: 0,
  }));
  const waiting: Job[] = [];
  const homes = new Map<string, Lane>();

  let watch: NodeJS.Timeout | undefined;
  /** The least the process held while anybody was at work. */
  let least = Infinity;

  const finish = (lane: Lane, outcome: readonly Advice[] | Error): void => {
    if (lane.job) helpers.release(lane.job.question);
    lane.job?.settle(outcome);
    lane.job = null;
    next();
  };

  /** Gives a thread up; whatever it still says is not heard. */
  const lose = (lane: Lane, error: Error): void => {
    const { worker } = lane;
    lane.worker = null;
    // Its memory is freed later; other threads keep theirs.
    least = Infinity;
    void worker?.terminate();
    finish(lane, error);
  };

  const look = (): void => {
    const working = lanes.filter(({ job }) => job);
    if (working.length === 0) return void (watch = void clearInterval(watch));
    const held = megabytes();
    least = Math.min(least, held);
    const tooMuch = held - least > growthMb;
    for (const lane of working) {
      lane.patience -= LOOK;
      if (tooMuch) lose(lane, new Error('The thinking took too much memory.'));
      else if (lane.patience <= 0) lose(lane, new Error('The thread that was thinking did not end in time.'));
    }
  };

  const start = (lane: Lane): Worker => {
    const worker = new Worker(file, { workerData: lane.flag, resourceLimits: LIMITS });
    const heard = (hear: () => void) => lane.worker === worker && hear();
    worker.on('message', (answer: Answer) =>
      heard(() => finish(lane, 'fault' in answer ? new Error(answer.fault) : answer.advice)),
    );
    worker.on('error', (error: Error) => heard(() => lose(lane, error)));
    worker.on('exit', () => heard(() => lose(lane, new Error('The thread that was thinking has ended.'))));
    worker.unref();
    return worker;
  };

  const next = (): void => {
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
    const worker = (lane.worker ??= start(lane));
    lane.patience = millis + grace;
    if (watch === undefined) {
      least = megabytes();
      watch = setInterval(look, LOOK).unref();
    }
    Atomics.store(lane.flag, 0, job.hurry?.aborted ? 1 : 0);
    const ports = job.hurry?.aborted ? [] : helpers.take(job.question);
    worker.postMessage({ question: job.question, helpers: ports, ponders } satisfies Asked, ports);
    next();
  };

  return {
    advise(question, signal, hurry) {
      return new Promise((resolve, reject) => {
        const raise = () => {
          const lane = lanes.find((candidate) => candidate.job === job);
          if (!lane) return;
          Atomics.store(lane.flag, 0, 1);
          helpers.release(question);
        };
        const cancel = () => {
          const place = waiting.indexOf(job);
          if (place >= 0) waiting.splice(place, 1);
          raise();
          job.settle(new Error('The thinking was cut short.'));
        };
        const job: Job = {
          question,
          hurry,
          settle(outcome) {
            signal.removeEventListener('abort', cancel);
            hurry?.removeEventListener('abort', raise);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        if (signal.aborted) return cancel();
        signal.addEventListener('abort', cancel);
        hurry?.addEventListener('abort', raise);
        waiting.push(job);
        next();
      });
    },

    async close() {
      const workers = lanes.flatMap(({ worker }) => worker ?? []);
      waiting.splice(0).forEach((job) => job.settle(new Error('The app is closing.')));
      for (const lane of lanes) {
        lane.worker = null;
        lane.job?.settle(new Error('The app is closing.'));
        lane.job = null;
      }
      clearInterval(watch);
      await Promise.all([...workers.map((worker) => worker.terminate()), helpers.close()]);
    },
  };
}

/** What this process holds, its threads and all buffers included. */
function megabytes(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}
