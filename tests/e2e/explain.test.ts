import type { Page } from '@playwright/test';
import { GAMES } from '../../src/engine/games/registry';
import { testingOf } from '../../src/engine/games/testing';
import { bySuite, deepUnless } from '../suite';
import { expect, newGame, test, writeSettings } from './app';

const tip = (page: Page) => page.getByTestId('explanation');

const coveredByTip = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[data-testid="explanation"]')?.getBoundingClientRect();
    if (!box) throw new Error('There is no tooltip.');
    const out =
      box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight ? ['(outside the window)'] : [];
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('button:not(:disabled, .board-button), select, summary'),
    ];
    const met = buttons.filter((button) => {
      if (button.closest('[data-testid="explanation"]') || !button.checkVisibility()) return false;
      const { left, top, right, bottom } = button.getBoundingClientRect();
      // Some buttons are visible only while focused.
      if (right - left < 2 && bottom - top < 2) return false;
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
    return [...out, ...met.map((button) => button.textContent ?? '')];
  });

for (const scale of [1, 2]) {
  test(`at ${scale * 100} %, a tooltip covers no button and lets clicks through${deepUnless(scale === 1)}`, async ({
    app,
    page,
  }) => {
    writeSettings(app, { speed: 'off', textSize: scale });
    await app.start({ seed: 'tips' });
    await newGame(page);
    const explained = page.locator('[data-explained]:not(.board-button):visible');
    let looked = 0;
    for (let i = 0; i < (await explained.count()); i += bySuite(15, 5)) {
      const thing = explained.nth(i);
      await thing.scrollIntoViewIfNeeded();
      await page.mouse.move(1, 400);
      await thing.hover();
      await expect(tip(page)).toBeVisible();
      expect(await coveredByTip(page), (await thing.textContent()) ?? '').toEqual([]);
      await expect(tip(page)).toHaveCSS('pointer-events', 'none');
      looked++;
    }
    expect(looked).toBeGreaterThan(bySuite(1, 3));
    await page.mouse.move(1, 400);
    await expect(tip(page)).toBeHidden();
  });
}

for (const entry of GAMES) {
  const { explained } = testingOf(entry);
  if (!explained) continue;
  const { piece, says, rule, at, under } = explained;
  const game = entry.about.id;
  test(`a piece on the board of ${game} is explained by keyboard and mouse @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off' });
    await app.start({ seed: 'pieces' });
    await newGame(page, [], game);
    const twin = page.locator(`[data-target="${piece}"]`);
    await page.keyboard.press('Tab');
    await twin.focus();
    await expect(tip(page)).toContainText(says);
    await expect(twin).toHaveAccessibleDescription(new RegExp(says));
    await page.keyboard.press('F1');
    await expect(page.getByTestId(`rule:${rule}`)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('rulebook')).toBeHidden();

    const board = await page.getByTestId('board').boundingBox();
    if (!board) throw new Error('There is no board.');
    await page.mouse.move(board.x + board.width * at[0], board.y + board.height * at[1]);
    await expect(tip(page)).toContainText(under);
    await page.mouse.move(board.x + board.width / 2, 1);
    await expect(tip(page)).toBeHidden();
  });
}
