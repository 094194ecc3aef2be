import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { boardReady, expect, makeMove, newGame, ply, test, writeSettings } from '../app';
import { onSave } from '../saves';

const PLACE = { type: 'place', crews: [3, 3] };

test('the menu opens the screens', async ({ app, page }) => {
  await app.start();
  await app.shell.do('choose', 'CmdOrCtrl+N');
  await expect(page.getByTestId('new:start')).toBeVisible();
  await app.shell.do('choose', 'CmdOrCtrl+Shift+H');
  await expect(page.getByTestId('home:new')).toBeVisible();
  await app.shell.do('choose', 'CmdOrCtrl+,');
  await expect(page.getByTestId('setting:language')).toBeVisible();
});

test('the window appears, and a second start brings it to the front', async ({ app }) => {
  await app.start();
  await expect.poll(async () => (await app.shell.do('windows'))[0].visible).toBe(true);
  expect((await app.shell.do('windows'))[0].origin).toBe('app://game');
  await app.shell.do('second', ['serenissima']);
  expect(await app.shell.do('diary')).toContain('window focus');
});

test('an instance that cannot get the lock exits without a window @deep', async ({ app }) => {
  await app.shell.start({ switches: { locked: true } });
  expect(await app.shell.ended()).toBe(0);
  expect(app.shell.written()).toBe('');
});

test('a deleted save is moved to the app’s trash, and a permanently deleted one to the system’s trash @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await page.getByTestId('table:home').click();
  await onSave(page, 'trash');
  await expect(page.getByTestId('save:open')).toHaveCount(0);
  expect(readdirSync(join(app.data, 'trash'))).toHaveLength(1);
  await page.getByTestId('shelf:deleted').click();
  await page.getByTestId('deleted:discard').click();
  await page.getByTestId('deleted:yes').click();
  await expect(page.getByTestId('shelf:deleted')).toBeHidden();
  expect(readdirSync(join(app.data, 'trash'))).toEqual([]);
  expect(readdirSync(join(app.shell.home, 'Trash'))).toHaveLength(1);
  expect(readdirSync(join(app.data, 'saves')).filter((name) => name.endsWith('.serenissima'))).toEqual([]);
});

test('quitting ends the app, and the next start continues the match @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  const ended = app.shell.ended();
  await app.shell.do('choose', 'CmdOrCtrl+Q').catch(() => undefined);
  expect(await ended).toBe(0);
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(1);
});

test('a crashed page is reloaded, and its match can be continued', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await app.shell.do('crash', 'crashed');
  const there = `!!document.querySelector('[data-testid="home:continue"]')`;
  await expect.poll(() => app.shell.do('evaluate', there).catch(() => false)).toBe(true);
});
