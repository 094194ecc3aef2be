import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { App } from '../app';
import { boardReady, expect, makeMove, newGame, ply, test, writeSettings } from '../app';

/** Starts a match with one move. `told` returns the number of moves confirmed to the page. */
async function begin(app: App, page: Page): Promise<{ told: () => number }> {
  let told = 0;
  await page.exposeFunction('tell', (plies: number) => (told = Math.max(told, plies)));
  writeSettings(app, { speed: 'off', confirmEnd: false });
  await app.start();
  await newGame(page);
  await page.evaluate(() => {
    const table = document.querySelector('[data-testid=table]');
    const tell = () => (window as unknown as { tell: (plies: number) => void }).tell(Number(table?.getAttribute('data-ply'))); // prettier-ignore
    new MutationObserver(tell).observe(table as Element, { attributeFilter: ['data-ply'] });
  });
  await makeMove(page, { type: 'place', crews: [3, 3] });
  await expect.poll(() => told).toBe(1);
  return { told: () => told };
}

/** Clicks the first available move without waiting for the result. */
async function playOn(page: Page): Promise<void> {
  const move = page.locator('[data-testid^="action:"][data-move]').first();
  await expect(move).toBeEnabled();
  await move.evaluate((button) => (button as HTMLElement).click());
}

/** Returns the number of moves on disk: complete lines after the header. */
function onDisk(app: App): number {
  const saves = join(app.data, 'saves');
  const [name] = readdirSync(saves).filter((file) => file.endsWith('.serenissima'));
  const text = readFileSync(join(saves, name), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text.trimEnd().split('\n').length - 1;
}

/** Expects every confirmed move on disk and at the table. */
async function expectKept(app: App, page: Page, told: number): Promise<void> {
  const kept = onDisk(app);
  expect(kept).toBeGreaterThanOrEqual(told);
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(kept);
}

test('a shutdown in the middle of a move ends the app without losing a confirmed move', async ({ app, page }) => {
  const { told } = await begin(app, page);
  const ended = app.shell.ended();
  await playOn(page);
  await app.shell.do('power', 'shutdown').catch(() => undefined);
  expect(await ended).toBe(0);
  await expectKept(app, page, told());
});

test('if Windows ends the session during a move, Windows waits until no work is pending @deep', async ({
  app,
  page,
}) => {
  const { told } = await begin(app, page);
  const ended = app.shell.ended();
  await playOn(page);
  const mayFollow = await app.shell.do('window', 'query-session-end').catch(() => false);
  if (mayFollow) await app.kill();
  else expect(await ended).toBe(0);
  await expectKept(app, page, told());
});
