import type { Page } from '@playwright/test';
import { expect, newGame, test, writeSettings } from './app';
import { bySuite, DEEP } from '../suite';
import { countFrames, expectRest } from './at-rest';
import { flaws } from './axe';
import { gapIn, golden, playThrough } from './portions';

const three = golden('la-loire');
const alone = golden('la-loire-solo');

const NAMES = ['Anna', 'Bruno', 'Carla'];

async function begin(page: Page, players: number): Promise<void> {
  await newGame(page, NAMES.slice(0, players), 'la-loire', players);
}

test(`three people play La Loire${bySuite(': the beginning and the end', ' to the end, with a reload during a turn')} @shell`, async ({
  app,
  page,
}) => {
  // The game has more moves than the 1996 game.
  test.slow();
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: three.seed });
  await begin(page, 3);
  const buying = three.moves.findIndex(({ move }, i) => i > 2 && move.type === 'buy');
  const middle = buying + 1;
  await playThrough(app, page, {
    game: 'la-loire',
    played: three,
    gap: gapIn(three),
    ...(DEEP && { reloadAt: middle }),
  });
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  await expect(final.locator('tbody tr')).toHaveCount(6);
  await expect(final.locator('tfoot td')).toHaveCount(3);
  const log = page.getByTestId('log');
  for (const said of ['The circus moves from', 'hires the', 'moves its boat', 'last turn for', 'Game over'])
    await expect(log.filter({ hasText: said }).first(), said).toBeAttached();
});

test('the result of a solo game of La Loire is listed among the best results @deep', async ({ app, page }) => {
  test.slow();
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: alone.seed });
  await begin(page, 1);
  await playThrough(app, page, { game: 'la-loire', played: alone, gap: gapIn(alone) });
  const final = page.getByTestId('final');
  await expect(final.getByTestId('best').getByRole('listitem')).toHaveCount(1);
  await expect(final.getByRole('heading', { level: 1 })).toContainText(/\(Anjou\): \d+ points?$/);
  await expect(final.getByTestId('final:place')).toHaveText('Your first solo result.');
  const total = await final.locator('tfoot td').innerText();
  expect(await flaws(page), 'the result').toEqual([]);
  await page.getByTestId('final:home').click();
  await page.getByTestId('home:new').click();
  await page.locator('input[name=game][value=la-loire]').check({ force: true });
  await page.getByTestId('count:1').check({ force: true });
  await expect(page.getByTestId('best').locator('strong')).toHaveText([total]);
  await page.getByTestId('count:2').check({ force: true });
  await expect(page.getByTestId('best')).toBeHidden();
});

test.describe('at rest', () => {
  test.use({ ownPage: true, still: false });

  test('the valley is accessible by keyboard and screen reader, and draws no frames at rest @deep', async ({
    app,
    page,
  }) => {
    writeSettings(app, { speed: 'off' });
    await countFrames(page);
    await app.start({ seed: three.seed });
    await begin(page, 3);
    expect(await flaws(page), 'the opening').toEqual([]);
    // Choosing a figure and then a place moves the figure there.
    await page.locator('[data-target="merchant:0"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chosen')).toContainText('Your Merchant');
    await page.locator('[data-target="place:3"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '1');
    await expect(page.getByTestId('log:open')).toContainText('Anjou: Merchant from Nantes to Langeais');
    // Every character has an explanation, and the list can be filtered.
    await page.keyboard.press('m');
    const cards = page.getByTestId('characters').getByRole('listitem');
    await expect(cards).toHaveCount(29);
    expect(await flaws(page), 'the characters').toEqual([]);
    await page.getByTestId('characters:colour').selectOption('red');
    await expect(cards).toHaveCount(5);
    await page.getByTestId('characters:user').selectOption('end');
    await expect(cards).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectRest(page);
  });
});
