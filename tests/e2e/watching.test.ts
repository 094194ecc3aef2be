import type { Page } from '@playwright/test';
import { boardReady, expect, makeMove, ply, test, writeSettings } from './app';

/** Starts a game between one person and three computers of a level. The person decides first. */
async function alone(page: Page, level: string): Promise<void> {
  await page.getByTestId('home:new').click();
  await page.getByTestId('new:alone').click();
  for (const seat of [1, 2, 3]) await page.getByTestId(`sitter:${seat}`).selectOption(level);
  await page.getByTestId('new:start').click();
  await boardReady(page);
}

const setUp = { type: 'place', crews: [4, 4] };

test('Skip stops a computer’s thinking immediately, and the ring shows the time left @deep', async ({ app, page }) => {
  // Each computer would think for a minute or more, too long for a test.
  writeSettings(app, { speed: 'off', thinking: 'patient' });
  await app.start({ seed: 'watching' });
  await alone(page, 'doge');
  await makeMove(page, setUp);
  const ring = page.getByTestId('thinking:ring');
  await expect(ring).toBeVisible();
  await expect(ring).toHaveAttribute('aria-label', /\d+ seconds? left/);
  const before = Number(await page.getByTestId('table').getAttribute('data-ply'));
  await page.getByTestId('computer:skip').click();
  await expect
    .poll(async () => Number(await page.getByTestId('table').getAttribute('data-ply')))
    .toBeGreaterThan(before);
});

test('fast-forward can be locked across turns and sessions, and switched off again @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', thinking: 'patient' });
  await app.start({ seed: 'watching' });
  await alone(page, 'doge');
  await makeMove(page, setUp);
  const fast = page.getByTestId('computer:fast');
  await expect(fast).toHaveAttribute('aria-pressed', 'false');
  await fast.click();
  await expect(fast).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await expect(fast).toHaveAttribute('aria-pressed', 'true');
  await page.getByTestId('table:settings').click();
  await expect(page.getByTestId('setting:fast')).toBeChecked();
  await page.keyboard.press('Escape');
  // F does the same: a short press toggles it, and a long press lasts until release.
  await page.keyboard.press('f');
  await expect(fast).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.down('f');
  await expect(fast).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(500);
  await page.keyboard.up('f');
  await expect(fast).toHaveAttribute('aria-pressed', 'false');
});

test('a solo player’s recap lists the events since the last decision; its lines can be replayed, and Escape closes it @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', thinking: 'swift', confirmEnd: false });
  await app.start({ seed: 'watching' });
  await alone(page, 'merchant');
  // Not `makeMove`, which waits for the next ply: the computers also move immediately.
  await page.locator('[data-testid="action:place"]').first().click();
  // All seats bid. The recap lists bids only after they are revealed.
  await page.locator('[data-testid="action:bid"]').first().click();
  const card = page.getByTestId('since');
  const table = page.getByTestId('table');
  await expect(card).toBeVisible({ timeout: 60_000 });
  const present = await ply(page);
  const line = card.getByTestId('since:watch').first();
  await line.click();
  await expect(page.getByTestId('replay')).toBeVisible();
  await expect(page.getByTestId('replay')).toBeHidden();
  await expect(card).toBeVisible();
  await expect(line).toBeFocused();
  expect(await ply(page)).toBe(present);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(table).toHaveAttribute('data-ply', String(present));
});

for (const [width, height] of [
  [1280, 720],
  [1024, 640],
])
  test(`at ${width}x${height}, the floating recap is hidden while a dock would cover it @deep`, async ({
    app,
    page,
  }) => {
    writeSettings(app, { speed: 'off', thinking: 'swift', confirmEnd: false });
    await page.setViewportSize({ width, height });
    await app.start({ seed: 'watching' });
    await alone(page, 'merchant');
    // Not `makeMove`, which waits for the next ply: the computers also move immediately.
    await page.locator('[data-testid="action:place"]').first().click();
    await page.locator('[data-testid="action:bid"]').first().click();
    const card = page.getByTestId('since');
    await expect(card).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('m');
    const markets = page.getByTestId('dock:markets');
    await expect(markets.locator('table').first()).toBeVisible();
    await page.getByTestId('dock:move').focus();
    let seen = 0;
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'])
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press(key);
        const clear = async () => {
          if (!(await card.isVisible())) return true;
          seen++;
          const [a, b] = [await card.boundingBox(), await markets.boundingBox()];
          if (!a || !b) return false;
          const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
          return beside || a.y + a.height <= b.y || b.y + b.height <= a.y;
        };
        await expect.poll(clear, `${key} ${i}`).toBe(true);
      }
    if (width === 1280) expect(seen).toBeGreaterThan(0);
    await page.getByTestId('dock:close').click();
    await expect(card).toBeVisible();
  });
