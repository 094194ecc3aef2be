import { readFileSync } from 'node:fs';
import { boardReady, expect, makeMove, newGame, ply, sitDown, test, writeSettings } from './app';

interface Step {
  readonly seat: number;
  readonly move: { readonly type: string };
}
const golden = JSON.parse(readFileSync(new URL('golden-game.json', import.meta.url), 'utf8')) as {
  readonly seed: string;
  readonly moves: readonly Step[];
};

test('language and scale change in the middle of a battle, and nothing is lost', async ({ app, page }) => {
  writeSettings(app, { language: 'en', speed: 'off', confirmEnd: false });
  await page.clock.install();
  await app.start({ seed: golden.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario']);
  const left = [...golden.moves];
  const battle = left.findIndex(({ move }) => move.type === 'attack');
  for (let i = 0; i < battle; i++) {
    const together = left.findIndex(({ move }) => move.type !== left[0].move.type);
    const seat = left[0].move.type === 'bid' ? await sitDown(page) : left[0].seat;
    const mine = left.slice(0, together).findIndex((step) => step.seat === seat);
    const [{ move }] = left.splice(Math.max(0, mine), 1);
    await makeMove(page, move);
  }
  await sitDown(page);
  const table = page.getByTestId('table');
  const html = page.locator('html');
  const canvas = page.getByTestId('board').locator('canvas');
  const settings = page.getByTestId('table:settings');
  await expect(settings).toHaveText('Settings');
  await settings.click();
  await page.getByTestId('setting:speed').selectOption('slow');
  await page.keyboard.press('Escape');
  const before = await canvas.screenshot();

  // The page's clock stands still in the midst of the battle, however slow the machine is.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator(`[data-testid="action:attack"][data-move='${JSON.stringify(left[0].move)}']`).click();
  await expect(table).toHaveAttribute('data-busy', 'true');
  await page.clock.runFor(1000);
  await settings.click();
  await page.getByTestId('setting:language').selectOption({ label: 'Français' });
  await expect(settings).toHaveText('Réglages');
  await expect(html).toHaveAttribute('lang', 'fr');
  await page.getByTestId('setting:scale').fill('150');
  await expect(html).toHaveCSS('font-size', '24px');
  await page.clock.runFor(200);
  await expect(table).toHaveAttribute('data-busy', 'true');
  await page.clock.resume();
  await page.getByTestId('setting:scale').fill('100');
  await page.keyboard.press('Escape');

  await expect(table).toHaveAttribute('data-ply', String(battle + 1));
  expect(await ply(page)).toBe(battle + 1);
  await expect(page.getByTestId('log')).toContainText(/ attaque .*Pertes/);
  await expect(page.locator('[data-target="space:5"]')).toHaveAccessibleName(/^Golfe du Lion/);
  // The chart is lettered anew, without a reload.
  await page.waitForTimeout(500);
  expect((await canvas.screenshot()).equals(before)).toBe(false);

  // Kept, dates and figures with it; and a match goes on where it was.
  await page.reload();
  await expect(page.getByTestId('home:new')).toHaveText('Nouvelle partie');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-testid^="save:"]').first()).toContainText(`${battle + 1} coups`);
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(battle + 1);
});

test('as the system: the first of its languages there is', async ({ app, browser, page }) => {
  await app.start({ seed: 'system' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const context = await browser.newContext({ locale: 'fr-CA' });
  const french = await context.newPage();
  await context.addCookies(await page.context().cookies());
  await french.goto(new URL('/', page.url()).href);
  await expect(french.getByTestId('home:new')).toHaveText('Nouvelle partie');
  await expect(french.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});
