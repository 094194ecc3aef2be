import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packaged } from '../../packaging/packaged';
import { boardReady, expect, ply, test, writeSettings } from '../app';

/** The package itself: built like a release, unpacked from its archive, and run like an installed app. */
test('a packaged app starts a new game with computers and a person, and continues after a restart', async ({
  app,
  page,
}) => {
  const main = join(await packaged(), 'dist', 'main', 'main.mjs');
  const start = async () => {
    await app.shell.start({ main, packaged: true, seed: 'package' });
    await expect(page.getByTestId('home:new')).toBeVisible();
  };
  const plies = async () => Number(await page.getByTestId('table').getAttribute('data-ply'));

  writeSettings({ data: app.shell.installed }, { speed: 'off', thinking: 'swift', confirmEnd: false });
  await start();
  await page.getByTestId('home:new').click();
  await page.getByTestId('new:alone').click();
  await page.getByTestId('new:start').click();
  await boardReady(page);
  // The packaged worker computes advice. The test follows the advice, then plays on.
  await page.getByTestId('advise').click();
  const advice = page.getByTestId('advice').getByRole('button').first();
  await expect(advice).toBeVisible({ timeout: 30_000 });
  const before = await ply(page);
  await advice.click();
  // The person and the three computers place their crews. Then every seat bids.
  const made = before + 4;
  await expect.poll(plies, { timeout: 60_000 }).toBe(made);

  const ended = app.shell.ended();
  await app.shell.do('choose', 'CmdOrCtrl+Q').catch(() => undefined);
  expect(await ended).toBe(0);
  expect(readdirSync(join(app.shell.installed, 'saves'))).toHaveLength(1);
  // An installed app and a checkout share no data.
  expect(existsSync(app.data)).toBe(false);

  await start();
  await page.getByTestId('home:continue').click();
  await boardReady(page);
  expect(await ply(page)).toBe(made);
});
