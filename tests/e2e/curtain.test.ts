import { expect, makeMove, openLog, test, writeSettings } from './app';
import { BIDDING, shelve, take } from './shelf';

test('a secret is never visible to the next player or while the screen is handed over', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [BIDDING]);
  await app.start();
  await take(page, BIDDING);
  const everything = async () =>
    `${await page.title()} ${await page.locator('html').evaluate((html) => html.outerHTML)}`;

  await page.getByTestId('curtain:lift').click();
  await expect(page.getByTestId('money:0')).toHaveText('2,000');
  await expect(page.getByTestId('money:1')).toHaveText('hidden');
  await makeMove(page, { type: 'bid', amount: 1700 });

  await expect(page.getByTestId('curtain')).toBeVisible();
  expect(await everything()).not.toMatch(/1,?700|2,?000(?!["\d ])/);
  await expect(page.locator('.stage')).toHaveCSS('visibility', 'hidden');
  await expect(page.locator('.stage')).toHaveAttribute('inert', '');
  await expect(page).toHaveTitle('Serenissima');
  await page.keyboard.press('u');
  await page.keyboard.press('e');
  await expect(page.getByTestId('curtain')).toBeVisible();

  await page.getByTestId('curtain:lift').click();
  await expect(page.getByTestId('decider')).toHaveText('Genoa’s turn');
  await expect(page.getByTestId('money:0')).toHaveText('hidden');
  await expect(await openLog(page)).toContainText('Venice bids');
  expect(await page.getByTestId('log').innerText()).not.toMatch(/1,?700/);
});
