import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { App } from '../app';
import { boardReady, expect, makeMove, newGame, ply, test, writeSettings } from '../app';

/** A match with one move made. The answer keeps the number of moves the page has been told of. */
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

/** Clicks the first move there is, and does not wait for what comes of it. */
async function playOn(page: Page): Promise<void> {
  const move = page.locator('[data-testid^="action:"][data-move]').first();
  await expect(move).toBeEnabled();
  await move.evaluate((button) => (button as HTMLElement).click());
}

/** The moves on the disk: whole lines after the first, which is the match's. */
function onDisk(app: App): number {
  const saves = join(app.data, 'saves');
  const [name] = readdirSync(saves).filter((file) => file.endsWith('.serenissima'));
  const text = readFileSync(join(saves, name), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text.trimEnd().split('\n').length - 1;
}

/** Nothing the page was told of is missing, on the disk or at the table. */
async function expectKept(app: App, page: Page, told: number): Promise<void> {
  const kept = onDisk(app);
  expect(kept).toBeGreaterThanOrEqual(told);
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(kept);
}

test('the system goes down in the middle of a move: the app goes by itself, and no move it confirmed is lost', async ({
  app,
  page,
}) => {
  const { told } = await begin(app, page);
  const ended = app.shell.ended();
  await playOn(page);
  await app.shell.do('power', 'shutdown').catch(() => undefined);
  expect(await ended).toBe(0);
  await expectKept(app, page, told());
});

test('Windows ends the session in the middle of a move: it waits, or nothing is under way any more @deep', async ({
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
