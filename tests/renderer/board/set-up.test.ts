import { Container } from 'pixi.js';
import { expect, test } from 'vitest';
import { createFrameLoop } from '../../../src/renderer/board/frames';
import { setUp } from '../../../src/renderer/board/set-up';
import { createAnimationRun } from '../../../src/renderer/board/tween';
import { fakeClock, settle } from './fake-clock';

function boardAt(pace: number) {
  const clock = fakeClock();
  const run = createAnimationRun(
    createFrameLoop(() => undefined, clock),
    clock,
    pace,
    async () => undefined,
  );
  const [ground, right, left] = [0, 80, 10].map((x) => new Container({ x }));
  left.pivot.y = 7;
  const world = new Container({ children: [ground, new Container({ children: [right, left] })] });
  const seen = () => [ground, left, right].map(({ alpha }) => alpha);
  return { clock, run, world, left, seen };
}

test('everything above the lowest layer appears from left to right, and ends in its place', async () => {
  const { clock, run, world, left, seen } = boardAt(1);
  const done = setUp(world, run);
  expect(seen()).toEqual([1, 0, 0]);
  expect(left.pivot.y).toBeGreaterThan(7);
  clock.tick(400);
  await settle();
  clock.tick(500);
  expect(seen()).toEqual([1, 1, 0]);
  clock.tick(500);
  clock.tick(500);
  await done;
  expect(seen()).toEqual([1, 1, 1]);
  expect(left.pivot.y).toBe(7);
});

test('a skip shows every piece immediately, and so does a board without motion', async () => {
  const skipped = boardAt(1);
  const done = setUp(skipped.world, skipped.run);
  skipped.run.skip();
  await done;
  const still = boardAt(0);
  await setUp(still.world, still.run);
  expect([skipped.seen(), still.seen()]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
  ]);
  expect([skipped.left.pivot.y, still.left.pivot.y]).toEqual([7, 7]);
});
