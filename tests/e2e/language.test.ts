import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import { saveText } from '../../src/engine/core/save';
import { findGame } from '../../src/engine/games/registry';
import type { AnyGame } from '../../src/engine/core/game';
import { open, shelve } from './shelf';
import { boardReady, expect, openLog, ply, sitDown, test, writeSettings } from './app';

test.use({ ownPage: true, still: false });

const golden = JSON.parse(readFileSync(new URL('golden/serenissima-1996.json', import.meta.url), 'utf8')) as {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: { readonly type: string } }[];
};
const battle = golden.moves.findIndex(({ move }) => move.type === 'attack');

/** Returns the golden game as a save that ends just before its first battle. */
function beforeTheBattle(): string {
  const game = findGame('serenissima-1996') as AnyGame;
  const match = startMatch(game, {
    game: game.about.id,
    seats: 4,
    options: checkConfig(game, 4, {}),
    seed: golden.seed,
  });
  for (const { seat, move } of golden.moves.slice(0, battle)) playMove(match, seat, move);
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({ name, kind: 'human' as const }));
  return saveText(match, { title: 'Battle', seats, created: '2026-01-01T12:00:00.000Z' });
}

test('language and text size can change in the middle of a battle @deep', async ({ app, page }) => {
  writeSettings(app, { language: 'en', speed: 'slow', confirmEnd: false, handOver: 'none' });
  mkdirSync(join(app.data, 'saves'), { recursive: true });
  writeFileSync(join(app.data, 'saves', 'battle.serenissima'), beforeTheBattle());
  await page.clock.install();
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  await sitDown(page);
  const table = page.getByTestId('table');
  const html = page.locator('html');
  const canvas = page.getByTestId('board').locator('canvas');
  const settings = page.getByTestId('table:settings');
  await expect(settings).toHaveText('Settings');

  // Stops the page's clock during the battle, so that the test does not depend on the speed of the machine.
  await page.clock.pauseAt(new Date(Date.now() + 20_000));
  await page.locator(`[data-testid="action:attack"][data-move='${JSON.stringify(golden.moves[battle].move)}']`).click();
  await expect(table).toHaveAttribute('data-busy', 'true');
  await page.clock.runFor(500);
  await settings.click();
  await page.clock.runFor(100);
  await page.getByTestId('setting:language').selectOption({ label: 'Français' });
  await expect(settings).toHaveText('Réglages');
  await expect(html).toHaveAttribute('lang', 'fr');
  await page.getByTestId('setting:textSize').selectOption('1.5');
  await expect(html).toHaveCSS('font-size', '24px');
  await page.clock.runFor(200);
  await expect(table).toHaveAttribute('data-busy', 'true');
  await page.clock.resume();
  await page.getByTestId('setting:textSize').selectOption('1');
  await page.keyboard.press('Escape');

  await expect(table).toHaveAttribute('data-ply', String(battle + 1));
  expect(await ply(page)).toBe(battle + 1);
  await expect(await openLog(page)).toContainText(/ attaque .*pertes/);
  await page.getByTestId('log:close').click();
  await expect(page.locator('[data-target="space:5"]')).toHaveAccessibleName(/^Golfe du Lion/);
  // The board's texts are redrawn: the picture of the same position differs in English, and again in French.
  for (const language of ['en', 'fr']) {
    const before = await canvas.screenshot();
    await settings.click();
    await page.getByTestId('setting:language').selectOption(language);
    await expect(html).toHaveAttribute('lang', language);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
  }

  // The language is still set after a reload, including for dates and figures, and the match continues.
  await page.reload();
  await expect(page.getByTestId('home:new')).toHaveText('Nouvelle partie');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-testid^="save:"]').first()).toContainText(`${battle + 1} coups`);
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(battle + 1);
});

// End-to-end, because only the canvas shows the texts on a board.
test('the texts on a board are redrawn when the language changes', async ({ app, page }) => {
  const save = { id: 'lettered', game: 'serenissima-1996', plies: 0 };
  writeSettings(app, { language: 'en', speed: 'off', handOver: 'none' });
  shelve(app, [save]);
  await app.start();
  await open(page, save);
  const canvas = page.getByTestId('board').locator('canvas');
  const english = await canvas.screenshot();
  await page.getByTestId('table:settings').click();
  await page.getByTestId('setting:language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await canvas.screenshot()).equals(english)).toBe(false);
  await expect(page.locator('[data-target="space:5"]')).toHaveAccessibleName(/^Golfe du Lion/);
});

for (const [locale, lang, newGame] of [
  ['en-GB', 'en', 'New game'],
  ['fr-CA', 'fr', 'Nouvelle partie'],
]) {
  test.describe(`in ${locale}, the desktop’s language`, () => {
    test.use({ locale });
    test(`the app uses the system’s first available language ${lang === 'fr' ? '@shell' : '@deep'}`, async ({
      app,
      page,
    }) => {
      await app.start({ seed: 'system' });
      await expect(page.getByTestId('home:new')).toHaveText(newGame);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
  });
}
