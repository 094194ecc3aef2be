import { afterEach, expect, test, vi } from 'vitest';
import { watchPixelRatio } from '../../../src/renderer/board/pixel-ratio';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('each change in pixel density up to 2 is reported once, in either direction, but none after the watch has ended', () => {
  vi.useFakeTimers();
  const heard: number[] = [];
  const turnTo = (ratio: number) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    vi.advanceTimersByTime(3000);
  };
  turnTo(1);
  const stop = watchPixelRatio(() => heard.push(window.devicePixelRatio));
  turnTo(2);
  turnTo(2);
  turnTo(1);
  turnTo(3);
  turnTo(2);
  stop();
  turnTo(1);
  expect(heard).toEqual([2, 1, 3]);
});
