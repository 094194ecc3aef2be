import { boardReady, expect, test, writeSettings } from './app';

test.use({ still: false });

test('resizing the window while pieces move causes no error, and the game continues @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'normal', thinking: 'swift' });
  await app.start({ seed: 'redraw' });
  await page.getByTestId('home:new').click();
  await page.locator('input[name=game][value=doge-ship]').check({ force: true });
  await page.getByTestId('new:start').click();
  await boardReady(page);
  for (const [width, height] of [
    [1024, 640],
    [1366, 768],
  ]) {
    const lift = page.getByTestId('curtain:lift');
    if (await lift.isVisible()) await lift.click();
    await page.locator('[data-testid^="action:"]:visible').first().click();
    await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'true');
    await page.setViewportSize({ width, height });
    await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false', { timeout: 60_000 });
    await expect(lift.or(page.locator('[data-testid^="action:"]:visible').first()).first()).toBeVisible({
      timeout: 60_000,
    });
  }
});
