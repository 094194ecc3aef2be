import { boardReady, expect, newGame, ply, test, writeSettings } from './app';
import { bySuite } from '../suite';
import { flaws } from './axe';
import { gapIn, golden as goldenGame, playThrough } from './portions';

const golden = goldenGame('serenissima-2012');

test(`four people play Serenissima 2012${bySuite(': its beginning and its end', ', with a reload during a battle')} @shell`, async ({
  app,
  page,
}) => {
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: golden.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario'], 'serenissima-2012');
  const battle = golden.moves.findIndex(({ move }) => move.type === 'fight');
  const answer = golden.moves.findIndex(({ move }) => move.type === 'answerBlockade');
  const gap = gapIn(golden, bySuite(undefined, battle + 6));
  const lookAbout = async (i: number) => {
    if (bySuite([], [1, answer, battle, golden.moves.length - 1]).includes(i)) {
      // A mouse that rests on a button would open its tooltip over the next button.
      await page.mouse.move(2, 400);
      expect(await flaws(page), `move ${i}`).toEqual([]);
    }
    if (i === answer) await expect(page.getByTestId('decision')).toContainText(/your \d sailors vs \d/);
    if (i === battle) {
      // The odds are shown next to the button before it is clicked, and a reload does not change them.
      await expect(page.getByTestId('actions')).toContainText(/combat value \d.*to the end: [\d.]+% win/);
      await page.reload();
      await page.getByTestId('home:continue').click();
      await boardReady(page);
      expect(await ply(page)).toBe(i);
      await expect(page.getByTestId('decision')).toContainText('Round 2');
    }
  };
  await playThrough(app, page, { game: 'serenissima-2012', played: golden, gap, before: lookAbout });
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  expect(await flaws(page), 'the end').toEqual([]);
  await expect(final.locator('tfoot td')).toHaveCount(4);
  const log = page.getByTestId('log');
  for (const said of [
    'sailors vs',
    'Round 2, skulls:',
    'builds a fort',
    'builds a basilica',
    'Doge card:',
    'Scoring 1:',
    'Scoring 3:',
    'Game over',
  ]) {
    await expect(log.or(final).filter({ hasText: said }).first(), said).toBeAttached();
  }
  await page.getByTestId('final:home').click();
  await expect(page.getByText('finished', { exact: false }).first()).toBeVisible();
});
