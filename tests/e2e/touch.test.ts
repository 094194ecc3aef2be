import type { Page } from '@playwright/test';
import { boardReady, expect, ply, test, writeSettings } from './app';

// A tall window, where the panel is below the board.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, ownPage: true });

const small = (page: Page) =>
  page.evaluate(() => {
    const wanted =
      'button:not(.board-button, .in-words), select, summary, input[type="range"], input[type="text"], input[type="search"], label:has(> input)';
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const shown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
      const fits = Math.round(height) >= 40 && (Math.round(width) >= 40 || element.matches('label, summary'));
      return shown && !fits ? [`${element.outerHTML.slice(0, 100)}: ${width.toFixed(0)} x ${height.toFixed(0)}`] : [];
    });
  });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Focuses a board piece's button and returns the centre of the piece, in window coordinates. */
async function middleOf(page: Page, target: string): Promise<Point> {
  const twin = page.locator(`[data-target="${target}"]`);
  await twin.focus();
  const [x, y, width, height] = ((await twin.getAttribute('data-at')) ?? '').split(' ').map(Number);
  const board = await page.getByTestId('board').boundingBox();
  return { x: (board?.x ?? 0) + x + width / 2, y: (board?.y ?? 0) + y + height / 2 };
}

/** Puts fingers down together, moves them, and lifts them after this many milliseconds. */
async function touch(page: Page, fingers: readonly (readonly Point[])[], rest = 0): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  for (const step of fingers[0].keys())
    await glass.send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map((finger, id) => ({ ...finger[step], id })),
    });
  await page.waitForTimeout(rest);
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
}

test('all controls are at least fingertip size, and a decision is made by taps', async ({ app, page }) => {
  test.slow();
  writeSettings(app, { speed: 'off', sinceLastTurn: false, confirmEnd: false, thinking: 'swift' });
  await app.start({ seed: 'touch' });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  expect(await small(page), 'home').toEqual([]);
  await page.getByTestId('home:settings').tap();
  expect(await small(page), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('home:new').tap();
  expect(await small(page), 'new game').toEqual([]);
  await page.locator('label:has(input[value="la-loire"])').tap();
  await page.getByTestId('new:start').tap();
  await boardReady(page);
  expect(await small(page), 'the table').toEqual([]);
  // A finger held on a place opens its tooltip. Lifting the finger chooses nothing.
  const tip = page.getByTestId('explanation');
  const place = await middleOf(page, 'place:3');
  await page.locator(':focus').blur();
  await touch(page, [[place]], 900);
  await expect(tip).toContainText('Langeais');
  await expect(page.getByTestId('chosen')).toBeHidden();
  await tip.getByRole('button').tap();
  await expect(page.getByTestId('rulebook')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await ply(page)).toBe(0);
  // Moving two fingers apart zooms in.
  const apart = (by: number) => ({ x: place.x + by, y: place.y });
  const wide = async () => (await middleOf(page, 'place:8')).x - (await middleOf(page, 'place:3')).x;
  const before = await wide();
  await touch(page, [
    [apart(-30), apart(-60), apart(-90)],
    [apart(30), apart(60), apart(90)],
  ]);
  await expect.poll(wide).toBeGreaterThan(before * 2);
  await page.keyboard.press('0');
  await expect.poll(wide).toBeCloseTo(before, -1);
  // Taps a rider and then a place, at their positions on the board.
  const from = await middleOf(page, 'merchant:0');
  await page.touchscreen.tap(from.x, from.y);
  await expect(page.getByTestId('chosen')).toContainText('Merchant');
  const to = await middleOf(page, 'place:3');
  await page.touchscreen.tap(to.x, to.y);
  await expect.poll(() => ply(page)).toBeGreaterThan(0);
  expect(await small(page), 'a decision').toEqual([]);
});

// Only a real page shows that everything a turn needs can be tapped.
for (const game of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'])
  test(`a turn of ${game} is played by taps @deep`, async ({ app, page }) => {
    test.slow();
    writeSettings(app, { speed: 'off', sinceLastTurn: false, confirmEnd: false, thinking: 'swift' });
    await app.start({ seed: 'touch' });
    await page.getByTestId(`home:game:${game}`).tap();
    await page.getByTestId('game:play').tap();
    await boardReady(page);
    const head = page.locator('header.top');
    const turn = async () => Number(/(?:Turn|Round) (\d+)/.exec(await head.innerHTML())?.[1] ?? 0);
    const first = await turn();
    for (let taps = 0; taps < 80 && (await turn()) <= Math.max(first, 1); taps++) {
      const end = page.locator('footer .end button:visible').first();
      const any = page.getByTestId('actions').locator('button[data-move]:visible').first();
      // La Loire asks for a piece first, in a row that leads to its moves.
      const piece = page.getByTestId('piece').locator('visible=true').first();
      await expect(end.or(any).or(piece).first()).toBeVisible({ timeout: 60_000 });
      if (!(await end.or(any).first().isVisible())) await piece.tap();
      const before = await ply(page);
      // A tap too soon after a change would be applied to the previous choices.
      await page.waitForTimeout(400);
      await ((await end.isVisible()) ? end : any).tap();
      await expect.poll(() => ply(page), { timeout: 60_000 }).toBeGreaterThan(before);
    }
    expect(await turn()).toBeGreaterThan(Math.max(first, 1));
  });

test('tapping a field with a finger opens the on-screen keyboard @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start({ seed: 'fingers' });
  await page.getByTestId('home:new').tap();
  await page.getByTestId('name:0').tap();
  await expect(page.getByTestId('screen-keyboard')).toBeVisible();
  await page.getByTestId('screen-keyboard').getByRole('button', { name: 'Z', exact: true }).tap();
  await page.getByTestId('written:done').tap();
  await expect(page.getByTestId('name:0')).toHaveValue('Z');
});
