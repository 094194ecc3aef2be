import { boardReady, expect, makeMove, newGame, test, writeSettings } from './app';
import { countFrames, expectRest } from './at-rest';
import { flaws } from './axe';

test('axe-core finds nothing on any screen @deep', async ({ app, page }) => {
  writeSettings(app, { speed: 'off' });
  await app.start({ seed: 'axe' });
  expect(await flaws(page), 'home').toEqual([]);
  await page.getByTestId('home:settings').click();
  expect(await flaws(page), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('home:rulebook').click();
  await page.getByTestId('rulebook:search').fill('port');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await flaws(page), 'rulebook').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByTestId('home:learn').click();
  await expect(page.getByTestId('learn')).toBeVisible();
  expect(await flaws(page), 'lessons').toEqual([]);
  await page.getByTestId('learn:sail').click();
  await boardReady(page);
  expect(await flaws(page), 'a lesson').toEqual([]);
  await page.locator('.supply').hover();
  await expect(page.getByTestId('explanation')).toBeVisible();
  expect(await flaws(page), 'an explanation').toEqual([]);
  await page.getByTestId('lesson:leave').click();
  await page.getByTestId('learn:home').click();
  await page.getByTestId('home:new').click();
  await expect(page.getByTestId('new:start')).toBeVisible();
  expect(await flaws(page), 'new game').toEqual([]);
  await page.getByTestId('new:back').click();
  await newGame(page);
  expect(await flaws(page), 'table').toEqual([]);
  await page.getByTestId('table:keys').click();
  expect(await flaws(page), 'keys').toEqual([]);
  await page.keyboard.press('Escape');
  for (let seat = 0; seat < 4; seat++) await makeMove(page, { type: 'place', crews: [3, 3] });
  await expect(page.getByTestId('curtain')).toBeVisible();
  expect(await flaws(page), 'curtain').toEqual([]);
  await page.getByTestId('curtain:lift').click();
  await expect(page.getByTestId('curtain')).toBeHidden();
  expect(await flaws(page), 'a decision').toEqual([]);
  await page.getByTestId('table:home').click();
  await expect(page.getByTestId('home:continue')).toBeVisible();
  expect(await flaws(page), 'home with a save').toEqual([]);
});

test.describe('at rest', () => {
  test.use({ ownPage: true, still: false });

  test('no frame is drawn while nothing moves', async ({ app, page }) => {
    await countFrames(page);
    await app.start({ seed: 'rest' });
    await newGame(page);
    await expectRest(page);
  });
});

test.describe('in still mode', () => {
  test('the board recovers from a lost graphics context', async ({ app, page }) => {
    writeSettings(app, { speed: 'off' });
    await app.start({ seed: 'context' });
    await newGame(page);
    await makeMove(page, { type: 'place', crews: [3, 3] });
    const board = page.getByTestId('board').locator('canvas');
    await page.waitForTimeout(500);
    const before = await board.screenshot();
    await board.evaluate(async (canvas: HTMLCanvasElement) => {
      const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      const restored = new Promise((resolve) =>
        canvas.addEventListener('webglcontextrestored', resolve, { once: true }),
      );
      lose?.loseContext();
      await new Promise((resolve) => setTimeout(resolve, 100));
      lose?.restoreContext();
      await restored;
    });
    await expect.poll(async () => (await board.screenshot()).equals(before), { timeout: 10_000 }).toBe(true);
    await makeMove(page, { type: 'place', crews: [2, 2] });
    expect((await board.screenshot()).equals(before)).toBe(false);
  });
});
