import { EventEmitter } from 'node:events';
import { beforeAll, expect, test, vi } from 'vitest';

/** The thread's port to the pool, and the flag that tells it to answer at once. */
const port = Object.assign(new EventEmitter(), { postMessage: vi.fn() });
const flag = new Int32Array(new SharedArrayBuffer(4));
vi.mock('node:worker_threads', async (original) => ({ ...(await original()), parentPort: port, workerData: flag }));
// Thinks for as long as it may, and answers how often it asked.
vi.mock('../../src/main/services/opponents/think', () => ({
  createThinker: () => ({
    answer(_question: unknown, stop: () => boolean) {
      let asked = 1;
      while (!stop()) asked++;
      return [{ move: { type: 'wait', asked } }];
    },
  }),
}));

// No game is played here, and all of them take seconds to load.
vi.mock('../../src/engine/games/registry', () => ({ CABINET: [] }));

beforeAll(async () => {
  await import('../../src/main/services/opponents/worker');
});

/** How often the thinker asked whether to stop, for a question of so many milliseconds. */
function askedToStop(millis: number): number {
  port.emit('message', { question: { millis }, helpers: [], ponders: false });
  const [{ advice }] = port.postMessage.mock.lastCall as [{ advice: [{ move: { asked: number } }] }];
  return advice[0].move.asked;
}

test('a thread thinks until its time is over', () => {
  Atomics.store(flag, 0, 0);
  const began = performance.now();
  expect(askedToStop(20)).toBeGreaterThan(1);
  expect(performance.now() - began).toBeGreaterThanOrEqual(20);
});

test('a thread answers at once when the flag is raised', () => {
  Atomics.store(flag, 0, 1);
  expect(askedToStop(5_000)).toBe(1);
});
