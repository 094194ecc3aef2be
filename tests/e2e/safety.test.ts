import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardReady, expect, makeMove, newGame, ply, test, writeSettings } from './app';
import { onlyOn } from './hosts/marks';
import { exported, importFile, onSave, openSaveMenu } from './saves';
import { BIDDING, shelve, textOf } from './shelf';

const PLACE = { type: 'place', crews: [3, 3] };

test('a kill loses nothing that was shown, and a half-written line is reported', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [BIDDING]);
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  await makeMove(page, { type: 'bid', amount: 300 });
  await app.kill();
  if (onlyOn(app, 'web', 'a page in a browser outlives its host and reports the lost connection'))
    await expect(page.getByTestId('lost')).toBeVisible();

  const saves = join(app.data, 'saves');
  const [save] = readdirSync(saves);
  writeFileSync(join(saves, save), '{"seat":1,"move":{"type":"bi', { flag: 'a' });
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(5);
  await page.getByTestId('curtain:lift').click();
  await expect(page.getByTestId('torn')).toBeVisible();
});

test('a damaged save is refused on import, listed if it is in the folder, both with the line number, and left unchanged @shell', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await page.getByTestId('table:home').click();
  const saves = join(app.data, 'saves');
  const [name] = readdirSync(saves);
  const damaged = readFileSync(join(saves, name), 'utf8').replace('"crews":[3,3]', '"crews":[5,5]');

  await importFile(app, page, 'damaged.serenissima', damaged);
  await expect(page.getByTestId('home:notice')).toContainText('damaged at line 2');
  expect(readdirSync(saves)).toEqual([name]);

  writeFileSync(join(saves, 'aaaa.serenissima'), damaged);
  await page.reload();
  await expect(page.getByTestId('save:damage')).toContainText('damaged at line 2');
  expect(readFileSync(join(saves, 'aaaa.serenissima'), 'utf8')).toBe(damaged);
});

test('saves are renamed, duplicated, exported, imported and deleted @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await page.getByTestId('table:home').click();
  await onSave(page, 'rename');
  await page.getByTestId('rename:title').fill('The night of the Doge');
  await page.getByTestId('rename:save').click();
  await expect(page.getByRole('heading', { name: 'The night of the Doge' })).toBeVisible();

  await openSaveMenu(page);
  const text = await exported(app, page, page.getByTestId('save:export'));
  await onSave(page, 'duplicate');
  await page.getByTestId('duplicate:yes').click();
  await expect(page.getByRole('heading', { name: 'The night of the Doge (copy)' })).toBeVisible();
  await importFile(app, page, 'again.serenissima', text);
  await expect(page.getByTestId('home:notice')).toContainText('Nothing was added');
  await expect(page.getByTestId('save:open')).toHaveCount(2);
  await expect(page.getByTestId('save:open').filter({ hasText: /Doge$/ })).toBeFocused();
  const other = textOf({ id: 'another', game: 'serenissima-1996', plies: 3 });
  await importFile(app, page, 'another.serenissima', other);
  await expect(page.getByTestId('save:open')).toHaveCount(3);
  await onSave(page, 'trash');
  await expect(page.getByTestId('save:open')).toHaveCount(2);
});
