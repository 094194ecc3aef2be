import { spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardReady, expect, makeMove, newGame, ply, test, writeSettings } from './app';
import type { App } from './app';
import { onlyOn } from './hosts/marks';
import { onSave } from './saves';

const PLACE = { type: 'place', crews: [3, 3] };
const saves = (app: App) => join(app.data, 'saves');
const files = (app: App) => readdirSync(saves(app)).filter((name) => name.endsWith('.serenissima'));

/** Starts a second host on the same folder. Resolves with its output and address once it is running or has exited. */
async function another(app: App, ...options: string[]) {
  const host = spawn(process.execPath, ['dist/web/host.mjs', '--no-open', '--data', app.data, ...options]);
  let said = '';
  const ended = new Promise<void>((resolve) => host.once('exit', () => resolve()));
  const speaking = new Promise<void>((resolve) =>
    host.stdout.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Press Ctrl+C')) resolve();
    }),
  );
  await Promise.race([ended, speaking]);
  return {
    said,
    address: /http:\S+/.exec(said)?.[0] ?? '',
    async end() {
      host.kill('SIGKILL');
      await ended;
    },
  };
}

test('the next move restores the save of a match whose folder was removed @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  rmSync(saves(app), { recursive: true });
  await makeMove(page, PLACE);
  await app.kill();
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(2);
});

test('a move is refused if another program changed the file, and the match continues in a copy @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  const [file] = files(app);
  appendFileSync(join(saves(app), file), 'not ours\n');
  const foreign = readFileSync(join(saves(app), file), 'utf8');
  // Moves the mouse away first: a click without mouse movement counts as a repeat of the last click.
  await page.mouse.move(0, 0);
  await page.locator(`[data-testid="action:place"][data-move='${JSON.stringify(PLACE)}']`).click();
  await expect(page.getByTestId('alarm')).toContainText('Something else changed this game’s file');
  expect(await ply(page)).toBe(1);

  // The match is unchanged after a visit to Home.
  await page.getByTestId('table:home').click();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  await expect(page.getByTestId('alarm')).toBeVisible();
  await page.getByTestId('alarm:keep').click();
  await expect(page.getByTestId('alarm')).toBeHidden();
  await makeMove(page, PLACE);
  expect(await ply(page)).toBe(2);
  expect(files(app)).toHaveLength(2);
  expect(readFileSync(join(saves(app), file), 'utf8')).toBe(foreign);
});

test('a second host on the same folder opens the first host’s page, or is view-only @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  const { origin } = new URL(page.url());
  await newGame(page);
  await makeMove(page, PLACE);

  if (onlyOn(app, 'web', 'an Electron window has no address to open')) {
    const second = await another(app);
    expect(new URL(second.address).origin).toBe(origin);
    await second.end();
  }

  const looking = await another(app, '--look');
  const window = await page.context().newPage();
  await window.goto(looking.address);
  await expect(window.getByTestId('shelf:unwritable')).toContainText('in another window on');
  await window.getByTestId('home:continue').click();
  await boardReady(window);
  await expect(window.getByTestId('unwritable')).toBeVisible();
  await expect(window.locator(`[data-testid="action:place"][data-move='${JSON.stringify(PLACE)}']`)).toBeDisabled();
  await expect(window.getByTestId('locked')).toBeVisible();
  expect(await ply(window)).toBe(1);
  // Actions that a view-only window refuses say why.
  const said = window.getByTestId('home:notice');
  await window.getByTestId('table:home').click();
  await onSave(window, 'trash');
  await expect(said).toContainText('this one is view-only');
  await expect(said).toBeInViewport();
  await window.getByTestId('home:new').click();
  await expect(said).toHaveCount(0);
  await window.getByTestId('new:start').click();
  await expect(said).toContainText('this one is view-only');
  await expect(said).toBeInViewport();
  await window.close();
  await looking.end();
  await makeMove(page, PLACE);
});

test('a save copied into the folder is offered, and an unreadable one is listed with the reason @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await page.getByTestId('table:home').click();
  const [file] = files(app);
  copyFileSync(join(saves(app), file), join(saves(app), 'Sunday’s game.serenissima'));
  const text = readFileSync(join(saves(app), file), 'utf8');
  writeFileSync(join(saves(app), 'From Anna.serenissima'), text.replace('"type":"place"', '"type":"plaze"'));
  await page.reload();
  await expect(page.getByTestId('shelf:unreadable')).toHaveText(
    /Couldn’t read “From Anna\.serenissima” in your saves folder\. .*line or an earlier one was changed\./,
  );
  await expect(page.getByTestId('shelf:conflict')).toContainText('in your saves folder');
  await page.getByTestId('shelf:adopt').click();
  await expect(page.getByTestId('shelf:conflict')).toBeHidden();
  await expect(page.getByTestId('save:open')).toHaveCount(2);
  await expect(page.getByTestId('shelf:unreadable')).toBeVisible();
  // Removing the file removes the notice.
  rmSync(join(saves(app), 'From Anna.serenissima'));
  await page.reload();
  await expect(page.getByTestId('save:open')).toHaveCount(2);
  await expect(page.getByTestId('shelf:unreadable')).toHaveCount(0);
});

test('a conflict copy by a cloud service is shown on the shelf and can be imported @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await newGame(page);
  await makeMove(page, PLACE);
  await page.getByTestId('table:home').click();
  const [file] = files(app);
  copyFileSync(join(saves(app), file), join(saves(app), file.replace('.serenissima', ' (1).serenissima')));
  await page.reload();
  await expect(page.getByTestId('shelf:conflict')).toContainText('Your cloud drive made a second copy');
  await page.getByTestId('shelf:adopt').click();
  await expect(page.getByTestId('shelf:conflict')).toBeHidden();
  await expect(page.getByTestId('save:open')).toHaveCount(2);
});
