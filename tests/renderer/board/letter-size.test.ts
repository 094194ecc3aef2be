import { afterEach, expect, test } from 'vitest';
import { letterSize, letterSizeFor, setLetterSize } from '../../../src/renderer/games/kit/letter-size';

afterEach(() => void setLetterSize(1));

test.each([
  [1200, 840, 1, 1],
  [1200, 840, 1.4, 1.4],
  [1200, 840, 0.8, 1],
  [2400, 1680, 2, 1],
  [1030, 730, 1, 1.2],
  [600, 420, 1, 1.6],
  [0, 0, 1.3, 1],
])('on a %i x %i board with text size %f, letters are scaled by %f', (width, height, text, times) => {
  expect(letterSizeFor({ width, height }, text)).toBeCloseTo(times, 9);
});

test('an unchanged size is not reported', () => {
  expect(setLetterSize(1.2)).toBe(true);
  expect(setLetterSize(1.2)).toBe(false);
  expect(letterSize()).toBe(1.2);
});
