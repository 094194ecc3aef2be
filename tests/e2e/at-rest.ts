import type { Page } from '@playwright/test';
import { expect } from './app';

/** The time a change may take to settle, in milliseconds. */
const SETTLES = 300;
/** The time a page at rest is observed, in milliseconds. */
const WATCHED = 1_500;

interface Counting {
  frames: number;
}

/** Counts the frames that a page requests. Call it before opening the page. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const counting = window as unknown as Counting;
    counting.frames = 0;
    window.requestAnimationFrame = (callback) => {
      counting.frames++;
      return ask(callback);
    };
  });
}

/** Waits until nothing moves, then checks that the page requests no more frames. */
export async function expectRest(page: Page): Promise<void> {
  const frames = () => page.evaluate(() => (window as unknown as Counting).frames);
  const framesWithin = async (milliseconds: number) => {
    const before = await frames();
    await page.waitForTimeout(milliseconds);
    return (await frames()) - before;
  };
  await expect.poll(() => framesWithin(SETTLES)).toBe(0);
  expect(await frames()).toBeGreaterThan(0);
  expect(await framesWithin(WATCHED)).toBe(0);
}
