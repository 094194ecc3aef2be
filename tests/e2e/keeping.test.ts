import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';
import { expect, test, writeSettings } from './app';
import { flaws } from './axe';
import { exported, importFile, onSave } from './saves';
import { expectFresh, open, shelve, take, textOf } from './shelf';

const GAME = 'serenissima-1996';

test('a deleted match can be restored, and is deleted permanently only after confirmation @deep', async ({
  app,
  page,
}) => {
  const save = { id: 'thrown', game: GAME, plies: 12 };
  shelve(app, [save, { ...save, id: 'other' }]);
  await app.start();
  await expect(page.getByTestId('shelf:deleted')).toBeHidden();
  // In the smallest window, a save's text has enough room, and the About button is not cut off.
  await page.setViewportSize({ width: 1024, height: 640 });
  expect((await page.getByTestId('save:other').locator('.text').boundingBox())?.width).toBeGreaterThan(200);
  const about = await page.getByTestId('home:about').boundingBox();
  expect((about?.y ?? Infinity) + (about?.height ?? 0)).toBeLessThan(640);
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const id of ['thrown', 'other']) {
    await onSave(page, 'trash', page.getByTestId(`save:${id}`));
    await expect(page.getByTestId(`save:${id}`)).toBeHidden();
    // The focus stays on the shelf for keyboard players.
    await expect(page.locator('.shelf button:focus')).toBeVisible();
  }
  await page.getByTestId('notice:undo').click();
  await expect(page.getByTestId('save:other').locator('button:focus')).toBeVisible();
  await onSave(page, 'trash', page.getByTestId('save:other'));
  await page.getByTestId('shelf:deleted').click();
  await expect(page.getByTestId('deleted:save')).toHaveCount(2);
  expect(await flaws(page)).toEqual([]);
  const thrown = page.getByTestId('deleted:save').filter({ hasText: 'thrown' });
  await thrown.getByTestId('deleted:restore').click();
  await expect(page.getByTestId('save:thrown')).toBeAttached();
  await page.getByTestId('deleted:empty').click();
  expect(await flaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('deleted:save')).toHaveCount(1);
  await page.getByTestId('deleted:empty').click();
  await page.getByTestId('deleted:yes').click();
  await expect(page.getByTestId('shelf:deleted')).toBeHidden();
  expect(readdirSync(join(app.data, 'trash'))).toEqual([]);
  expect(readFileSync(join(app.data, 'saves', 'thrown.serenissima'), 'utf8')).toBe(textOf(save));
  await take(page, save);
  await expectFresh(page, save);
});

test('everything is exported to one file and restored from it, including damaged saves @deep', async ({
  app,
  page,
}) => {
  const save = { id: 'first', game: GAME, plies: 12 };
  shelve(app, [save, { id: 'second', game: 'la-loire', plies: 5 }]);
  const at = (name: string) => join(app.data, 'saves', name);
  writeFileSync(at('broken.serenissima'), 'nonsense\n');
  await app.start();
  await page.getByTestId('shelf:backup').click();
  const told = page.getByTestId('backup:report');
  const text = await exported(app, page, page.getByTestId('backup:make'), told.getByRole('listitem'));
  await expect(told).toContainText('3 games');
  expect(await flaws(page)).toEqual([]);

  const where = { field: 'backup:file', button: 'backup:restore' };
  rmSync(at('first.serenissima'));
  rmSync(at('broken.serenissima'));
  await importFile(app, page, 'everything.serenissima-backup', text, where);
  await expect(told.getByRole('listitem')).toHaveText([
    '2 games added.',
    '1 game skipped (you already have it).',
    '1 added game was already damaged when backed up.',
  ]);
  expect(await flaws(page)).toEqual([]);
  await importFile(app, page, 'none.serenissima-backup', 'nonsense', where);
  await expect(told).toContainText('isn’t a Serenissima backup');
  await page.getByTestId('backup:close').click();
  expect(readFileSync(at('broken.serenissima'), 'utf8')).toBe('nonsense\n');
  expect(readFileSync(at('first.serenissima'), 'utf8')).toBe(textOf(save));
  await take(page, save);
  await expectFresh(page, save);
});

test('a problem report is one file and opens at the reported moment @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  const save = { id: 'odd', game: GAME, plies: 12 };
  shelve(app, [save]);
  await app.start();
  await page.getByTestId('home:about').click();
  await page.getByTestId('about:report').click();
  await expect(page.getByTestId('report:holds')).toContainText('Node');
  await expect(page.getByTestId('report:match')).toBeHidden();
  await page.getByTestId('report:close').click();

  await open(page, save);
  await page.getByTestId('table:keys').click();
  await page.getByTestId('keys:report').click();
  await page.getByTestId('report:said').fill('A galley has gone.');
  await expect(page.getByTestId('report:added')).toBeHidden();
  await page.getByTestId('report:match').check();
  await expect(page.getByTestId('report:added')).toContainText('12 moves');
  expect(await flaws(page)).toEqual([]);
  const text = await exported(app, page, page.getByTestId('report:save'), page.getByTestId('report:saved'));
  await page.getByTestId('report:close').click();
  await app.kill();
  rmSync(join(app.data, 'saves'), { recursive: true });

  const report = join(temporaryFolder(), 'a.serenissima-report');
  writeFileSync(report, text);
  await app.start({ report });
  await expectFresh(page, save);
  await expect(page.getByTestId('report:looking')).toBeVisible();
  expect(readdirSync(app.data)).not.toContain('saves');
  await page.getByTestId('report:keep').click();
  await expect(page.getByTestId('report:looking')).toBeHidden();
  expect(readdirSync(join(app.data, 'saves'))).toHaveLength(1);
  await app.kill();

  writeFileSync(report, 'nonsense');
  await app.start({ report });
  await expect(page.getByTestId('home:notice')).toContainText('isn’t a Serenissima report');
});
