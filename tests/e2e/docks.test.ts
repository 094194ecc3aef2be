import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardReady, expect, test, writeSettings } from './app';
import type { App } from './app';
import { flaws } from './axe';
import { goAhead, golden } from './portions';

const played = golden('serenissima-1996');
const HARBOUR = played.moves.findIndex(({ move }) => move.type === 'buy');

const dock = (page: Page, name = 'markets') => page.getByTestId(`dock:${name}`);
const placeOf = (page: Page, name?: string) => dock(page, name).getAttribute('data-place');

async function sitDown(app: App, page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  writeSettings(app, { speed: 'off', handOver: 'none', ...settings });
  await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
}

async function boxOf(page: Page, testid: string) {
  const box = await page.getByTestId(testid).boundingBox();
  if (!box) throw new Error(`${testid} is not on the page`);
  return box;
}

/** Returns true if the markets are drawn on the board. Their place depends on the window size. */
async function isOnBoard(page: Page): Promise<boolean> {
  const [dock, board] = [await boxOf(page, 'dock:markets'), await boxOf(page, 'board')];
  const across = dock.x >= board.x - 1 && dock.x + dock.width <= board.x + board.width + 1;
  return across && dock.y >= board.y - 1 && dock.y + dock.height <= board.y + board.height + 1;
}

function kept(app: App): { readonly docked: boolean; readonly x: number } | undefined {
  const { docks } = JSON.parse(readFileSync(join(app.data, 'settings.json'), 'utf8')) as {
    docks?: { markets?: { docked: boolean; x: number } };
  };
  return docks?.markets;
}

test('floating markets are moved by mouse and keyboard, and keep their place after a restart @deep', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(app, page);
  await page.keyboard.press('m');
  await expect(dock(page)).toBeFocused();
  await expect(dock(page).locator('table').first()).toBeVisible();
  await expect.poll(() => isOnBoard(page)).toBe(true);
  const [begun, board] = [await boxOf(page, 'dock:markets'), await boxOf(page, 'board')];
  await page.getByTestId('dock:move').focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await boxOf(page, 'dock:markets')).x).toBeCloseTo(begun.x - 96, 0);
  const title = await dock(page).getByRole('heading').boundingBox();
  const [x, y] = [(title?.x ?? 0) + 30, (title?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(page, 'dock:markets')).x).toBeCloseTo(begun.x - 156, 0);
  const left = await boxOf(page, 'dock:markets');
  // Escape closes the floating dock instead of triggering the table's shortcut.
  await page.keyboard.press('Escape');
  await expect(dock(page)).toHaveCount(0);
  const room = board.width - left.width;
  await expect.poll(() => board.x + (kept(app)?.x ?? 0) * room).toBeCloseTo(left.x, 0);
  await app.kill();
  await app.start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  await page.keyboard.press('m');
  await expect.poll(async () => (await boxOf(page, 'dock:markets')).x).toBeCloseTo(left.x, 0);
  // The floating dock stays on the board when the window shrinks.
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect.poll(() => isOnBoard(page)).toBe(true);
});

test('docked markets leave enough room for the board, and float in a small window; the rulebook is docked separately @deep', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(app, page);
  const whole = (await boxOf(page, 'board')).width;
  await page.keyboard.press('m');
  await page.getByTestId('dock:toggle').click();
  await expect.poll(() => placeOf(page)).toBe('column');
  const [column, board] = [await boxOf(page, 'dock:markets'), await boxOf(page, 'board')];
  expect(column.x + column.width).toBeLessThanOrEqual(board.x + 1);
  expect(board.width).toBeGreaterThanOrEqual(600);
  expect(board.width).toBeLessThan(whole);
  expect(await flaws(page), 'a dock in the column').toEqual([]);
  // The game stays playable next to the dock.
  await page.locator('[data-target="galley:7"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('card')).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect.poll(() => placeOf(page)).toBe('floor');
  await expect(page.getByTestId('dock:toggle')).toHaveCount(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => placeOf(page)).toBe('column');
  expect(kept(app)?.docked).toBe(true);
  await app.kill();
  await app.start();
  await page.getByTestId('home:continue').click();
  await page.getByTestId('table:rulebook').click();
  await expect(dock(page, 'rulebook')).toHaveAttribute('data-place', 'floor');
  await page.keyboard.press('Escape');
  await page.getByTestId('table:markets').click();
  await expect.poll(() => placeOf(page)).toBe('column');
});

test('a hint is below the choices in the side panel, leaves the board in place, and closes on Escape @deep', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitDown(app, page, { thinking: 'swift' });
  const board = await boxOf(page, 'board');
  await expect(page.getByTestId('recent')).toBeVisible();
  await page.keyboard.press('h');
  const next = page.getByTestId('advice:next');
  await expect(next).toBeVisible({ timeout: 30_000 });
  expect(await placeOf(page, 'advice')).toBe('side');
  expect(await boxOf(page, 'board')).toEqual(board);
  const [hint, choices] = [await boxOf(page, 'dock:advice'), await boxOf(page, 'actions')];
  expect(hint.x).toBeGreaterThanOrEqual(board.x + board.width);
  expect(hint.y).toBeGreaterThan(choices.y + choices.height);
  expect(choices.height).toBeGreaterThanOrEqual(90);
  const button = await boxOf(page, 'advice:next');
  expect(button.y + button.height).toBeLessThanOrEqual(hint.y + hint.height);
  expect(hint.y + hint.height).toBeLessThanOrEqual(768);
  await expect(page.getByTestId('recent')).toBeHidden();
  expect(await flaws(page), 'a hint in the side panel').toEqual([]);
  await page.setViewportSize({ width: 1024, height: 640 });
  await expect.poll(() => placeOf(page, 'advice')).toBe('floor');
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(() => placeOf(page, 'advice')).toBe('side');
  await page.keyboard.press('Escape');
  await expect(dock(page, 'advice')).toHaveCount(0);
  await expect(page.getByTestId('recent')).toBeVisible();
});

test('while a dialog is open, the rulebook opens as a dialog too @deep', async ({ app, page }) => {
  await sitDown(app, page);
  await page.keyboard.press('?');
  await expect(page.locator('.overlay')).toHaveCount(1);
  await page.keyboard.press('F1');
  await expect(page.getByTestId('rulebook')).toBeVisible();
  await expect(dock(page, 'rulebook')).toHaveCount(0);
});

/** Returns the dock's elements that scroll horizontally, each with its width and the width of its content. */
const sideways = (page: Page) =>
  dock(page).evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((it) => ['auto', 'scroll'].includes(getComputedStyle(it).overflowX))
      .filter((it) => it.scrollWidth > it.clientWidth + 1)
      .map((it) => `${it.className}: ${it.scrollWidth} in ${it.clientWidth}`),
  );

const TURNED = { 'serenissima-1996': HARBOUR, 'serenissima-2012': 40, 'doge-ship': 40, 'la-loire': 40 };
for (const [game, turned] of Object.entries(TURNED))
  for (const language of ['en', 'fr']) {
    test(`the docked reference page of ${game} has room for all its columns in ${language} @deep`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      const docks = { markets: { docked: true, x: 1, y: 0 } };
      writeSettings(app, { speed: 'off', handOver: 'none', language, docks });
      await goAhead(app, page, game, golden(game), turned);
      await page.keyboard.press('m');
      await expect.poll(() => placeOf(page)).toBe('column');
      await expect(dock(page).locator('table, ul, dl').first()).toBeVisible();
      expect(await sideways(page)).toEqual([]);
    });

    test(`the reference page of ${game} over a small board does not scroll horizontally in ${language} @deep`, async ({
      app,
      page,
    }) => {
      await page.setViewportSize({ width: 1024, height: 640 });
      writeSettings(app, { speed: 'off', handOver: 'none', language });
      await goAhead(app, page, game, golden(game), turned);
      await page.keyboard.press('m');
      await expect(dock(page).locator('table, ul, dl').first()).toBeVisible();
      await expect.poll(() => isOnBoard(page)).toBe(true);
      expect(await sideways(page)).toEqual([]);
    });
  }
