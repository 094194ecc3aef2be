import { readFileSync } from 'node:fs';
import { boardReady, expect, makeMove, newGame, ply, sitDown, test, writeSettings } from './app';

interface Golden {
  readonly seed: string;
  readonly moves: readonly { readonly seat: number; readonly move: { readonly type: string } }[];
}
const golden = JSON.parse(readFileSync(new URL('golden-doge-ship.json', import.meta.url), 'utf8')) as Golden;

test('four builders finish the Doge’s ship, with a reload in the middle of it', async ({ app, page }) => {
  // Twice as many moves as the 1996 game's, each of them small.
  test.slow();
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: golden.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario'], 'doge-ship');
  const middle = golden.moves.findIndex(({ move }) => move.type === 'replace') + 1;
  const left = [...golden.moves];
  for (let i = 0; i < golden.moves.length; i++) {
    if (i === middle) {
      await page.reload();
      await page.getByTestId('home:continue').click();
      await boardReady(page);
      expect(await ply(page)).toBe(i);
    }
    // Those who bid at the same time sit down in any order: whoever has the device makes his own bid.
    const together = left.findIndex(({ move }) => move.type !== 'bid');
    const seat = left[0].move.type === 'bid' ? await sitDown(page) : left[0].seat;
    const mine = left.slice(0, together).findIndex((step) => step.seat === seat);
    const [{ move }] = left.splice(Math.max(0, mine), 1);
    await makeMove(page, move);
  }
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  await expect(final.locator('tbody tr')).toHaveCount(5);
  await expect(final.locator('tfoot td')).toHaveCount(4);
  await page.getByTestId('final:look').click();
  const log = page.getByTestId('log');
  for (const said of ['the ship is finished', 'Last inspection:', 'The game is over'])
    await expect(log.filter({ hasText: said }).first(), said).toBeAttached();
});
