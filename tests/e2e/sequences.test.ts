import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { boardReady, expect, ply, test, writeSettings } from './app';
import { bySuite } from '../suite';
import { expectFresh, goHome, lookBack, open, shelve, take } from './shelf';
import type { Shelved } from './shelf';

const GAMES = ['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire'];
const SHELF: readonly (readonly [Shelved, Shelved])[] = GAMES.map((game) => [
  { id: `${game}-early`, game, plies: 6 },
  { id: `${game}-late`, game, plies: 11 },
]);

/** Returns a walk that visits every ordered pair of the four games, and of a game's two saves. */
function walk(): Shelved[] {
  const left = new Set(GAMES.flatMap((_, from) => GAMES.map((_, to) => `${from} ${to}`)));
  const walked: number[] = [];
  const visit = (from: number) => {
    for (const to of GAMES.keys()) if (left.delete(`${from} ${to}`)) visit(to);
    walked.unshift(from);
  };
  visit(0);
  // Alternates between a game's two saves.
  const turns = GAMES.map(() => 0);
  return walked.map((game) => SHELF[game][turns[game]++ % 2]);
}

const WALK = walk();
const PAIRS = GAMES.length ** 2;
/** The web host and the shell each do half of the walk. Electron is rarely available and does all of it. */
const STAGES = { web: WALK.slice(0, PAIRS / 2 + 1), shell: WALK.slice(PAIRS / 2), electron: WALK };
/** The short suite visits three games, then the other save of the last one. */
const SHORT_WALK = [SHELF[0][0], SHELF[2][0], SHELF[3][0], SHELF[3][1]];

test('the replay of any game can be left for any other match without changing that match', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, SHELF.flat());
  await app.start();
  expect(WALK).toHaveLength(PAIRS + 1);
  for (const save of bySuite(SHORT_WALK, STAGES[app.host])) {
    await open(page, save);
    await lookBack(page, save);
    await goHome(page);
  }
});

test('reloading during a replay, or double-clicking the buttons that open and close it, does no harm @deep', async ({
  app,
  page,
}) => {
  const [save] = SHELF[0];
  writeSettings(app, { speed: 'off' });
  shelve(app, [save]);
  await app.start();
  await open(page, save);
  await lookBack(page, save);
  await page.reload();
  await open(page, save);
  await lookBack(page, save);
  await page.getByTestId('table:home').dblclick();
  await page.getByTestId('home:continue').dblclick();
  await expectFresh(page, save);
});

const [, [second], [doge], [loire]] = SHELF;
/** A 1996 match before its first move, and one in which the curtain hides the next player's bid. */
const fresh: Shelved = { id: 'fresh', game: 'serenissima-1996', plies: 0 };
const bids: Shelved = { id: 'bids', game: 'serenissima-1996', plies: 4 };
const FINISHED: Shelved = { id: 'finished', game: 'serenissima-2012', plies: 167 };

test('a finished game can be replayed repeatedly, and a double click on “again” starts only one new game @deep', async ({
  app,
  page,
}) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [FINISHED]);
  await app.start();
  const timeline = page.getByTestId('replay:timeline');
  const final = page.getByTestId('final');
  let atTable = false;
  for (const leave of ['Escape', 'replay:leave', 'table:home', 'table:home']) {
    if (!atTable) await open(page, FINISHED);
    await page.getByTestId('final:replay').click();
    await expect(timeline).toHaveValue('0');
    await expect(final).toBeHidden();
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await page.getByTestId(leave).click();
    await expect(timeline).toBeHidden();
    atTable = leave !== 'table:home';
    if (atTable) await page.getByTestId('final:back').click();
  }
  // While a replay is playing, starts another replay from the story.
  await open(page, FINISHED);
  await page.getByTestId('final:replay').click();
  await page.getByTestId('replay:play').click();
  await page.keyboard.press('r');
  await page.getByTestId('final:back').click();
  await page.getByTestId('final:story').click();
  await page.getByTestId('story:watch').first().click();
  await expect(timeline).not.toHaveValue('0');
  await page.getByTestId('replay:leave').click();
  await page.getByTestId('final:back').click();

  // By keyboard alone: nothing behind the score is reachable, Escape opens the board, and Enter returns.
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.stage :focus')).toHaveCount(0);
  }
  await final.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('final:back')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(final).toBeFocused();

  // A double click starts only one game, at its beginning. A match without a move is discarded on leaving it.
  await page.getByTestId('final:again').dblclick();
  await expect(final).toBeHidden();
  await expectFresh(page, { ...FINISHED, id: 'finished 2', plies: 0 });
  await goHome(page);
  await expect(page.getByTestId('save:open')).toHaveCount(1);
  const trash = join(app.data, 'trash');
  await expect.poll(() => (existsSync(trash) ? readdirSync(trash) : [])).toHaveLength(1);
});

test('a lesson, match or branch that is left early does not affect the next table @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  shelve(app, [second, doge]);
  await app.start();
  const lesson = page.getByTestId('lesson');
  const learn = async (key: string) => {
    await page.getByTestId('home:learn').click();
    await page.getByTestId(`learn:${key}`).click();
    await expect(lesson).toHaveAttribute('data-step', '0');
    await boardReady(page);
    await expect(page.getByTestId('replay')).toBeHidden();
  };

  // Visits a match's replay, a lesson, the lesson's replay, and the match.
  await open(page, second);
  await lookBack(page, second);
  await goHome(page);
  await learn('sail');
  await page.getByTestId('lesson:show').click();
  await expect(lesson).toHaveAttribute('data-step', '1');
  // A lesson has no button for its replay, only the key.
  await page.keyboard.press('r');
  await expect(page.getByTestId('replay:timeline')).toBeVisible();
  await expect(lesson).toBeHidden();
  await goHome(page);
  await open(page, second);
  await expect(lesson).toBeHidden();
  await goHome(page);

  // Starts the same lesson again. After leaving it by its button, another match opens.
  await learn('sail');
  await page.getByTestId('lesson:show').click();
  await page.getByTestId('lesson:leave').click();
  await page.getByTestId('learn:home').click();
  await open(page, doge);

  // Goes from the replay into a branch, which is a separate match, and back.
  await lookBack(page, doge);
  await page.getByTestId('replay:branch').click();
  await page.getByTestId('branch:title').fill('branch');
  await page.getByTestId('branch:yes').dblclick();
  await expectFresh(page, { ...doge, id: 'branch', plies: doge.plies - 1 });
  await goHome(page);
  await expect(page.getByTestId('save:open')).toHaveCount(3);
  await open(page, doge);
});

async function playsOn(page: Page, from: number): Promise<void> {
  await expect.poll(async () => Number(await page.getByTestId('replay:timeline').inputValue())).toBeGreaterThan(from);
}

test.describe('in motion', () => {
  test.use({ still: false });

  test('leaving the table stops everything in progress there @deep', async ({ app, page }) => {
    writeSettings(app, { speed: 'slow', thinking: 'patient', handOver: 'recap', confirmEnd: false });
    shelve(app, [fresh, bids, second, doge, loire]);
    await app.start();

    await open(page, second);
    await page.getByTestId('table:replay').click();
    await page.keyboard.press('Home');
    await page.getByTestId('replay:play').click();
    await playsOn(page, 0);
    await goHome(page);
    await open(page, doge);

    // Leaves while a move is animated or undone. On return, the move is complete.
    await goHome(page);
    await open(page, fresh);
    await page.getByTestId('action:place').first().click();
    await goHome(page);
    await open(page, { ...fresh, plies: 1 });
    await page.keyboard.press('u');
    await goHome(page);
    await open(page, fresh);

    // Leaves during the recap for the next player.
    await goHome(page);
    await take(page, bids);
    await page.getByTestId('curtain:lift').click();
    await expect(page.getByTestId('replay')).toHaveClass(/recap/);
    await goHome(page);
    await open(page, second);

    // Leaves while advice is computed. The next table does not wait for it.
    await goHome(page);
    await open(page, loire);
    await page.getByTestId('advise').click();
    await goHome(page);
    await open(page, second);
    await expect(page.getByTestId('advise')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.advice')).toBeHidden();

    // Leaves before the board is drawn.
    await goHome(page);
    await take(page, loire);
    await goHome(page);
    await open(page, second);
  });
});

test('computers that were thinking or paused by a replay continue when the player returns @deep', async ({
  app,
  page,
}) => {
  const seats = ['Anna', 'Bruno', 'Carla', 'Dario'].map((name) => ({
    name,
    kind: 'computer' as const,
    level: 'doge' as const,
  }));
  const computers: Shelved = { ...second, id: 'computers', seats };
  writeSettings(app, { speed: 'off', thinking: 'patient' });
  shelve(app, [second, computers]);
  await app.start();
  await take(page, computers);
  await expect(page.getByTestId('computer')).toBeVisible();
  await goHome(page);
  await take(page, computers);
  await boardReady(page);
  await page.getByTestId('table:replay').click();
  await expect(page.getByTestId('replay')).toBeVisible();
  await goHome(page);
  await take(page, computers);
  await expect(page.getByTestId('replay')).toBeHidden();
  await expect
    .poll(async () => Number(await page.getByTestId('table').getAttribute('data-ply')), { timeout: 60_000 })
    .toBeGreaterThan(computers.plies);
  await goHome(page);
  await open(page, second);
  expect(await ply(page)).toBe(second.plies);
});
