import type { Page } from '@playwright/test';
import { boardReady, expect, newGame, test, writeSettings } from './app';

const textOf = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
const pageMoves = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 99);
    return [scrollY, document.documentElement.scrollHeight > innerHeight];
  });

test('the text size follows the window until the player chooses a size, and again after that choice is cleared', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await app.start();
  expect(await textOf(page)).toBe(16);
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect.poll(() => textOf(page)).toBeCloseTo(25.6, 3);
  await page.getByTestId('home:settings').click();
  const size = page.getByTestId('setting:textSize');
  await expect(size.locator('option:checked')).toContainText('160');
  await size.selectOption('1');
  await expect.poll(() => textOf(page)).toBe(16);
  await page.reload();
  await page.getByTestId('home:settings').click();
  await expect.poll(() => textOf(page)).toBe(16);
  await size.selectOption('auto');
  await expect.poll(() => textOf(page)).toBeCloseTo(25.6, 3);
});

test('a size chosen before automatic sizes were introduced is kept @deep', async ({ app, page }) => {
  writeSettings(app, { scale: 1.5 });
  await app.start();
  expect(await textOf(page)).toBe(24);
});

test('a window too small for its text size shows the size it would need, and offers smaller text @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', textSize: 2 });
  await page.setViewportSize({ width: 1024, height: 640 });
  await app.start({ seed: 'room' });
  const notice = page.getByTestId('room');
  await expect(notice).toContainText(/1,920 × 1,200/);
  expect(await pageMoves(page)).toEqual([0, false]);
  await page.getByTestId('room:away').click();
  await expect(notice).toBeHidden();
  await newGame(page);
  expect(await pageMoves(page)).toEqual([0, false]);
  await page.setViewportSize({ width: 1920, height: 1200 });
  // The page must render the large window, because two changes within one frame cancel out.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.getByTestId('room:fit').click();
  await expect(notice).toBeHidden();
  await expect.poll(() => textOf(page)).toBe(16);
  await boardReady(page);
  expect(await pageMoves(page)).toEqual([0, false]);
});

test('with 200 % texts in a small window, the panel starts at the decision and scrolls to the powers @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', textSize: 2, handOver: 'none' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await app.start({ seed: 'room' });
  await page.getByTestId('room:away').click();
  await newGame(page);
  const panel = page.locator('aside.side');
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(page.getByTestId('actions').getByRole('button').first()).toBeInViewport();
  await panel.hover();
  await page.mouse.wheel(0, -2000);
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  // After a resize, the panel is scrolled to the decision again.
  await page.setViewportSize({ width: 1300, height: 720 });
  await expect.poll(() => panel.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await expect(page.getByTestId('actions').getByRole('button').first()).toBeInViewport();
});
