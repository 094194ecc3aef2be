import type { Locator, Page } from '@playwright/test';
import { expect, test, showChoice, writeSettings } from './app';
import { goAhead, golden } from './portions';

test.use({ still: false });

/** The time between two impatient clicks, in milliseconds. */
const QUICK_MS = 60;

const edition1996 = golden('serenissima-1996');
const edition2012 = golden('serenissima-2012');
/** The number of moves after which the player can hire four sailors for a galley in port. */
const RECRUITING = 141;
const SAILOR = { type: 'recruit', to: { galley: 5 }, count: 1 };
const BUYING = 13;
const ENDING = edition1996.moves.findIndex(({ move }) => move.type === 'hire');
const ATTACKING = edition1996.moves.findIndex(({ move }) => move.type === 'attack');

const buttonOf = (page: Page, move: { readonly type: string }) =>
  page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
const table = (page: Page) => page.getByTestId('table');

/** Clicks repeatedly at a button's current position, whatever appears at this position later. */
async function clickQuickly(page: Page, button: Locator, times: number): Promise<void> {
  await showChoice(page, button);
  await button.hover();
  for (let click = 0; click < times; click++) {
    if (click > 0) await page.waitForTimeout(QUICK_MS);
    await page.mouse.down();
    await page.mouse.up();
  }
}

test('four quick clicks on one sailor hire four sailors', async ({ app, page }) => {
  writeSettings(app, { speed: 'slow', handOver: 'none', confirmEnd: false });
  await goAhead(app, page, 'serenissima-2012', edition2012, RECRUITING);
  // After the first click, the first of the three remaining choices is at another position.
  await clickQuickly(page, buttonOf(page, SAILOR), 4);
  await expect(table(page)).toHaveAttribute('data-ply', String(RECRUITING + 4));
  await expect(table(page)).toHaveAttribute('data-busy', 'false');
  await expect(table(page)).toHaveAttribute('data-ply', String(RECRUITING + 4));
  await expect(page.getByTestId('dropped')).toBeHidden();
});

test('figures and choices change while the board still moves, and undo works during that time @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'slow', handOver: 'none' });
  await goAhead(app, page, 'serenissima-1996', edition1996, BUYING);
  const buyer = edition1996.moves[BUYING];
  const money = page.getByTestId(`money:${buyer.seat}`);
  const before = await money.textContent();
  const moving = (ply: number) =>
    page.waitForFunction(
      ([wanted, figure, seat]) => {
        const { dataset } = document.querySelector<HTMLElement>('[data-testid="table"]') ?? {};
        const shown = document.querySelector(`[data-testid="money:${seat}"]`)?.textContent;
        return dataset?.ply === wanted && dataset?.busy === 'true' && shown !== figure;
      },
      [String(ply), before, buyer.seat] as const,
      { polling: 10 },
    );
  const shown = moving(BUYING + 1);
  await clickQuickly(page, buttonOf(page, buyer.move), 1);
  await shown;
  await page.keyboard.press('u');
  await expect(table(page)).toHaveAttribute('data-ply', String(BUYING));
  await expect(table(page)).toHaveAttribute('data-busy', 'false');
  await expect(money).toHaveText(before ?? '');
});

test('a repeated click never decides something else that appears at the same place @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'slow', handOver: 'none', confirmEnd: false });
  await goAhead(app, page, 'serenissima-1996', edition1996, ENDING);
  const decider = page.getByTestId('decider');
  const before = await decider.textContent();
  await clickQuickly(page, buttonOf(page, { type: 'endPhase' }), 2);
  await expect(page.getByTestId('dropped')).toBeVisible();
  await expect(table(page)).toHaveAttribute('data-busy', 'false');
  await expect(table(page)).toHaveAttribute('data-ply', String(ENDING + 1));
  await expect(decider).not.toHaveText(before ?? '');
  // A later click at the same place counts. A slow machine may need longer to show the new decision.
  await expect(async () => {
    await page.waitForTimeout(500);
    await page.mouse.down();
    await page.mouse.up();
    await expect(table(page)).toHaveAttribute('data-ply', String(ENDING + 2), { timeout: 5_000 });
  }).toPass();
  await expect(page.getByTestId('dropped')).toBeHidden();
});

test('a dice result is neither shown nor logged before its scene ends @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'normal', handOver: 'none', confirmEnd: false });
  await goAhead(app, page, 'serenissima-1996', edition1996, ATTACKING);
  const told = async () => page.getByTestId('log:open').textContent();
  const before = await told();
  await clickQuickly(page, buttonOf(page, edition1996.moves[ATTACKING].move), 1);
  await expect(table(page)).toHaveAttribute('data-busy', 'true');
  await page.waitForTimeout(400);
  expect([await table(page).getAttribute('data-ply'), await told()]).toEqual([String(ATTACKING), before]);
  // Escape ends the scene early.
  await page.keyboard.press('Escape');
  await expect(table(page)).toHaveAttribute('data-ply', String(ATTACKING + 1));
  expect(await told()).not.toBe(before);
});
