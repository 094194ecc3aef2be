import { execFileSync } from 'node:child_process';
import { temporaryFolder } from '../temporary-folder';
import { checkoutWith } from '../tools/checkout';
import { expect, newGame, ply, test } from './app';
import { webHost } from './hosts/web';

test.use({ ownPage: true });

test.skip(({ host }) => host !== 'web', 'The built page is the same for every host.');

test('a game added by npm run new-game starts, and its first click is played and shown @deep', async ({
  page,
  watch,
}) => {
  const home = temporaryFolder();
  const checkout = checkoutWith('tric-trac');
  const host = webHost({ page, home }, checkout);
  try {
    execFileSync(process.execPath, ['scripts/build.mjs', '--quiet', 'web'], { cwd: checkout, stdio: 'pipe' });
    await host.start({});
    await newGame(page, ['Anna', 'Bruno'], 'tric-trac', 2);
    await expect(page).toHaveTitle(/Anna and Bruno/);
    const board = page.getByTestId('board');
    const before = await board.screenshot();

    await page.getByTestId('action:walk').click();

    await expect(page.getByTestId('table')).toHaveAttribute('data-ply', '1');
    expect(await ply(page)).toBe(1);
    await expect(page.getByTestId('log:open')).toContainText('walks to space 1');
    await expect(page.locator('[data-target="piece:0"]')).toHaveAccessibleName(/space 1/);
    expect((await board.screenshot()).equals(before)).toBe(false);
    watch.hostless = true;
  } finally {
    await page.close();
    await host.kill();
  }
});
