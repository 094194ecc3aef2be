import { expect, test } from 'vitest';
import { runToEnd, runInSlices } from '../../../src/renderer/board/time-slices';

/** Work in four steps, each of which takes ten milliseconds on a fake clock. */
function workOf() {
  const done: number[] = [];
  const state = { now: 0, rests: 0 };
  function* work() {
    for (let step = 1; step <= 4; step++) {
      state.now += 10;
      done.push(step);
      yield;
    }
  }
  const rest = async () => void state.rests++;
  return { done, state, work: work(), rest, now: () => state.now };
}

test('the work yields to the browser when its time slice is over', async () => {
  const { done, state, work, rest, now } = workOf();
  await runInSlices(work, () => true, rest, now);
  expect(done).toEqual([1, 2, 3, 4]);
  expect(state.rests).toBe(2);
});

test('work stops when it is no longer wanted', async () => {
  const { done, work, rest, now } = workOf();
  await runInSlices(work, () => done.length < 2, rest, now);
  expect(done).toEqual([1, 2]);
});

test('work can be done without yielding to the browser', () => {
  const { done, work } = workOf();
  runToEnd(work);
  expect(done).toEqual([1, 2, 3, 4]);
});
