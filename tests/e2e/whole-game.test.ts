import { boardReady, expect, makeMove, newGame, ply, sitDown, test, writeSettings } from './app';
import { gapIn, goAhead, golden as goldenGame } from './portions';

const golden = goldenGame('serenissima-1996');

test('four people play a whole game, with a reload in the middle of a turn', async ({ app, page }) => {
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: golden.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario']);
  const middle = golden.moves.findIndex(({ move }, i) => i > 60 && move.type === 'sail') + 1;
  // The shell, which is what people install, is clicked through from the first move to the last.
  const gap = app.host === 'web' ? gapIn(golden, middle + 1) : null;
  const left = [...golden.moves];
  for (let i = 0; i < golden.moves.length; i++) {
    if (gap && i === gap.from) {
      left.splice(0, gap.to - gap.from);
      i = gap.to;
      await goAhead(app, page, 'serenissima-1996', golden, i);
    }
    if (i === middle) {
      await page.reload();
      await page.getByTestId('home:continue').click();
      await boardReady(page);
      expect(await ply(page)).toBe(i);
    }
    // Those who choose at the same time sit down in any order: whoever has the device makes their own choice.
    const together = left.findIndex(({ move }) => move.type !== left[0].move.type);
    const seat = left[0].move.type === 'bid' ? await sitDown(page) : left[0].seat;
    const mine = left.slice(0, together).findIndex((step) => step.seat === seat);
    const [{ move }] = left.splice(Math.max(0, mine), 1);
    await makeMove(page, move);
  }
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  await expect(final.locator('tbody tr')).toHaveCount(6);
  await expect(final.locator('tfoot td')).toHaveCount(4);
  const log = page.getByTestId('log');
  for (const said of [
    'The bids:',
    'builds a galley',
    'refuses',
    'seizes',
    'and takes it from',
    'for a new market',
    'The game is over',
  ]) {
    await expect(log.or(final).filter({ hasText: said }).first(), said).toBeAttached();
  }
  await page.getByTestId('final:home').click();
  await expect(page.getByText('finished', { exact: false }).first()).toBeVisible();
});
