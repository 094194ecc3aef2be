import { expect, test } from 'vitest';
import { cornersOf, freeRuns, outlineOf } from '../../../src/renderer/games/kit/outline';

const SQUARE = [
  [0, 0],
  [10, 0],
  [20, 0],
  [20, 10],
  [20, 20],
  [10, 20],
  [0, 20],
  [0, 10],
] as const;

test('a ring has gaps at the areas that it passes below', () => {
  expect(freeRuns(SQUARE, [])).toEqual([{ points: SQUARE, closed: true }]);
  // Cards cover the upper right corner and the middle of the left side.
  const gaps = [
    { x: 15, y: -5, width: 20, height: 8 },
    { x: -5, y: 5, width: 10, height: 10 },
  ];
  expect(freeRuns(SQUARE, gaps)).toEqual([
    { points: SQUARE.slice(3, 7), closed: false },
    { points: SQUARE.slice(0, 2), closed: false },
  ]);
  expect(freeRuns(SQUARE, [{ x: -5, y: -5, width: 30, height: 30 }])).toEqual([]);
});

test('the mounts of a ring are at its four corners and leave its sides free', () => {
  const [width, height] = [200, 80];
  const mounts = cornersOf(outlineOf({ x: 0, y: 0, width, height }, 20));
  const corners = mounts.map(({ points }) => points[Math.floor(points.length / 2)]);
  expect(corners.map(([x, y]) => [Math.round(x / width), Math.round(y / height)])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
  for (const [x, y] of mounts.flatMap(({ points }) => points)) {
    expect(Math.abs(x - width / 2)).toBeGreaterThan(50);
    expect(Math.abs(y - height / 2)).toBeGreaterThan(10);
  }
});

test('a round outline has no two equal points, which would make gaps in its line', () => {
  const points = outlineOf({ x: 0, y: 0, width: 44, height: 44 }, 28);
  const steps = points.map(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length];
    return Math.hypot(nextX - x, nextY - y);
  });
  expect(Math.min(...steps)).toBeGreaterThan(3);
});
