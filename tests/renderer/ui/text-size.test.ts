import { expect, test } from 'vitest';
import { hasRoom, leastRoom, textSizeFor } from '../../../src/renderer/ui/text-size';

const MIN_WINDOW = leastRoom({ width: 2, height: 1 });

test.each([
  [1024, 640, 1],
  [1366, 768, 1],
  [1440, 900, 1],
  [1920, 1080, 1.3],
  [2560, 1440, 1.6],
  [3840, 2160, 2],
  [7680, 4320, 2],
  [820, 1180, 1],
  [600, 960, 1],
  [2160, 3840, 2],
  [900, 560, 0.9],
  [300, 200, 0.8],
])('in a window of %i x %i, texts are %f times the default size', (width, height, size) => {
  expect(textSizeFor(width, height)).toBeCloseTo(size, 9);
});

test('the automatic text size fits every window down to the smallest supported window', () => {
  for (let width = MIN_WINDOW.width * 0.8; width < 4000; width += 97)
    for (let height = MIN_WINDOW.height * 0.8; height < 2400; height += 61) {
      const size = textSizeFor(width, height);
      expect(hasRoom({ width: width / size, height: height / size }), `${width} x ${height}`).toBe(true);
    }
});

test('a wider window never has smaller texts', () => {
  for (let width = 400; width < 4000; width += 50)
    expect(textSizeFor(width + 50, 1000)).toBeGreaterThanOrEqual(textSizeFor(width, 1000));
});

test('content that does not fit is reported', () => {
  expect(hasRoom({ width: 959.2, height: 600 })).toBe(true);
  expect(hasRoom({ width: 958, height: 600 })).toBe(false);
  expect(hasRoom({ width: 960, height: 480 })).toBe(false);
});
