import type { Page } from '@playwright/test';
import { expect } from './app';

/** The time a change may take to settle, in milliseconds. */
const SETTLES = 300;
/** The time a page at rest is observed, in milliseconds. */
const WATCHED = 1_500;

interface Counting {
  frames: number;
  /** The requested frames that the browser has not drawn yet. */
  awaited: Set<number>;
}

/** Counts the frames that a page requests. Call it before opening the page. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [ask, cancel] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)];
    const counting = window as unknown as Counting;
    counting.frames = 0;
    counting.awaited = new Set();
    window.requestAnimationFrame = (callback) => {
      counting.frames++;
      const handle = ask((now) => {
        counting.awaited.delete(handle);
        callback(now);
      });
      counting.awaited.add(handle);
      return handle;
    };
    window.cancelAnimationFrame = (handle) => {
      counting.awaited.delete(handle);
      cancel(handle);
    };
  });
}

/**
 * Waits until nothing moves, then checks that the page requests no more frames. A page with an undrawn frame is not at
 * rest: on a busy machine, the next frame of an animation may take longer than `SETTLES`.
 */
export async function expectRest(page: Page): Promise<void> {
  const frames = () => page.evaluate(() => (window as unknown as Counting).frames);
  const framesWithin = async (milliseconds: number) => {
    const before = await frames();
    await page.waitForTimeout(milliseconds);
    return (await frames()) - before;
  };
  const awaited = () => page.evaluate(() => (window as unknown as Counting).awaited.size);
  await expect.poll(async () => (await framesWithin(SETTLES)) + (await awaited())).toBe(0);
  expect(await frames()).toBeGreaterThan(0);
  expect(await framesWithin(WATCHED)).toBe(0);
}
