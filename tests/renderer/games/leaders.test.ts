import { expect, test } from 'vitest';
import { leadersOf } from '../../../src/renderer/games/kit/leaders';

test.each([
  { points: [3, 8, 5], leaders: [1] },
  { points: [8, 3, 8, 5], leaders: [0, 2] },
  { points: [8, 3, 8], leaders: [] },
  { points: [4, 4, 4], leaders: [] },
  { points: [12], leaders: [] },
  { points: [3, null, 5], leaders: [] },
])('of $points, the leaders are $leaders', ({ points, leaders }) => {
  expect([...leadersOf(points)]).toEqual(leaders);
});
