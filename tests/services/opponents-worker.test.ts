import { EventEmitter } from 'node:events';
import { beforeAll, expect, test, vi } from 'vitest';

/** The thread's connection to the pool, and the flag that makes it answer immediately. */
const port = Object.assign(new EventEmitter(), { postMessage: vi.fn() });
const flag = new Int32Array(new SharedArrayBuffer(4));
vi.mock('node:worker_threads', async (original) => ({ ...(await original()), parentPort: port, workerData: flag }));
// This thinker thinks until it must stop, and answers with the number of times it checked.
vi.mock('../../src/main/services/opponents/think', () => ({
  createThinker: () => ({
    answer(_question: unknown, stop: () => boolean) {
      let asked = 1;
      while (!stop()) asked++;
      return [{ move: { type: 'wait', asked } }];
    },
  }),
}));

// No game is played in these tests, and loading all games takes seconds.
vi.mock('../../src/engine/games/registry', () => ({ GAME_ENTRIES: [] }));

beforeAll(async () => {
  await import('../../src/main/services/opponents/worker');
});

/** Returns how often the thinker checked whether to stop, for a question with this time limit in milliseconds. */
function askedToStop(millis: number): number {
  port.emit('message', { question: { millis }, helpers: [], ponders: false });
  const [{ advice }] = port.postMessage.mock.lastCall as [{ advice: [{ move: { asked: number } }] }];
  return advice[0].move.asked;
}

test('a thread thinks until the question’s time limit', () => {
  Atomics.store(flag, 0, 0);
  const began = performance.now();
  expect(askedToStop(20)).toBeGreaterThan(1);
  expect(performance.now() - began).toBeGreaterThanOrEqual(20);
});

test('a thread answers immediately when the flag is set', () => {
  Atomics.store(flag, 0, 1);
  expect(askedToStop(5_000)).toBe(1);
});
