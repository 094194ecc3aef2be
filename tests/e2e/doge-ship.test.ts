import { expect, makeMove, newGame, openLog, ply, test, writeSettings } from './app';
import { fit, toWindow } from '../../src/renderer/board/camera';
import { shipLayout, WORLD, yardSlot } from '../../src/renderer/games/doge-ship/board/layout';
import type { Rect } from '../../src/renderer/board/board-types';
import { bySuite, DEEP } from '../suite';
import { countFrames, expectRest } from './at-rest';
import { flaws } from './axe';
import { gapIn, goAhead, golden, playThrough } from './portions';

const ship = golden('doge-ship');

test(`four people play The Doge Ship${bySuite(': its beginning and its end', ', with a reload in between')} @shell`, async ({
  app,
  page,
}) => {
  // The game has many more moves than the 1996 game.
  test.slow();
  writeSettings(app, { confirmEnd: false, speed: 'off' });
  await app.start({ seed: ship.seed });
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario'], 'doge-ship');
  await playThrough(app, page, { game: 'doge-ship', played: ship, gap: gapIn(ship), ...(DEEP && { reloadAt: 10 }) });
  const final = page.getByTestId('final');
  await expect(final).toBeVisible();
  await expect(final.locator('tbody tr')).toHaveCount(5);
  await expect(final.locator('tfoot td')).toHaveCount(4);
  await page.getByTestId('final:look').click();
  const log = page.getByTestId('log');
  for (const said of ['finishes the ship', 'Final inspection:', 'Game over'])
    await expect(log.filter({ hasText: said }).first(), said).toBeAttached();
});

test('players see only their own Approvals, and only while they press the button @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start({ seed: ship.seed });
  // With the standard options, the app counts Approvals for all, so there is nothing to look at.
  await newGame(page, ['Anna', 'Bruno', 'Carla', 'Dario'], 'doge-ship', 4, { approvals: 'uncounted' });
  const peek = page.getByTestId('peek');
  const hidden = page.getByTestId(/^approvals:/).filter({ hasText: '?' });
  const [seat] = ship.moves.map((step) => step.seat);
  const covered = async () => {
    await expect(peek).toHaveText('My Approvals: hold to look');
    await expect(hidden).toHaveCount(4);
  };
  const shown = async () => {
    await expect(peek).toHaveText(/^You have \d+ Approvals?$/);
    await expect(hidden).toHaveCount(3);
    await expect(page.getByTestId(`approvals:${seat}`)).toHaveText(/^\d+$/);
  };
  await covered();
  await page.keyboard.down('k');
  await shown();
  await page.keyboard.up('k');
  await covered();
  await peek.focus();
  await page.keyboard.down('Space');
  await shown();
  expect(await flaws(page), 'while the player looks').toEqual([]);
  await page.keyboard.up('Space');
  await covered();
  await peek.hover();
  await page.mouse.down();
  await shown();
  await page.mouse.up();
  await covered();
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-viewer');
  await makeMove(page, ship.moves[0].move);
  await covered();
});

test('a galley part is dragged from the yard into the ship', async ({ app, page }) => {
  writeSettings(app, { speed: 'off', handOver: 'none' });
  const first = ship.moves.findIndex(({ move }) => move.type === 'build');
  await goAhead(app, page, 'doge-ship', ship, first);
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('The board is not on the page.');
  const centre = (rect: Rect) => {
    const { x, y, width, height } = toWindow(fit(WORLD, box), box, rect);
    return { x: box.x + x + width / 2, y: box.y + y + height / 2 };
  };
  const columns = (await page.locator('[data-target^="berth:"]').count()) / 2;
  const [from, to] = [centre(yardSlot(0)), centre(shipLayout(columns).berth(0, 0))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 30);
  // The dragged part is chosen, and its target is highlighted.
  await expect(page.getByTestId('chosen')).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(first + 1));
  await expect(await openLog(page)).toContainText(/builds the \d-ducat lower aft part/);
});

test.describe('at rest', () => {
  test.use({ ownPage: true, still: false });

  test('the Arsenal is accessible by keyboard and screen reader, and draws no frames at rest @deep', async ({
    app,
    page,
  }) => {
    writeSettings(app, { speed: 'off' });
    await countFrames(page);
    await app.start({ seed: ship.seed });
    await newGame(page, [], 'doge-ship');
    expect(await flaws(page), 'while choosing a space').toEqual([]);
    await page.keyboard.press('m');
    await expect(page.getByTestId('legend').locator('dt')).toHaveCount(20);
    expect(await flaws(page), 'the legend').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('legend')).toBeHidden();
    // The first click on a space shows its cost. The second takes the space.
    const { move } = ship.moves[0] as unknown as { move: { type: string; table: number; space: number } };
    const twin = page.locator(`[data-target="space:${move.table * 6 + move.space - 1}"]`);
    await twin.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('chosen')).toBeVisible();
    expect(await ply(page)).toBe(0);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '1');
    expect(await flaws(page), 'after the first marker').toEqual([]);
    await expectRest(page);
  });
});
