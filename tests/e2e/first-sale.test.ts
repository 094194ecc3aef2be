import type { Page } from '@playwright/test';
import { boardReady, expect, test } from './app';

const CLICKS = 15;

async function clickOnChart(page: Page, name: string): Promise<void> {
  await boardReady(page);
  // A sea's name in a lesson can lack the port that its accessible name has: “Lower Adriatic off Ragusa”.
  const said = name.replaceAll(/[()]/g, String.raw`\$&`);
  const twin = page.getByRole('button', { name: new RegExp(String.raw`^${said}(?: off .*?)?,`) });
  // Focusing the element of a place reveals its position.
  await twin.focus();
  await expect(twin).toHaveAttribute('data-at', /\d/);
  const [x, y, width, height] = ((await twin.getAttribute('data-at')) ?? '').split(' ').map(Number);
  const board = await page.getByTestId('board').boundingBox();
  if (!board) throw new Error('There is no board.');
  await page.mouse.click(board.x + x + width / 2, board.y + y + height / 2);
}

/**
 * Clicks a menu's primary button, or the button or place that the lesson marks. After the last step, clicks the button
 * for the next lesson.
 */
async function pointedOut(page: Page): Promise<void> {
  const told = /click the (.*?)[,.]/i.exec((await page.getByTestId('lesson:text').allInnerTexts()).join(' '));
  // Moves the mouse away first: a click without mouse movement is applied to the previous button.
  await page.mouse.move(0, 0);
  if (told) return clickOnChart(page, told[1]);
  const marked = page.locator('nav .primary, .learn .primary, [data-testid="lesson:next"], button.asked').first();
  await expect(marked).toBeVisible();
  await marked.click();
}

test('a first-time player makes a sale by following what the screen points out', async ({ app, page }) => {
  await app.start();
  let clicks = 0;
  const sold = page.getByTestId(/^log(:open)?$/).filter({ hasText: 'sells wine in Genoa' });
  while (!(await sold.isVisible())) {
    await pointedOut(page);
    clicks++;
    if (!(await page.getByTestId('table').isVisible())) continue;
    await boardReady(page);
    await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
    // After the sale, the whole log is shown and the lesson's card is gone.
    if (await sold.isVisible()) break;
    await expect(page.getByTestId('lesson')).not.toHaveAttribute('data-next', 'script');
    expect(clicks).toBeLessThan(40);
  }
  expect(clicks).toBe(CLICKS);
});
