import type { Locator, Page } from '@playwright/test';
import { boardReady, expect, test, writeSettings } from './app';

/** Returns the player of each seat as shown in its select box. */
const sitters = (page: Page) =>
  page
    .locator('[data-testid^="sitter:"]:not([data-testid$=":character"])')
    .evaluateAll((pickers) => pickers.map((picker) => (picker as HTMLSelectElement).value));

/** Returns the chosen value of an option. */
const valueOf = (option: Locator) => option.locator('input:checked').inputValue();

const game = (page: Page, id: string) => page.locator(`input[name=game][value=${id}]`).check({ force: true });

test('the new-game screen starts with one person and three Merchants, and with collapsed options @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', thinking: 'swift' });
  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  for (const id of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire']) {
    await game(page, id);
    await expect.poll(() => sitters(page), id).toEqual(['human', 'merchant', 'merchant', 'merchant']);
    await expect(page.getByTestId('new:options')).toContainText('Standard');
    await expect(page.locator('[data-testid^="option:"]').first()).toBeHidden();
  }
  await expect(page.getByTestId('sitter:1')).toContainText('Apprentice (easy, slips up)');
});

for (const language of ['en', 'fr'])
  test(`each seat’s player is fully readable in the smallest window, in ${language} @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', language });
    await page.setViewportSize({ width: 1024, height: 640 });
    await app.start({ seed: 'table' });
    await page.getByTestId('home:new').click();
    for (const id of ['serenissima-1996', 'doge-ship']) {
      await game(page, id);
      const cut = await page.locator('[data-testid^="sitter:"]').evaluateAll((pickers) =>
        (pickers as HTMLSelectElement[]).flatMap((picker) => {
          // The width that its longest text would need.
          const free = picker.cloneNode(true) as HTMLSelectElement;
          free.style.cssText = 'width: auto; position: absolute';
          picker.parentElement?.append(free);
          const wanted = free.offsetWidth;
          free.remove();
          return wanted > picker.offsetWidth ? [`${picker.value}: ${wanted} in ${picker.offsetWidth}`] : [];
        }),
      );
      expect(cut, id).toEqual([]);
    }
  });

test('each game remembers its last table: players, levels and options @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', thinking: 'swift' });
  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  await page.getByTestId('count:3').check({ force: true });
  await page.getByTestId('name:0').fill('Ada');
  await page.getByTestId('sitter:1').selectOption('human');
  await page.getByTestId('sitter:2').selectOption('apprentice');
  await page.getByTestId('new:options').click();
  const option = page.locator('[data-testid^="option:"]').first();
  const key = (await option.getAttribute('data-testid')) ?? '';
  const usual = await valueOf(option);
  await option.locator('input:not(:checked)').first().check();
  const chosen = await valueOf(option);
  const told = await page.getByTestId('new:options').locator('li').innerText();
  await page.getByTestId('new:start').click();
  await boardReady(page);
  await page.getByTestId('table:home').click();
  await app.kill();

  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  await expect.poll(() => sitters(page)).toEqual(['human', 'human', 'apprentice']);
  await expect(page.getByTestId('name:0')).toHaveValue('Ada');
  await expect(page.getByTestId('name:1')).toHaveValue('');
  await expect(page.getByTestId('new:options').locator('li')).toHaveText([told]);
  expect(await valueOf(page.getByTestId(key))).toBe(chosen);
  await page.getByTestId('new:options').click();
  await page.getByTestId('new:standard').click();
  await expect.poll(() => valueOf(page.getByTestId(key))).toBe(usual);
  await expect(page.getByTestId('new:options')).toContainText('Standard');
  await page.getByTestId('new:alone').click();
  await expect.poll(() => sitters(page)).toEqual(['human', 'merchant', 'merchant']);
  await page.getByTestId('new:together').click();
  await expect.poll(() => sitters(page)).toEqual(['human', 'human', 'human']);
});

test('a named table is saved, used after a restart, replaced and deleted @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', thinking: 'swift' });
  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  await expect(page.getByTestId('preset')).toHaveCount(0);
  await page.getByTestId('count:3').check({ force: true });
  await page.getByTestId('name:0').fill('Ada');
  await page.getByTestId('sitter:1').selectOption('human');
  await page.getByTestId('sitter:2').selectOption('doge');
  const keep = async (name: string) => {
    await page.getByTestId('preset:new').click();
    await expect(page.getByTestId('preset:name')).toBeFocused();
    await page.keyboard.type(name);
  };
  await keep('Sunday');
  // Enter saves the table and does not start the game.
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('preset')).toBeFocused();
  await expect(page.getByTestId('preset')).toHaveValue('Sunday');
  await expect(page.getByText('“Sunday” saved')).toBeVisible();
  await app.kill();

  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  await expect.poll(() => sitters(page)).toEqual(['human', 'merchant', 'merchant', 'merchant']);
  await page.getByTestId('preset').selectOption('Sunday');
  await expect.poll(() => sitters(page)).toEqual(['human', 'human', 'doge']);
  await expect(page.getByTestId('name:0')).toHaveValue('Ada');
  // The preset is not offered for another game.
  await game(page, 'la-loire');
  await expect(page.getByTestId('preset')).toHaveCount(0);
  await game(page, 'serenissima-1996');
  await page.getByTestId('preset').selectOption('Sunday');
  await page.getByTestId('sitter:2').selectOption('apprentice');
  await keep('Sunday');
  await expect(page.getByTestId('preset:save')).toHaveText('Replace preset');
  await page.getByTestId('preset:save').click();
  await expect(page.getByTestId('preset')).toBeFocused();
  await page.getByTestId('preset').selectOption('');
  await page.getByTestId('preset').selectOption('Sunday');
  await expect.poll(() => sitters(page)).toEqual(['human', 'human', 'apprentice']);
  await keep('Another');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('preset:name')).toHaveCount(0);
  await page.getByTestId('preset:delete').click();
  await expect(page.getByTestId('preset')).toHaveCount(0);
  await expect(page.getByText('“Sunday” deleted')).toBeVisible();
  await expect.poll(() => sitters(page)).toEqual(['human', 'human', 'apprentice']);
  await app.kill();
  await app.start({ seed: 'table' });
  await page.getByTestId('home:new').click();
  await expect(page.getByTestId('preset')).toHaveCount(0);
});
