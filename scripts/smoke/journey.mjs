// A user's first steps in an installed app: a new game against computers, and continuing it after a restart.
import { expect as base } from '@playwright/test';

/** A computer may think for seconds, and animations run at normal speed even without a graphics card. */
const expect = base.configure({ timeout: 120_000 });

/**
 * Starts a game against computers, plays the recommended move and waits until it is the person's turn again.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} the moves made
 */
export async function newGame(page) {
  await page.getByTestId('home:new').click();
  await page.getByTestId('new:alone').click();
  await page.getByTestId('new:start').click();
  await boardReady(page);
  await personAsked(page);
  const before = await ply(page);
  await page.getByTestId('advise').click();
  await page.getByTestId('advice').getByRole('button').first().click();
  // The first move is the person's; all later ones are by computers.
  await expect.poll(() => ply(page)).toBeGreaterThan(before + 1);
  await personAsked(page);
  return ply(page);
}

/**
 * Continues the last game. Throws if it is not at the move where it was left.
 * @param {import('@playwright/test').Page} page
 * @param {number} left the moves made when it was left
 */
export async function continueGame(page, left) {
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  await personAsked(page);
  base(await ply(page), 'the game continues at the move where it was left').toBe(left);
}

const boardReady = (page) => expect(page.getByTestId('board')).toHaveAttribute('data-ready', 'true');
const ply = async (page) => Number(await page.getByTestId('table').getAttribute('data-ply'));

/** Waits until animations are over and it is the person's turn. */
async function personAsked(page) {
  await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
  await expect(page.getByTestId('advise')).toBeEnabled();
  await expect(page.getByTestId('computer')).toBeHidden();
}
