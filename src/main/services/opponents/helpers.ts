import { MessageChannel, Worker } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import type { Question } from '../ports';

export interface Asked {
  readonly question: Question;
  readonly helpers: readonly MessagePort[];
  readonly ponders: boolean;
}

/** A question for a helper. `nth` counts from 1; the answer goes to the port. */
export interface HelpAsked {
  readonly question: Question;
  readonly nth: number;
  readonly to: MessagePort;
}

export interface Helpers {
  /** Sends a question to all idle helpers and returns the ports on which they answer. */
  take(question: Question): MessagePort[];
  release(question: Question): void;
  close(): Promise<void>;
}

interface Helper {
  worker: Worker | null;
  /** Shared with the thread: 1 requests an immediate answer. */
  readonly flag: Int32Array;
  question: Question | null;
}

/** Creates `size` helper threads that run `file`. Each is started when first used and replaced if it dies. */
export function createHelpers(file: URL, size: number, limits: Worker['resourceLimits']): Helpers {
  const helpers = Array.from({ length: size }, (): Helper => ({
    worker: null,
    flag: new Int32Array(new SharedArrayBuffer(4)),
    question: null,
  }));

  const start = (helper: Helper): Worker => {
    const worker = new Worker(file, { workerData: helper.flag, resourceLimits: limits ?? {} });
    const idle = () => {
      if (helper.worker === worker) helper.question = null;
    };
    const lose = () => {
      idle();
      if (helper.worker === worker) helper.worker = null;
    };
    worker.on('message', idle);
    worker.on('error', lose);
    worker.on('exit', lose);
    worker.unref();
    return worker;
  };

  return {
    take: (question) =>
      helpers.flatMap((helper, i) => {
        if (helper.question) return [];
        const { port1, port2 } = new MessageChannel();
        helper.question = question;
        Atomics.store(helper.flag, 0, 0);
        const worker = (helper.worker ??= start(helper));
        worker.postMessage({ question, nth: i + 1, to: port2 } satisfies HelpAsked, [port2]);
        return [port1];
      }),

    release: (question) => {
      for (const helper of helpers) if (helper.question === question) Atomics.store(helper.flag, 0, 1);
    },

    async close() {
      const workers = helpers.flatMap(({ worker }) => worker ?? []);
      for (const helper of helpers) helper.worker = null;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
