import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deepUnless } from '../suite';
import { expect, openLog, ply, test, writeSettings } from './app';
import type { App } from './app';
import { flaws } from './axe';
import { golden } from './portions';
import { onSave } from './saves';
import { open, shelve, take } from './shelf';

const GAME = 'serenissima-1996';
const journal = (app: App, id: string) => join(app.data, 'saves', `${id}.serenissima`);

async function seatsDialog(page: Page, way: 'end' | 'resign') {
  await page.getByTestId('table:seats').click();
  await page.getByTestId(`seats:${way}`).click();
}

test('a damaged save is repaired in a copy @deep', async ({ app, page }) => {
  const save = { id: 'torn-apart', game: GAME, plies: 30 };
  shelve(app, [save, { ...save, id: 'whole' }]);
  const path = journal(app, save.id);
  const lines = readFileSync(path, 'utf8').split('\n');
  const damaged = lines.with(21, lines[21].replace('{', '{ ')).join('\n');
  writeFileSync(path, damaged);
  await app.start();

  await onSave(page, 'check', page.getByTestId('save:whole'));
  await expect(page.getByTestId('check:found')).toContainText('No problems found. 30 moves checked.');
  await page.getByTestId('check:close').click();

  const card = page.getByTestId(`save:${save.id}`);
  await expect(card.getByTestId('save:damage')).toBeVisible();
  await onSave(page, 'check', card);
  await expect(page.getByTestId('check:found')).toContainText('At move 21 (line 22 of the file)');
  await expect(page.getByTestId('check:found')).toContainText('20 of 30 moves');
  expect(await flaws(page)).toEqual([]);
  await page.getByTestId('check:repair').click();
  await expect(page.getByTestId('home:notice')).toContainText('20 moves');
  expect(readFileSync(path, 'utf8')).toBe(damaged);
  await page
    .locator('.save', { hasText: `${save.id} (copy)` })
    .getByTestId('save:open')
    .click();
  await expect(page.getByTestId('table')).toBeVisible();
  expect(await ply(page)).toBe(20);
});

test('opening a save that was damaged after it was listed shows its check instead @deep', async ({ app, page }) => {
  const save = { id: 'behind', game: GAME, plies: 30 };
  shelve(app, [save]);
  await app.start();
  const open = page.getByTestId(`save:${save.id}`).getByTestId('save:open');
  await expect(open).toBeVisible();
  const path = journal(app, save.id);
  const lines = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, lines.with(11, lines[11].replace('{', '{ ')).join('\n'));
  await open.click();
  await expect(page.getByTestId('check:found')).toContainText('At move 11');
  await expect(page.getByTestId('check:repair')).toBeVisible();
});

test('a match ends when all players agree @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  const save = { id: 'enough', game: GAME, plies: 40 };
  shelve(app, [save]);
  await app.start();
  await open(page, save);
  await seatsDialog(page, 'end');
  await expect(page.getByTestId('people:yes')).toBeDisabled();
  expect(await flaws(page)).toEqual([]);
  for (const box of await page.getByTestId(/^person:/).all()) await box.check();
  await page.getByTestId('people:yes').click();
  await expect(page.getByTestId('final:why')).toHaveText('The game was ended here.');
  await page.getByTestId('final:story').click();
  await expect(page.getByTestId('story:acts')).toContainText('After 40 moves');

  // The end can be undone and redone, even after a restart.
  await page.getByTestId('final:takeBack').click();
  await expect(page.getByTestId('final')).toBeHidden();
  await page.getByTestId('redo').click();
  await expect(page.getByTestId('final')).toBeVisible();
  await page.getByTestId('final:home').click();
  await expect(page.getByTestId(`save:${save.id}`)).toContainText('ended early');
  await app.kill();
  await app.start();
  await page.getByTestId(`save:${save.id}`).getByTestId('save:open').click();
  await expect(page.getByTestId('final:why')).toHaveText('The game was ended here.');
});

test('a match ends when all players but one resign', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none', thinking: 'swift' });
  const save = { id: 'had-it', game: GAME, plies: 40 };
  shelve(app, [save]);
  await app.start();
  await open(page, save);
  await seatsDialog(page, 'resign');
  await expect(page.getByTestId('people:yes')).toBeDisabled();
  await page.getByTestId('person:3').check();
  expect(await flaws(page)).toEqual([]);
  await page.getByTestId('people:yes').click();
  await expect(await openLog(page)).toContainText('resigns. A computer takes over.');
  await page.getByTestId('table:seats').click();
  await expect(page.getByTestId('sitter:3')).toContainText('Merchant');
  await page.keyboard.press('Escape');

  // The last remaining player wins.
  for (const seat of [0, 1]) {
    await seatsDialog(page, 'resign');
    await page.getByTestId(`person:${seat}`).check();
    await page.getByTestId('people:yes').click();
  }
  await expect(page.getByTestId('final:why')).toContainText('resigns, and the game ends.');
  await page.getByTestId('final:home').click();
  await expect(page.getByTestId(`save:${save.id}`)).toContainText('ended by resignation');
});

for (const game of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'])
  test(`in a small window, the final score of ${game} shows all points without scrolling${deepUnless(game === 'la-loire')}`, async ({
    app,
    page,
  }) => {
    const save = { id: 'over', game, plies: golden(game).moves.length };
    await page.setViewportSize({ width: 1024, height: 640 });
    writeSettings(app, { speed: 'off', language: 'fr' });
    shelve(app, [save]);
    await app.start();
    await take(page, save);
    const final = page.getByTestId('final');
    await expect(final.locator('tfoot')).toBeVisible();
    // Waits until the table of points is complete.
    await page.waitForLoadState('networkidle');
    const [total, ways] = [await final.locator('tfoot').boundingBox(), await final.locator('.buttons').boundingBox()];
    if (!total || !ways) throw new Error('The final score is not on the page.');
    expect(total.y + total.height).toBeLessThanOrEqual(ways.y + 1);
    expect(ways.y + ways.height).toBeLessThanOrEqual(640);
  });
