import type { Page } from '@playwright/test';
import { boardReady, expect, test, writeSettings } from './app';

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

const ready = async (page: Page) => {
  await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
  await expect(page.getByTestId('lesson')).not.toHaveAttribute('data-next', 'script');
};

/** Plays all moves marked by the lesson, by keyboard, until the lesson ends. */
async function takeLesson(page: Page): Promise<void> {
  await boardReady(page);
  for (let move = 0; move < 12; move++) {
    await ready(page);
    if (await page.getByTestId('lesson:end').isVisible()) return;
    const ply = await page.getByTestId('table').getAttribute('data-ply');
    await tabTo(page, 'button.asked');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-ply', String(ply));
  }
  throw new Error('The lesson never ends');
}

test('a beginner learns to sail and makes a first sale, by keyboard alone @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await tabTo(page, '[data-testid="home:learn"]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid="learn:sail"]');
  await page.keyboard.press('Enter');
  await boardReady(page);
  await ready(page);
  await expect(page.getByTestId('lesson')).toContainText('1 of 6');

  // Another legal move is explained instead of played.
  await tabTo(page, '[data-testid="not-now"] summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-testid="action:sail"]:not(.asked)');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('lesson:answer')).toContainText('galley 1');
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '0');
  await expect(page.getByTestId('refusal')).toBeHidden();

  await takeLesson(page);
  await expect(page.getByTestId('log')).toContainText('Venice lands 1 sailor in Sicily');
  await expect(page.getByTestId('lesson:next')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('lesson')).toContainText('1 of 7');
  await takeLesson(page);
  await expect(page.getByTestId('log')).toContainText(
    'sells wine in Genoa for 200 ducats, plus 1,000 for a new market',
  );

  // The lesson's progress is stored, but the lesson is not on the shelf.
  await tabTo(page, '[data-testid="lesson:all"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('learn')).toContainText('✓');
  await page.getByTestId('learn:home').click();
  await expect(page.getByTestId('home:continue')).toBeHidden();
  await expect(page.getByTestId('home:learn')).toBeVisible();
});

test('the buttons Back, Show me and Leave work @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await page.getByTestId('home:learn').click();
  await page.getByTestId('learn:fight').click();
  await boardReady(page);
  const step = page.getByTestId('lesson');
  await page.getByTestId('lesson:show').click();
  await expect(step).toHaveAttribute('data-step', '1');
  await page.getByTestId('lesson:show').click();
  await expect(step).toHaveAttribute('data-step', '2');
  await page.getByTestId('lesson:back').click();
  await expect(step).toHaveAttribute('data-step', '1');
  await page.getByTestId('lesson:leave').click();
  await expect(page.getByTestId('learn')).toBeVisible();
});

for (const [width, height] of [
  [1366, 768],
  [1920, 1080],
]) {
  test(`at ${width}x${height}, the lesson’s card covers nothing of the board @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off' });
    await page.setViewportSize({ width, height });
    await app.start();
    await page.getByTestId('home:learn').click();
    await page.getByTestId('learn:sail').click();
    await boardReady(page);
    const [card, board] = await Promise.all(['lesson', 'board'].map((id) => page.getByTestId(id).boundingBox()));
    if (!card || !board) throw new Error('There is no lesson at the table.');
    expect(card.y + card.height).toBeLessThanOrEqual(board.y);
    expect(board.height).toBeGreaterThan(height * 0.75);
    // The answer to a wrong move fits into the same space.
    await page.getByTestId('not-now').locator('summary').click();
    await page.locator('[data-testid="action:sail"]:not(.asked)').first().click();
    await expect(page.getByTestId('lesson:answer')).not.toBeEmpty();
    expect((await page.getByTestId('board').boundingBox())?.height).toBe(board.height);
  });
}

test('a game is introduced by an example turn, then by lessons on its board @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await page.getByTestId('home:learn').click();
  await page.getByTestId('learn:game:la-loire').check({ force: true });
  await expect(page.getByTestId('learn')).toContainText('Step by step');
  // The text is next to the real board, and screen readers read what the step points at.
  await expect(page.locator('[data-testid="introduction:board"] [data-ready=true]')).toBeVisible();
  await expect(page.getByTestId('introduction:said')).toContainText('Your Merchant');
  await page.getByTestId('learn:next').click();
  await expect(page.getByTestId('learn:step:distance')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByTestId('introduction:said')).toContainText('Blois');
  await page.getByRole('button', { name: /How far/ }).click();
  await expect(page.getByTestId('rule:distance')).toBeFocused();
  await page.keyboard.press('Escape');

  await page.getByTestId('learn:lesson').click();
  await boardReady(page);
  await ready(page);
  const lesson = page.getByTestId('lesson');
  const onBoard = page.getByRole('group', { name: 'Board' });
  const choose = async (name: string) => {
    await onBoard.getByRole('button', { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.press('Enter');
  };
  await choose('Your Merchant');
  await choose('Angers:');
  await expect(page.getByTestId('lesson:answer')).toContainText('move the Merchant to Langeais');
  await choose('Langeais:');
  await expect(lesson).toHaveAttribute('data-step', '1');
  await page.getByTestId('lesson:back').click();
  await expect(lesson).toHaveAttribute('data-step', '0');
  // Leaving returns to this game, where the introduction can be opened again.
  await page.getByTestId('lesson:leave').click();
  await expect(page.getByTestId('learn:game:la-loire')).toBeChecked();
  await expect(page.getByTestId('learn:ride')).toBeVisible();

  await page.getByTestId('learn:play').click();
  await expect(page.locator('input[name=game][value=la-loire]')).toBeChecked();
});

test('the focused element has a tooltip, and F1 opens its paragraph in the rulebook @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start();
  await page.getByTestId('home:learn').click();
  await page.getByTestId('learn:build').click();
  await boardReady(page);
  await tabTo(page, '[data-testid="action:hire"], [data-testid="action:buildGalley"]');
  await expect(page.getByTestId('explanation')).toContainText(/one galley or (one )?fort/i);
  const described = page.locator('[aria-describedby="explanation"]');
  await expect(described).toBeFocused();
  await page.keyboard.press('F1');
  await expect(page.getByTestId('rulebook')).toBeVisible();
  await expect(page.getByTestId('rule:building')).toBeFocused();
  await expect(page.getByTestId('rule:building')).toBeInViewport();

  await page.getByTestId('rulebook:search').fill('FÓRT divided');
  await expect(page.getByTestId('rule:fort')).toBeVisible();
  await expect(page.getByTestId('rule:setup')).toBeHidden();
  await expect(page.locator('mark').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('rulebook')).toBeHidden();
  await page.locator('.supply').hover();
  await expect(page.getByTestId('explanation')).toBeVisible();
});
