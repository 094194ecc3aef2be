import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { longMatch } from '../../tools/long-match';
import { boardReady, expect, openLog, test, writeSettings } from './app';
import { flaws } from './axe';

const MOVES = 3000;

test('a very long log scrolls completely while only the nearby lines are rendered @deep', async ({ app, page }) => {
  mkdirSync(join(app.data, 'saves'), { recursive: true });
  writeFileSync(join(app.data, 'saves', 'long.serenissima'), longMatch(MOVES).text);
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await app.start({ seed: 'long' });
  await page.getByTestId('save:long').getByTestId('save:open').click();
  await boardReady(page);
  const log = await openLog(page);
  const lines = log.locator('li');
  /** Returns the numbers of the fully visible lines. */
  const inSight = () =>
    log.evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.children].flatMap((line) => {
        const box = line.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1 ? [Number(line.getAttribute('aria-posinset'))] : [];
      });
    });
  const size = Number(await lines.first().getAttribute('aria-setsize'));
  expect(size).toBeGreaterThan(MOVES);
  await expect.poll(async () => (await inSight()).at(-1)).toBe(size);
  expect(await lines.count()).toBeLessThan(300);

  // Scrolls up by wheel beyond the rendered lines: no line is missing, and none jumps.
  await log.hover();
  for (let before = await inSight(), turns = 0; turns < 60; turns++) {
    await page.mouse.wheel(0, -150);
    await expect.poll(async () => (await inSight())[0]).toBeLessThan(before[0]);
    const now = await inSight();
    expect(now.at(-1), `after ${before[0]}`).toBeGreaterThanOrEqual(before[0] - 8);
    before = now;
  }
  expect((await inSight())[0]).toBeLessThan(size - 200);

  // Scrolls by scroll bar to the first line, then into the middle.
  await log.evaluate((list) => (list.scrollTop = 0));
  await expect.poll(async () => (await inSight())[0]).toBe(1);
  await log.evaluate((list) => (list.scrollTop = list.scrollHeight / 2));
  await expect.poll(async () => Math.abs(((await inSight())[0] ?? 0) / size - 0.5)).toBeLessThan(0.2);
  expect(await lines.count()).toBeLessThan(300);

  // Moves by keyboard from the last line to the first, and opens the replay at a line.
  await log.getByRole('button').last().focus();
  await page.keyboard.press('Home');
  await expect.poll(async () => (await inSight())[0]).toBe(1);
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('li[aria-posinset="2"] button')).toBeFocused();
  await page.keyboard.press('Enter');
  const timeline = page.getByTestId('replay:timeline');
  await expect(timeline).toBeVisible();
  await expect(timeline).toHaveValue(/^[1-3]$/);
  expect(await page.getByTestId('replay').locator('*').count()).toBeLessThan(100);
  expect(await flaws(page)).toEqual([]);
});
