import type { Page } from '@playwright/test';
import { expect, newGame, ply, test, writeSettings } from './app';
import { BIDDING, shelve, take } from './shelf';

/** Longer than the time in which the table attributes a key to the previous decision, in milliseconds. */
const BREATH_MS = 400;

/** Presses Tab until a matching element has the focus. Waits for the element first. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector).first()).toBeVisible();
  for (let i = 0; i < 150; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}`);
}

const focusIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

test('lifting the curtain moves the focus to the decision, and pressing the same key again chooses nothing', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [BIDDING]);
  await app.start();
  await take(page, BIDDING);
  await expect(page.getByTestId('curtain:lift')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('curtain')).toBeHidden();
  await expect.poll(() => focusIn(page, '.decision')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '4');
  await page.keyboard.press('Tab');
  expect(await focusIn(page, '.decision')).toBe(true);
  await expect(page.locator(':focus')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await focusIn(page, '[data-testid="actions"]')).toBe(true);
});

test('a whole turn is played by keyboard alone @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', confirmEnd: false });
  await app.start({ seed: 'keyboard' });
  await newGame(page);
  for (let seat = 0; seat < 4; seat++) {
    await tabTo(page, `[data-move='{"type":"place","crews":[3,3]}']`);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(seat + 1));
  }
  for (let seat = 0; seat < 4; seat++) {
    await expect(page.getByTestId('curtain:lift')).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-testid="stepper"]');
    for (let i = 0; i < 4 - seat; i++) await page.keyboard.press('ArrowRight');
    await tabTo(page, '[data-testid="action:bid"]');
    await page.keyboard.press('Enter');
  }
  for (let chosen = 0; chosen < 3; chosen++) {
    const before = await ply(page);
    await tabTo(page, '[data-testid="action:chooseOrder"]');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(before + 1));
  }
  // Harbour phase: the first player buys one piece, undoes this and redoes it. Then all players end the phase.
  await expect(page.getByTestId('curtain:lift')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid="action:buy"]');
  await page.keyboard.press('Enter');
  const bought = await ply(page);
  await page.keyboard.press('u');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(bought - 1));
  await page.keyboard.press('y');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(bought));
  await page.keyboard.press('e');
  for (let i = 0; i < 3; i++) {
    await expect(page.getByTestId('curtain:lift')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('curtain')).toBeHidden();
    await page.keyboard.press('e');
  }
  // Sailing phase: a galley is chosen on the board with the arrow keys and sent to a neighbouring space.
  await expect(page.getByTestId('decision')).toHaveText('Sail your galleys');
  await tabTo(page, '[data-target]');
  for (let i = 0; i < 40; i++) {
    const target = await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
    if (target === 'galley:0') break;
    await page.keyboard.press(['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft'][i % 5]);
  }
  await tabTo(page, '[data-testid="action:sail"]');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4; i++) {
    await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
    // The same key, pressed again immediately, does not end the next player's phase.
    await page.waitForTimeout(BREATH_MS);
    await page.keyboard.press('e');
  }
  await page.keyboard.press('l');
  await expect(page.getByTestId('log')).toContainText('sails');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('log')).toBeHidden();
  // Escape pauses if there is nothing to close.
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('pause')).toContainText(/Saved automatically at \d+:\d\d/);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('pause')).toBeHidden();
});
