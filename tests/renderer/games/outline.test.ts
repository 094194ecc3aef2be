import { expect, test } from 'vitest';
import { freeSides } from '../../../src/renderer/games/kit/highlight';

test('a ring has gaps at the areas that it passes below', () => {
  const outline = [
    [0, 0],
    [10, 0],
    [20, 0],
    [20, 10],
    [0, 10],
  ] as const;
  expect(freeSides(outline, [])).toEqual([0, 1, 2, 3, 4]);
  // The card covers the corner at 20, 0.
  expect(freeSides(outline, [{ x: 15, y: -5, width: 20, height: 8 }])).toEqual([0, 3, 4]);
});
