import { readFileSync } from 'node:fs';
import { expect, test, writeSettings } from './app';
import { flaws } from './axe';
import { onlyOn } from './hosts/marks';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

test('the About screen shows the version, the save folder and the licences @deep', async ({ page, app }) => {
  await app.start();
  const open = page.getByTestId('home:about');
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'About Serenissima' });
  await expect(dialog).toBeVisible();
  await expect(page.getByTestId('about:version')).toHaveText(version);
  await expect(page.getByTestId('about:folder')).toHaveText(app.data);
  await expect(dialog).toContainText('La Loire, by Emanuele Ornella');
  const notices = page.getByRole('region', { name: 'Code, font and chart licences' });
  await expect(notices).toContainText('SIL OPEN FONT LICENSE');
  expect(await notices.textContent()).toBe(readFileSync('dist/renderer/THIRD-PARTY.txt', 'utf8'));
  expect(await flaws(page)).toEqual([]);

  // By keyboard alone: the licences scroll, Escape closes the dialog, and the focus returns.
  await notices.focus();
  await page.keyboard.press('End');
  await expect
    .poll(() => notices.evaluate((text) => text.scrollTop + text.clientHeight >= text.scrollHeight - 2))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test('the About screen is translated into French @deep', async ({ page, app }) => {
  writeSettings(app, { language: 'fr' });
  await app.start();
  await page.getByTestId('home:about').click();
  const dialog = page.getByRole('dialog', { name: 'À propos de Serenissima' });
  const web = onlyOn(app, 'web', 'the About screen names the current shell');
  await expect(dialog).toContainText(web ? 'une page web, sur cet ordinateur seulement' : 'une application de bureau');
  await page.getByTestId('about:close').click();
  await expect(dialog).toBeHidden();
});
