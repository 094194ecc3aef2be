import type { Locator, Page } from '@playwright/test';
import type { Box } from '../../src/renderer/ui/place-tip';
import { gameOfMerchants } from '../engine/generic/scenes';
import { deepUnless } from '../suite';
import { expect, ply, test, writeSettings } from './app';
import { flaws } from './axe';
import { goAhead, golden } from './portions';

const played = golden('serenissima-1996');
/** Turkey in its harbour phase, with galleys 7 and 8 off Istanbul. */
const HARBOUR = played.moves.findIndex(({ move }) => move.type === 'buy');
const GALLEY = 'galley:7';

const card = (page: Page) => page.getByTestId('card');
const twin = (page: Page, piece: string) => page.locator(`[data-target="${piece}"]`);

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not on the page`);
  return { left: box.x, top: box.y, width: box.width, height: box.height };
}

/** Returns the position of the card's piece, in CSS pixels of the window. */
async function pieceOf(page: Page): Promise<Box> {
  const board = await boxOf(page.getByTestId('board'));
  const [x, y, width, height] = ((await card(page).getAttribute('data-beside')) ?? '').split(' ').map(Number);
  return { left: board.left + x, top: board.top + y, width, height };
}

const centre = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const apart = (a: Box, b: Box) =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;
const within = (a: Box, b: Box) =>
  a.left >= b.left && a.top >= b.top && a.left + a.width <= b.left + b.width && a.top + a.height <= b.top + b.height;

async function choose(page: Page, piece: string): Promise<void> {
  await twin(page, piece).focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeVisible();
}

/** Chooses a piece and opens its card. */
async function chooseOpen(page: Page, piece: string): Promise<void> {
  await choose(page, piece);
  const open = card(page).getByTestId('card:open');
  if (await open.isVisible()) await open.click();
}

for (const [width, height] of [
  [1024, 640],
  [1366, 768],
  [1920, 1080],
])
  test(`every piece’s card is beside the piece at ${width}x${height}, visible and within the board${deepUnless(width === 1366)}`, async ({
    app,
    page,
  }) => {
    writeSettings(app, { speed: 'off', handOver: 'none' });
    await page.setViewportSize({ width, height });
    await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
    const board = await boxOf(page.getByTestId('board'));
    for (const piece of ['galley:6', GALLEY, 'port:3']) {
      await choose(page, piece);
      const [cardBox, at] = [await boxOf(card(page)), await pieceOf(page)];
      expect(within(at, board), `${piece} is on the board`).toBe(true);
      expect(within(cardBox, board), `the card of ${piece} is on the board`).toBe(true);
      expect(apart(cardBox, at), `the card of ${piece} is beside it`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      // A click on the piece chooses it again.
      await page.mouse.click(centre(at).x, centre(at).y);
      await expect(twin(page, piece)).toHaveAttribute('aria-pressed', 'true');
      await expect(card(page)).toBeVisible();
      await page.getByTestId('card:close').click();
      await expect(card(page)).toHaveCount(0);
    }
    // Enter on the chosen piece opens its brief card and moves the focus to its first choice.
    await choose(page, GALLEY);
    await page.keyboard.press('Enter');
    await expect(card(page).locator(':focus')).toHaveCount(1);
  });

test('a card never covers the zoom buttons @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await goAhead(app, page, 'la-loire', golden('la-loire'), 0);
  await choose(page, 'merchant:0');
  for (const button of await page.locator('.zoom button').all())
    expect(apart(await boxOf(card(page)), await boxOf(button)), await button.innerText()).toBe(true);
});

test('a card that repeats the panel or would cover highlighted places shows only its title until opened @deep', async ({
  app,
  page,
}) => {
  const laLoire = golden('la-loire');
  const build = laLoire.moves.findIndex(({ move }) => move.type === 'build');
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await goAhead(app, page, 'la-loire', laLoire, build);
  await choose(page, `merchant:${laLoire.moves[build].seat}`);
  const villages = await page.locator('.board-button.lit[data-target^="place:"]').all();
  expect(villages.length).toBeGreaterThan(8);
  const brief = await boxOf(card(page));
  for (const village of villages) expect(apart(brief, await boxOf(village)), await village.innerText()).toBe(true);
  const buttons = card(page).locator('button[data-move]:visible');
  await expect(buttons).toHaveCount(0);
  await card(page).getByTestId('card:open').click();
  await expect(buttons).not.toHaveCount(0);
});

test('an amount is chosen and played on the card, by mouse and keyboard @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
  await chooseOpen(page, GALLEY);
  const buy = card(page).getByTestId('card:buy');
  const stepper = card(page).getByTestId('stepper');
  const count = async () => (JSON.parse((await buy.getAttribute('data-move')) ?? '') as { count: number }).count;
  const button = (name: string) => card(page).getByRole('button', { name, exact: true });
  await button('+').click();
  await button('+').click();
  expect(await count()).toBe(3);
  await button('−').click();
  expect(await count()).toBe(2);
  await buy.click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 1));
  // The piece stays chosen for the next decision, and its card stays open.
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR));

  await page.keyboard.press('Escape');
  await choose(page, GALLEY);
  await page.keyboard.press('Enter');
  await expect(stepper).toBeFocused();
  for (const [key, now] of [
    ['ArrowRight', 2],
    ['ArrowUp', 3],
    ['ArrowDown', 2],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    expect(await count(), key).toBe(now);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 1));
  // The focus stays on the card, and the arrow keys move between choices.
  await expect(card(page).locator(':focus')).toHaveCount(1);
  await card(page).getByTestId('card:transfer').first().focus();
  await page.keyboard.press('ArrowDown');
  // The next choice moves several sailors at once.
  await expect(card(page).getByTestId('card:voyage').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 2));
  // Escape closes the card and returns the focus to the piece.
  await expect(card(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(twin(page, GALLEY)).toBeFocused();
});

test('N selects a piece, Enter moves to its choices and plays one, and Escape returns to the piece @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
  await page.keyboard.press('n');
  const chosen = page.locator('.board-button:focus');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  const piece = (await chosen.getAttribute('data-target')) ?? '';
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(twin(page, piece)).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(twin(page, piece)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(card(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 1));
});

test('the question in the panel is the same whichever piece is chosen @deep', async ({ app, page }) => {
  const laLoire = golden('la-loire');
  writeSettings(app, { speed: 'off', handOver: 'none' });
  // First the Merchant buys, then the Messenger rides.
  const at = laLoire.moves.findIndex(({ move }, i) => {
    const next: { readonly type?: string; readonly figure?: string } = laLoire.moves.at(i + 1)?.move ?? {};
    return move.type === 'buy' && next.type === 'move' && next.figure === 'messenger';
  });
  expect(at).toBeGreaterThan(0);
  await goAhead(app, page, 'la-loire', laLoire, at);
  const asked = page.getByTestId('decision');
  await expect(asked).toHaveText('Act with the Merchant, then move the Messenger');
  const chosen = new Set<string | null>();
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('n');
    await expect(page.locator('.board-button:focus')).toHaveAttribute('aria-pressed', 'true');
    chosen.add(await page.locator('.board-button:focus').getAttribute('data-target'));
    await expect(asked).toHaveText('Act with the Merchant, then move the Messenger');
  }
  expect(chosen.size).toBeGreaterThan(1);
});

test('a bargain opens the card at its piece and is answered on the card by keyboard @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  const bargaining = gameOfMerchants('serenissima-1996', 3, 'advice');
  const asked = bargaining.moves.findIndex(({ move }) => move.type === 'quote');
  await goAhead(app, page, 'serenissima-1996', bargaining, asked);
  await expect(card(page).getByTestId('deal')).toBeVisible();
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(card(page).locator(':focus')).toHaveCount(1);
  await expect(card(page)).not.toBeFocused();
  expect(await flaws(page), 'a card with a question').toEqual([]);
  // A closed card can be reopened at the piece, and the panel has the same choices.
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByTestId('action:quote').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const price = card(page).getByTestId('card:quote').first();
  await expect(price).toBeVisible();
  await price.focus();
  await page.keyboard.press('Enter');
  // The next question is about another piece.
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(asked + 1));
  await expect(card(page).getByTestId('card:accept')).toBeVisible();
  await expect(card(page).getByTestId('card:refuse')).toBeVisible();
});

test('the card closes when its player ends the phase @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none', confirmEnd: false });
  await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
  await choose(page, GALLEY);
  await page.keyboard.press('e');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 1));
  await expect(card(page)).toHaveCount(0);
});

test.describe('in motion', () => {
  test.use({ still: false });

  test('the card is hidden during a scene, and clicks pass through it', async ({ app, page }) => {
    writeSettings(app, { speed: 'slow', handOver: 'none' });
    await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
    await chooseOpen(page, GALLEY);
    const { x, y } = centre(await boxOf(card(page)));
    for (let more = 0; more < 3; more++) await card(page).getByRole('button', { name: '+', exact: true }).click();
    // Starts watching before the click: on a slow machine, the scene may be over before a later check.
    const clickedThrough = page.waitForFunction(
      ([x, y]) =>
        document.querySelector('[data-testid="table"]')?.getAttribute('data-busy') === 'true' &&
        document.querySelector('[data-testid="card"]') !== null &&
        document.elementFromPoint(x, y)?.tagName === 'CANVAS',
      [x, y],
    );
    await card(page).getByTestId('card:buy').click();
    await clickedThrough;
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(HARBOUR + 1));
    await expect(card(page)).toHaveCSS('opacity', '1');
  });
});

test('the card and the log drawer are accessible @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  await goAhead(app, page, 'serenissima-1996', played, HARBOUR);
  expect(await ply(page)).toBe(HARBOUR);
  await choose(page, GALLEY);
  expect(await flaws(page), 'an open card').toEqual([]);
  await page.keyboard.press('l');
  await expect(page.getByTestId('log')).toBeVisible();
  expect(await flaws(page), 'the log over it').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('log')).toBeHidden();
  await expect(card(page)).toBeVisible();
});
