import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameOfMerchants, sceneAt } from '../engine/generic/scenes';
import type { App } from './app';
import { boardReady, expect, ply, test, writeSettings } from './app';

/**
 * Opens a game after Merchants have played this share of its moves, with people in their seats. With `kind`, the
 * Merchants continue up to the next move of that kind.
 */
async function sitDownAt(app: App, page: Page, game: string, share: number, kind?: string) {
  writeSettings(app, { speed: 'off', thinking: 'swift', confirmEnd: false, handOver: 'none' });
  const played = gameOfMerchants(game, 3, 'advice');
  mkdirSync(join(app.data, 'saves'), { recursive: true });
  const from = Math.floor(share * played.moves.length);
  const at =
    from +
    Math.max(
      0,
      played.moves.slice(from).findIndex(({ move }) => kind === undefined || move.type === kind),
    );
  writeFileSync(join(app.data, 'saves', 'advice.serenissima'), sceneAt(game, played, at).text);
  await app.start({ seed: 'advice' });
  await page.getByTestId('home:continue').click();
  await boardReady(page);
}

for (const game of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'])
  test(`an advised plan stays while the player follows it: ${game} @deep`, async ({ app, page }) => {
    await sitDownAt(app, page, game, 0.4);
    const steps = page.getByTestId('advice').locator('ol > li');
    const next = page.getByTestId('advice:next');
    await page.keyboard.press('h');
    await expect(steps.first()).toBeVisible({ timeout: 30_000 });
    // Each followed step shortens the plan.
    for (let left = await steps.count(); left > 0; left--) {
      const before = await ply(page);
      const second = left > 1 ? ((await steps.nth(1).textContent())?.trim() ?? '') : '';
      await next.click();
      const sure = page.getByTestId('end:yes');
      await expect
        .poll(async () => (await sure.isVisible()) || Number(await page.getByTestId('table').getAttribute('data-ply')))
        .not.toBe(before);
      if (await sure.isVisible()) await sure.click();
      await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', String(before));
      await ply(page);
      if (left > 1) {
        await expect(steps).toHaveCount(left - 1);
        await expect(steps.first()).toHaveText(second);
      }
    }
    await expect(steps).toHaveCount(0);
  });

test('undoing a step restores the plan, and a plan can be closed @deep', async ({ app, page }) => {
  // Uses a plan that hires sailors, because its first steps can be undone, unlike a die roll or the end of a phase.
  await sitDownAt(app, page, 'serenissima-1996', 0.4, 'hire');
  const steps = page.getByTestId('advice').locator('ol > li');
  await page.keyboard.press('h');
  await expect(steps.first()).toBeVisible({ timeout: 30_000 });
  const told = await steps.allTextContents();
  const begun = await ply(page);
  await page.getByTestId('advice:next').click();
  await expect(steps).toHaveCount(told.length - 1);
  while ((await ply(page)) > begun) {
    await page.keyboard.press('u');
    await ply(page);
  }
  await expect(steps).toHaveText(told.map((text) => text.trim()));
  await page.getByTestId('dock:advice').getByTestId('dock:close').click();
  await expect(steps).toHaveCount(0);
});
