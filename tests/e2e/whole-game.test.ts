import { bySuite, DEEP } from '../suite';
import { expect, newGame, test, writeSettings } from './app';
import { gapIn, golden as goldenGame, playThrough } from './portions';

const golden = goldenGame('serenissima-1996');

test('four people play a whole game, with a reload in the middle of a turn @shell', async ({ app, page }) => {
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: golden.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario']);
  const middle = golden.moves.findIndex(({ move }, i) => i > 60 && move.type === 'sail') + 1;
  // In the deep suite, the shell plays the whole game because players install the shell.
  const whole = DEEP && app.host !== 'web';
  const gap = whole ? null : gapIn(golden, bySuite(3, middle + 1));
  await playThrough(app, page, { game: 'serenissima-1996', played: golden, gap, reloadAt: bySuite(2, middle) });
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  await expect(final.locator('tbody tr')).toHaveCount(6);
  await expect(final.locator('tfoot td')).toHaveCount(4);
  const log = page.getByTestId('log');
  for (const said of [
    'Bids:',
    'builds a galley',
    'refuses',
    'seizes',
    'and takes it from',
    'for a new market',
    'Game over',
  ]) {
    await expect(log.or(final).filter({ hasText: said }).first(), said).toBeAttached();
  }
  await page.getByTestId('final:home').click();
  await expect(page.getByText('finished', { exact: false }).first()).toBeVisible();
});
