import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './app';
import { flaws } from './axe';
import { expectFresh, shelve, take, textOf } from './shelf';

const GAME = 'serenissima-1996';

test('a deleted match comes back as it was, and is deleted for good only when asked twice', async ({ app, page }) => {
  const save = { id: 'thrown', game: GAME, plies: 12 };
  shelve(app, [save, { ...save, id: 'other' }]);
  await app.start();
  await expect(page.getByTestId('shelf:deleted')).toBeHidden();
  for (const id of ['thrown', 'other']) {
    await page.getByTestId(`save:${id}`).getByTestId('save:trash').click();
    await page.getByTestId('trash:yes').click();
    await expect(page.getByTestId(`save:${id}`)).toBeHidden();
  }
  await page.getByTestId('shelf:deleted').click();
  await expect(page.getByTestId('deleted:save')).toHaveCount(2);
  expect(await flaws(page)).toEqual([]);
  const thrown = page.getByTestId('deleted:save').filter({ hasText: 'thrown' });
  await thrown.getByTestId('deleted:restore').click();
  await expect(page.getByTestId('save:thrown')).toBeAttached();
  await page.getByTestId('deleted:empty').click();
  expect(await flaws(page)).toEqual([]);
  await page.getByTestId('deleted:yes').click();
  await expect(page.getByTestId('shelf:deleted')).toBeHidden();
  expect(readdirSync(join(app.data, 'trash'))).toEqual([]);
  expect(readFileSync(join(app.data, 'saves', 'thrown.serenissima'), 'utf8')).toBe(textOf(save));
  await take(page, save);
  await expectFresh(page, save);
});
