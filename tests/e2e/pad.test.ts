import type { Page } from '@playwright/test';
import { boardReady, expect, ply, test, writeSettings } from './app';
import { flaws } from './axe';
import { choose, goTo, plugIn, press, where } from './pad';
import { shelve } from './shelf';

test.use({ viewport: { width: 1280, height: 800 }, ownPage: true });

/** Goes from Home to a game's table, with one person against computers, by gamepad alone. */
async function sitDown(page: Page, game: string): Promise<void> {
  await choose(page, page.getByTestId('home:new'));
  await choose(page, page.locator(`input[name=game][value=${game}]`));
  await choose(page, page.getByTestId('new:start'));
  await expect(page.getByTestId('table')).toBeVisible();
  await boardReady(page);
}

async function turn(page: Page): Promise<number> {
  const said = await page.locator('header.top').ariaSnapshot();
  return Number(/(?:Turn|Round) (\d+)/.exec(said)?.[1] ?? 0);
}

/** Makes one decision: plays the first action if the question is new, and otherwise ends the phase if possible. */
async function decide(page: Page, done: Set<string>): Promise<void> {
  const before = await ply(page);
  // Waits first, because a press just after a change is applied to the previous button.
  await page.waitForTimeout(400);
  const decision = await page.getByTestId('decision').innerText();
  const actions = page.getByTestId('actions');
  const end = page.locator('footer .end button').first();
  const stepper = actions.locator('.stepper button.primary').first();
  const choice = actions.locator('button[data-move]:visible').first();
  const piece = actions.getByTestId('piece').first();
  // The turn may have ended during the wait.
  if (!(await stepper.or(choice).or(piece).or(end).first().isVisible())) return;
  if (done.has(decision) && (await end.isVisible())) await choose(page, end);
  else {
    done.add(decision);
    if (!(await stepper.or(choice).first().isVisible()) && (await piece.isVisible())) await choose(page, piece);
    await choose(page, (await stepper.isVisible()) ? stepper : (await choice.isVisible()) ? choice : end);
  }
  const sure = page.getByTestId('end:yes');
  await expect
    .poll(
      async () => (await sure.isVisible()) || Number(await page.getByTestId('table').getAttribute('data-ply')) > before,
    )
    .toBe(true);
  if (await sure.isVisible()) await choose(page, sure);
  await expect(page.locator(`[data-testid="table"]:not([data-ply="${before}"])`)).toBeVisible();
}

async function myChoice(page: Page): Promise<void> {
  const mine = page.getByTestId('actions').locator('button:visible').or(page.locator('footer .end button:visible'));
  await expect(mine.first()).toBeVisible({ timeout: 60_000 });
}

// Needs a real page: focus movement depends on the layout.
test('a match is opened from the shelf and a decision is made, by gamepad alone', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  shelve(app, [{ id: 'loire', game: 'la-loire', plies: 6 }]);
  await plugIn(page);
  await app.start();
  await choose(page, page.getByTestId('home:continue'));
  await boardReady(page);
  await expect(page.getByTestId('pad:hints')).toContainText('A Choose');
  await myChoice(page);
  await decide(page, new Set());
});

for (const game of ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire']) {
  test(`a whole turn of ${game} is played by gamepad, starting from Home @deep`, async ({ app, page }) => {
    test.slow();
    writeSettings(app, { speed: 'off', sinceLastTurn: false, thinking: 'swift' });
    await plugIn(page);
    await app.start({ seed: `pad ${game}` });
    await sitDown(page, game);
    expect(await flaws(page), 'the table with gamepad hints').toEqual([]);
    await expect(page.getByTestId('pad:hints')).toContainText('A Choose');
    // In the second edition, the galleys are placed before the first turn.
    expect(await turn(page)).toBeLessThanOrEqual(1);
    const done = new Set<string>();
    for (let i = 0; i < 60 && (await turn(page)) < 2; i++) {
      await myChoice(page);
      await decide(page, done);
    }
    // A turn of La Loire belongs to one seat. The computers may already have taken theirs.
    await expect.poll(() => turn(page), { timeout: 60_000 }).toBeGreaterThan(1);
  });
}

test('the gamepad reaches pieces, panels, the log, a settings list and the on-screen keyboard @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  await plugIn(page);
  await app.start({ seed: 'pad' });
  await choose(page, page.getByTestId('home:settings'));
  await choose(page, page.getByTestId('setting:speed'));
  await expect(page.getByTestId('chooser')).toBeVisible();
  expect(await flaws(page), 'a list').toEqual([]);
  await choose(page, page.getByTestId('chooser').getByRole('option', { name: 'Fast' }));
  await expect(page.getByTestId('setting:speed')).toHaveValue('fast');
  await expect(page.getByTestId('setting:speed')).toBeFocused();
  await press(page, 'east');
  await expect(page.getByTestId('setting:speed')).toBeHidden();

  await choose(page, page.getByTestId('home:new'));
  await choose(page, page.getByTestId('name:0'));
  const keyboard = page.getByTestId('screen-keyboard');
  await expect(keyboard).toBeVisible();
  expect(await flaws(page), 'the keyboard').toEqual([]);
  for (const letter of ['A', 'd', 'a']) await choose(page, keyboard.getByRole('button', { name: letter, exact: true }));
  await choose(page, page.getByTestId('written:done'));
  await expect(page.getByTestId('name:0')).toHaveValue('Ada');
  // Leaves the new-game screen and returns: the name is reset, and no button was pressed by mistake.
  await press(page, 'east');
  await expect(page.getByTestId('home:new')).toBeVisible();
  await sitDown(page, 'serenissima-1996');

  await press(page, 'view');
  await expect(page.getByTestId('log').first()).toBeAttached();
  await press(page, 'east');
  await expect(page.getByTestId('log')).toBeHidden();
  await press(page, 'menu');
  expect(await where(page)).toContain('table:');
  await press(page, 'r3');
  await expect(page.getByTestId('words')).toBeVisible();
  await press(page, 'east');
  await expect(page.getByTestId('words')).toBeHidden();
  // A tooltip explains the focused piece, and the X button opens its rule.
  await goTo(page, page.locator('.supply').first());
  await expect(page.getByTestId('explanation')).toContainText('X: the rule');
  await press(page, 'west');
  await expect(page.getByTestId('dock:rulebook')).toBeVisible();
});

test('without a gamepad, nothing polls for one and no hints are shown @deep', async ({ app, page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { asked: number };
    counted.asked = 0;
    navigator.getGamepads = () => {
      counted.asked++;
      return [];
    };
  });
  await app.start({ seed: 'no pad' });
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBeLessThanOrEqual(1);
  await expect(page.getByTestId('pad:hints')).toBeHidden();
});
