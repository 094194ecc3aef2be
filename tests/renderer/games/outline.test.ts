import { expect, test } from 'vitest';
import { cornersOf, outlineOf } from '../../../src/renderer/games/kit/outline';

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
