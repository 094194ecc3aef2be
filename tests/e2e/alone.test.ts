import type { Page } from '@playwright/test';
import { boardReady, expect, openLog, ply, test, writeSettings } from './app';

async function waitForPly(page: Page, wanted: number): Promise<void> {
  await expect
    .poll(async () => Number(await page.getByTestId('table').getAttribute('data-ply')), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(wanted);
}

/** Returns whether the board was already drawn when the first move was made. */
function drawnAtFirstMove(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
    const plyNow = () => find('table')?.dataset.ply;
    const frame = () => new Promise(requestAnimationFrame);
    while (plyNow() === undefined) await frame();
    const before = plyNow();
    while (plyNow() === before) await frame();
    return find('board')?.dataset.ready === 'true';
  });
}

test('a solo player starts a game in two clicks, gets advice, and sees the computers’ reasons at the end', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off', thinking: 'swift', confirmEnd: false });
  await app.start({ seed: 'alone' });
  await page.getByTestId('home:game:serenissima-1996').click();
  await page.getByTestId('game:play').click();
  await boardReady(page);
  // With a single person, the curtain never appears.
  await page.getByTestId('advise').click();
  const advice = page.getByTestId('advice').getByRole('button').first();
  await expect(advice).toBeVisible({ timeout: 30_000 });
  const before = await ply(page);
  await advice.click();
  await waitForPly(page, before + 4);
  await expect(page.getByTestId('table')).toHaveAttribute('data-viewer', '0');
  await expect(page.getByTestId('curtain')).toBeHidden();
  await expect(page.getByTestId('actions').getByTestId('stepper')).toBeVisible();
  expect(await ply(page)).toBe(before + 4);

  // Reasons are shown after the game even if the player has left the table in the meantime.
  await page.getByTestId('table:home').click();
  await page.locator('.save').getByTestId('save:open').click();
  await boardReady(page);
  await expect((await openLog(page)).locator('small')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByTestId('table:seats').click();
  await page.getByTestId('seats:end').click();
  await page.getByTestId('people:yes').click();
  await page.getByTestId('final:look').click();
  await expect(page.getByTestId('log').locator('small').first()).not.toBeEmpty();
});

for (const game of ['serenissima-2012', 'doge-ship', 'la-loire']) {
  test(`computers can play ${game} @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', thinking: 'swift' });
    await app.start({ seed: 'computers' });
    await page.getByTestId('home:new').click();
    await page.locator(`input[name=game][value=${game}]`).check({ force: true });
    await page.getByTestId('sitter:0').selectOption('apprentice');
    await page.getByTestId('sitter:1').selectOption('merchant');
    await page.getByTestId('sitter:2').selectOption('apprentice');
    await page.getByTestId('sitter:3').selectOption('merchant');
    const started = drawnAtFirstMove(page);
    await page.getByTestId('new:start').click();
    expect(await started).toBe(true);
    await waitForPly(page, 6);
    await page.getByTestId('table:home').click();
    await expect(page.getByTestId('home:continue')).toBeVisible();
    const continued = drawnAtFirstMove(page);
    await page.getByTestId('home:continue').click();
    expect(await continued).toBe(true);
    await waitForPly(page, 12);
    // People take over all seats during the game. The next decision is offered to a person.
    await page.getByTestId('table:seats').click();
    for (const seat of [0, 1, 2, 3]) await page.getByTestId(`sitter:${seat}`).selectOption('human');
    await page.getByTestId('seats:save').click();
    await expect(
      page.locator('[data-testid^="action:"]:visible, [data-testid="piece"], [data-testid="curtain:lift"]').first(),
    ).toBeVisible();
    await expect(page.getByTestId('computer')).toBeHidden();
  });
}
