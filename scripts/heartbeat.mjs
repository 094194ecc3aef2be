// Prevents long silences: while a step runs, a thread prints the elapsed time to standard error. A timer would not
// work, because npm or bundling often blocks the process.
import { writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const EVERY = 8000;

/** Writes "label: N s so far" to standard error at intervals. Returns a function that stops this. */
export function heartbeat(label, every = EVERY) {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  new Worker(new URL(import.meta.url), { workerData: { label, every, stopped } }).unref();
  return () => {
    Atomics.store(stopped, 0, 1);
    Atomics.notify(stopped, 0);
  };
}

if (!isMainThread && workerData?.stopped) {
  const { label, every, stopped } = workerData;
  const began = Date.now();
  while (Atomics.wait(stopped, 0, 0, every) === 'timed-out') {
    writeSync(2, `  ${label}: ${Math.round((Date.now() - began) / 1000)} s so far\n`);
  }
}
