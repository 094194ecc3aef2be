import { Worker } from 'node:worker_threads';
import type { AdviserPort, Advice, Question } from '../ports';

/** Threads that think. One that hangs, dies or runs out of memory is replaced; nobody else notices. */
export interface Pool extends AdviserPort {
  /** Ends all threads; what they were asked is not answered. */
  close(): Promise<void>;
}

interface Job {
  readonly question: Question;
  /** Settles the promise; later calls do nothing. */
  readonly settle: (outcome: readonly Advice[] | Error) => void;
}

/** A thread at work on one job at a time; others wait for it. */
interface Lane {
  worker: Worker | null;
  /** Raised to 1: answer at once. */
  readonly flag: Int32Array;
  job: Job | null;
  watchdog: NodeJS.Timeout | undefined;
  readonly waiting: Job[];
}

/** What a thread says of the question it was asked. */
export type Answer = { readonly advice: readonly Advice[] } | { readonly fault: string };

/** What one thread may hold. A search of a minute needs far less. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 };
/** A thread that has not answered so many milliseconds after its time is taken for lost. */
const GRACE = 5000;

/**
 * A pool of `size` threads running `file`, each started when first needed. Questions about one match go to the same thread as
 * long as it lives, because that thread remembers the plan it is carrying out.
 */
export function createPool(file: URL, size: number): Pool {
  const lanes = Array.from({ length: size }, (): Lane => ({
    worker: null,
    flag: new Int32Array(new SharedArrayBuffer(4)),
    job: null,
    watchdog: undefined,
    waiting: [],
  }));

  const finish = (lane: Lane, outcome: readonly Advice[] | Error): void => {
    clearTimeout(lane.watchdog);
    lane.job?.settle(outcome);
    lane.job = null;
    next(lane);
  };

  const start = (lane: Lane): Worker => {
    const worker = new Worker(file, { workerData: lane.flag, resourceLimits: LIMITS });
    const lost = (error: Error) => {
      if (lane.worker !== worker) return;
      lane.worker = null;
      finish(lane, error);
    };
    worker.on('message', (answer: Answer) => finish(lane, 'fault' in answer ? new Error(answer.fault) : answer.advice));
    worker.on('error', lost);
    worker.on('exit', () => lost(new Error('The thread that was thinking has ended.')));
    worker.unref();
    return worker;
  };

  const next = (lane: Lane): void => {
    if (lane.job) return;
    const job = lane.waiting.shift();
    if (!job) return;
    lane.job = job;
    lane.worker ??= start(lane);
    const { worker } = lane;
    lane.watchdog = setTimeout(() => void worker.terminate(), job.question.millis + GRACE);
    lane.watchdog.unref();
    Atomics.store(lane.flag, 0, 0);
    worker.postMessage(job.question);
  };

  return {
    advise(question, signal) {
      const lane = lanes[laneOf(question.match, size)];
      return new Promise((resolve, reject) => {
        const cancel = () => {
          const place = lane.waiting.indexOf(job);
          if (place >= 0) lane.waiting.splice(place, 1);
          if (lane.job === job) Atomics.store(lane.flag, 0, 1);
          job.settle(new Error('The thinking was cut short.'));
        };
        const job: Job = {
          question,
          settle(outcome) {
            signal.removeEventListener('abort', cancel);
            if (outcome instanceof Error) reject(outcome);
            else resolve(outcome);
          },
        };
        if (signal.aborted) return cancel();
        signal.addEventListener('abort', cancel);
        lane.waiting.push(job);
        next(lane);
      });
    },

    async close() {
      const workers = lanes.flatMap(({ worker }) => worker ?? []);
      for (const lane of lanes) {
        lane.worker = null;
        lane.waiting.splice(0).forEach((job) => job.settle(new Error('The app is closing.')));
        lane.job?.settle(new Error('The app is closing.'));
        lane.job = null;
        clearTimeout(lane.watchdog);
      }
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** The lane a match belongs to. */
function laneOf(match: string, size: number): number {
  let sum = 0;
  for (let i = 0; i < match.length; i++) sum = (sum * 31 + match.charCodeAt(i)) >>> 0;
  return sum % size;
}
