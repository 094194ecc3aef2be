import type { Page } from '@playwright/test';
import { checkConfig, playMove, startMatch } from '../../src/engine/core/match';
import { needlessMove } from '../../src/engine/core/skip';
import { isPrivate } from '../../src/engine/core/secrets';
import { findGame } from '../../src/engine/games/registry';
import { boardReady, expect, makeMove, openLog, openSeatMenu, ply, test, writeSettings } from './app';
import { goAhead, golden } from './portions';

/** Returns the index of the first move after which its player can do nothing but end the phase or undo. */
function before(game: string): number {
  const { seed, moves } = golden(game);
  const rules = findGame(game);
  if (!rules) throw new Error(`The game “${game}” is not registered`);
  const seats = 1 + Math.max(...moves.map(({ seat }) => seat));
  const match = startMatch(rules, { game, options: checkConfig(rules, seats, {}), seats, seed });
  for (const [i, { seat, move }] of moves.entries()) {
    const last = match.log.at(-1);
    const calm = last !== undefined && last.chance.length === 0 && last.events.every(({ bars }) => !bars);
    if (calm && needlessMove(match, seat)?.skip === 'ending' && !isPrivate(rules, match.position, seat)) return i - 1;
    playMove(match, seat, move);
  }
  throw new Error(`No turn of ${game} leaves only its end to play`);
}

const skipped = (page: Page) => page.getByTestId('log').getByText(/^Ended for/);

for (const game of ['serenissima-1996', 'la-loire']) {
  test(`a skipped decision is made automatically and can be undone in ${game} @deep`, async ({ app, page }) => {
    writeSettings(app, { speed: 'off', handOver: 'none', confirmEnd: false });
    const played = golden(game);
    const at = before(game);
    await goAhead(app, page, game, played, at);
    const menu = await openSeatMenu(page);
    await menu.getByTestId('skip:ending').check();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await makeMoveOnly(page, played.moves[at].move);
    await expect.poll(() => ply(page)).toBe(at + 2);
    await openLog(page);
    await expect(skipped(page)).toHaveCount(1);
    await page.getByTestId('log:close').click();
    await expect(page.getByTestId('log:open')).toBeFocused();
    await page.getByTestId('undo').click();
    await expect.poll(() => ply(page)).toBe(at + 1);
    await openLog(page);
    await expect(skipped(page)).toHaveCount(0);
    await page.getByTestId('log:close').click();
    // After undo, the player is asked again, even after a restart. The preference is stored with the match.
    await app.kill();
    await app.start({ seed: played.seed });
    await page.getByTestId('home:continue').click();
    await boardReady(page);
    await expect((await openSeatMenu(page)).getByTestId('skip:ending')).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('skip:ending')).toBeHidden();
    expect(await ply(page)).toBe(at + 1);
    await makeMove(page, played.moves[at + 1].move);
    expect(await ply(page)).toBe(at + 2);
  });
}

/** Makes a move that other moves may follow automatically. */
async function makeMoveOnly(page: Page, move: { readonly type: string }): Promise<void> {
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${JSON.stringify(move)}']`);
  const all = page.getByTestId('choice:all');
  if (await all.isVisible()) await all.click();
  const folded = page.locator('[data-piece]', { has: button }).getByTestId('piece');
  if (!(await button.first().isVisible())) await folded.first().click();
  await button.first().click();
}
