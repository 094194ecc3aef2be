import type { Locator, Page } from '@playwright/test';
import { bySuite, DEEP, deepUnless } from '../suite';
import { boardReady, expect, ply, test, writeSettings } from './app';
import { flaws } from './axe';

/** With `WHOLE_GAMES=1`, games are played from the first move to the last. */
const WHOLE = process.env.WHOLE_GAMES === '1';
/** The maximum number of decisions in a round, or in a whole game. */
const MAX_STEPS = WHOLE ? 4000 : bySuite(4, 150);

const GAMES = [
  ['serenissima-1996', /Serenissima \(1996\)/],
  ['serenissima-2012', /Serenissima \(2012\)/],
  ['doge-ship', /The Doge Ship/],
  ['la-loire', /La Loire/],
] as const;

/** Presses an element as a screen reader does: finds it by role and name, focuses it and activates it. */
async function press(thing: Locator): Promise<void> {
  await thing.focus();
  await thing.press('Enter');
}

/** Goes from Home to a game's table, with one person against computers, through the accessibility tree alone. */
async function sitDown(page: Page, name: RegExp): Promise<void> {
  await press(page.getByRole('button', { name: 'New game', exact: true }));
  await page.getByRole('radio', { name }).press('Space');
  await press(page.getByRole('button', { name: 'Start game' }));
  await boardReady(page);
}

const words = (page: Page) => page.getByRole('dialog', { name: 'Text view' });
const open = async (page: Page) => {
  if (!(await words(page).isVisible())) await press(page.getByRole('button', { name: /text view/i }));
  await expect(words(page)).toBeVisible();
};

/** Returns the first turn or round number in the table's text. */
async function turn(page: Page): Promise<number> {
  const said = await page.getByRole('main').ariaSnapshot();
  return Number(/(?:Turn|Round) (\d+)/.exec(said)?.[1] ?? 0);
}

/** Returns the text view's buttons: the list above its tables, and those in the tables' last columns. */
const choices = (page: Page) => words(page).getByRole('listitem').getByRole('button');

const over = (page: Page) => page.getByRole('dialog', { name: /over|end/i }).getByRole('heading', { level: 1 });

const agreed = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /anyway|^yes|^confirm$/i });

const WITHIN = { timeout: 5000 };

/** Repeats an action until the table has changed, because input just after a change is ignored. */
async function insist(page: Page, before: number, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await ply(page)) === before) await act();
    await expect.poll(() => ply(page), WITHIN).toBeGreaterThan(before);
  }).toPass({ timeout: 90_000 });
}

for (const [game, name] of GAMES) {
  test(`${bySuite('a few decisions', 'a whole round')} of ${game} can be played through the accessibility tree alone${deepUnless(game === 'la-loire')}`, async ({
    app,
    page,
  }) => {
    test.slow();
    if (WHOLE) test.setTimeout(3_600_000);
    writeSettings(app, { speed: 'off', sinceLastTurn: false, thinking: 'swift', confirmEnd: false });
    await app.start({ seed: `reader ${game}` });
    await sitDown(page, name);
    await open(page);
    expect(await flaws(page), 'the text view').toEqual([]);
    // Each table has column headers, and each row has a name.
    await expect(words(page).getByRole('table').first()).toBeVisible();
    for (const head of ['Name and status', 'Available actions'])
      await expect(words(page).getByRole('columnheader', { name: head }).first()).toBeVisible();
    expect(await turn(page)).toBeLessThanOrEqual(1);
    let chance = 7;
    for (let i = 0; i < MAX_STEPS; i++) {
      if (WHOLE ? await over(page).isVisible() : (await turn(page)) > 1) break;
      await expect(choices(page).first().or(over(page))).toBeVisible({ timeout: 90_000 });
      if (await over(page).isVisible()) continue;
      const before = await ply(page);
      chance = (chance * 1103515245 + 12345) % 2 ** 31;
      const yes = agreed(page);
      await insist(page, before, async () => {
        if (await yes.isVisible()) return press(yes);
        // The last button above the tables ends the phase. Pressing it only every third time keeps the phase going.
        const above = words(page).getByRole('list').first().getByRole('button');
        const ends = chance % 3 === 0 && (await above.count()) > 0;
        await press(ends ? above.last() : choices(page).nth(chance % (await choices(page).count())));
        await expect.poll(async () => (await yes.isVisible()) || (await ply(page)) > before, WITHIN).toBe(true);
        if (await yes.isVisible()) await press(yes);
      });
    }
    if (WHOLE) await expect(over(page)).toBeVisible();
    else {
      if (DEEP) expect(await turn(page)).toBeGreaterThan(1);
      // The result was announced.
      await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeAttached();
    }
  });

  test(`a round of ${game} is played by keyboard alone @deep`, async ({ app, page }) => {
    test.slow();
    if (WHOLE) test.setTimeout(3_600_000);
    writeSettings(app, { speed: 'off', sinceLastTurn: false, thinking: 'swift', confirmEnd: false });
    await app.start({ seed: `keys ${game}` });
    await sitDown(page, name);
    const done = new Set<string>();
    for (let i = 0; i < MAX_STEPS; i++) {
      if (WHOLE ? await over(page).isVisible() : (await turn(page)) > 1) break;
      if (!(await words(page).isVisible())) await page.keyboard.press('v');
      await expect(choices(page).first().or(over(page))).toBeVisible({ timeout: 90_000 });
      if (await over(page).isVisible()) continue;
      const before = await ply(page);
      const decision = await page.getByTestId('decision').innerText();
      // The table may warn that a repeated key could be meant for the previous decision.
      await page.waitForTimeout(400);
      if (done.has(decision)) await page.keyboard.press('e');
      done.add(decision);
      await page.waitForTimeout(100);
      await insist(page, before, async () => {
        await tabToChoice(page);
        await page.keyboard.press('Enter');
        // Spending everything asks for confirmation.
        await expect
          .poll(async () => (await agreed(page).isVisible()) || (await ply(page)) > before, WITHIN)
          .toBe(true);
        if (!(await agreed(page).isVisible())) return;
        await tabTo(page, () => agreed(page).evaluate((button) => button === document.activeElement));
        await page.keyboard.press('Enter');
      });
    }
    if (WHOLE) await expect(over(page)).toBeVisible();
    else expect(await turn(page)).toBeGreaterThan(1);
  });
}

function tabToChoice(page: Page): Promise<void> {
  return tabTo(page, () =>
    page.evaluate(() =>
      Boolean(document.activeElement?.closest('li') && document.activeElement.closest('[data-testid="words"]')),
    ),
  );
}

async function tabTo(page: Page, there: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 300; i++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches the element.');
}

test.describe('in motion', () => {
  test.use({ still: false });

  test('the board and the board in words show each other’s selection @deep', async ({ app, page }) => {
    writeSettings(app, { speed: 'slow', captions: true });
    await app.start({ seed: 'follow' });
    await sitDown(page, /La Loire/);
    await open(page);
    await page.locator('[data-target="place:5"]').focus();
    await expect(words(page).getByRole('row', { name: /^Tours/ })).toHaveAttribute('aria-current', 'true');
    await words(page)
      .getByRole('button', { name: /^Chinon/ })
      .focus();
    await expect(words(page).getByRole('row', { name: /^Chinon/ })).toHaveAttribute('aria-current', 'true');
    // A row lists the neighbours of its place. Those of Chinon are Ussé and Montsoreau.
    await expect(words(page).getByRole('row', { name: /^Chinon/ })).toContainText('Ussé, Montsoreau');
    await page.keyboard.press('Escape');
    await expect(words(page)).toBeHidden();
    // With captions turned on, a move's sounds are shown as text.
    await page.locator('[data-target="merchant:0"]').press('Enter');
    await page.locator('[data-target="place:3"]').press('Enter');
    await expect(page.getByTestId('caption')).toContainText(/\w/);
  });
});
