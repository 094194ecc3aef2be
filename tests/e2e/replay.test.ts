import { boardReady, expect, makeMove, newGame, ply, sitDown, test, writeSettings } from './app';

test('looking back: step, play, and a new game that begins in the past', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', confirmEnd: false });
  await app.start({ seed: 'replay' });
  await newGame(page);
  for (let seat = 0; seat < 4; seat++) await makeMove(page, { type: 'place', crews: [3, 3] });
  const timeline = page.getByTestId('replay:timeline');
  const table = page.getByTestId('table');
  // Four crews are placed; the bids wait behind the curtain, and the past waits with them.
  await expect(page.getByTestId('curtain')).toBeVisible();
  await page.keyboard.press('r');
  await expect(timeline).toBeHidden();
  await sitDown(page);

  await page.getByTestId('table:replay').click();
  await expect(timeline).toHaveValue('4');
  await expect(page.getByTestId('actions')).toBeHidden();
  await page.getByTestId('replay:back').click();
  await page.getByTestId('replay:back').click();
  await expect(timeline).toHaveValue('2');
  await expect(page.getByTestId('log').locator('li')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(timeline).toHaveValue('3');
  await page.getByTestId('replay:play').click();
  await expect(timeline).toHaveValue('4');
  await page.keyboard.press('Home');
  await expect(timeline).toHaveValue('0');
  await page.keyboard.press('Escape');
  await expect(timeline).toBeHidden();
  expect(await ply(page)).toBe(4);

  await page.keyboard.press('r');
  await timeline.fill('2');
  await expect(page.getByTestId('log').locator('li')).toHaveCount(2);
  await page.getByTestId('replay:branch').click();
  await page.getByTestId('branch:title').fill('What if');
  await page.getByTestId('branch:yes').click();
  await expect(table).toHaveAttribute('data-ply', '2');
  await boardReady(page);
  await makeMove(page, { type: 'place', crews: [1, 5] });
  await page.getByTestId('table:home').click();
  await expect(page.locator('[data-testid^="save:"] h3')).toHaveCount(2);
  await expect(page.getByText('What if').first()).toBeVisible();
});

test('who takes the device sees what happened since, and can skip it', async ({ app, page }) => {
  writeSettings(app, { speed: 'slow', confirmEnd: false });
  await app.start({ seed: 'recap' });
  await newGame(page);
  for (let seat = 0; seat < 4; seat++) await makeMove(page, { type: 'place', crews: [3, 3] });
  await page.getByTestId('curtain:lift').click();
  const recap = page.getByTestId('replay');
  await expect(recap).toHaveClass(/recap/);
  await expect(page.getByTestId('actions')).toBeHidden();
  await page.getByTestId('replay:leave').click();
  await expect(recap).toBeHidden();
  await expect(page.getByTestId('decision')).toHaveText('Bid for the order of play');
  expect(await ply(page)).toBe(4);
});
