import type { Locator } from '@playwright/test';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';
import { checkoutWith } from '../tools/checkout';
import { boardReady, expect, ply, test } from './app';
import { endProcess, output } from './hosts/host';

test.use({ ownPage: true });

test.skip(({ host }) => host !== 'web', 'Only a browser can open the development server.');

let running: ChildProcess | undefined;
let data = '';
let checkout = '.';
test.beforeEach(() => {
  data = temporaryFolder();
  checkout = '.';
});
test.afterEach(async ({ page }) => {
  await page.close();
  await endProcess(running);
});

/** Starts `npm run dev` in `checkout` and returns the printed address. */
async function dev(): Promise<string> {
  running = spawn(process.execPath, ['scripts/dev.mjs', '--data', data], { cwd: checkout });
  const { text, ended } = output(running);
  const address = () => /http:\S+/.exec(text())?.[0] ?? '';
  await Promise.race([expect.poll(address, { timeout: 60_000 }).not.toBe(''), ended]);
  return address();
}

/** The timeout while the page's sources are not compiled yet, in milliseconds. */
const SLOW = { timeout: 90_000 };

test('npm run dev opens the position in the page’s address, and continues from it after a reload @deep', async ({
  page,
  watch,
}) => {
  await page.goto(`${await dev()}&game=serenissima-1996&seats=2&seed=x&ply=5`);
  await expect(page.getByTestId('table')).toBeVisible(SLOW);
  await boardReady(page);
  expect(await ply(page)).toBe(5);
  expect(page.url()).toMatch(/\/index\.html\?match=[0-9a-f-]+$/);
  await page.reload();
  await expect(page.getByTestId('table')).toBeVisible(SLOW);
  expect(await ply(page)).toBe(5);
  watch.hostless = true;
});

test('a source error is shown over the page, and the match continues once it is fixed @deep', async ({
  page,
  watch,
}) => {
  checkout = checkoutWith('tric-trac');
  const [rules, panel] = [
    join(checkout, 'src/engine/games/tric-trac/rules.ts'),
    join(checkout, 'src/renderer/games/tric-trac/panels/TurnBar.vue'),
  ];
  const overlay = page.locator('vite-error-overlay');
  await page.goto(`${await dev()}&game=tric-trac&seats=2&seed=x&ply=4`);
  await expect(page.getByTestId('table')).toBeVisible(SLOW);
  await boardReady(page);
  watch.hostless = true;
  for (const [file, called] of [
    [panel, 'TurnBar.vue'],
    [rules, 'rules.ts'],
  ]) {
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace('const ', 'const const '));
    await expect(overlay).toContainText(called, SLOW);
    // Saves the file again in case a busy machine was still compiling the faulty version.
    await expect(async () => {
      writeFileSync(file, sound);
      await expect(overlay).toHaveCount(0, { timeout: 20_000 });
    }).toPass(SLOW);
    await expect(page.getByTestId('table')).toBeVisible(SLOW);
    expect(await ply(page)).toBe(4);
  }
});

test('the pieces page shows a game in both contrasts and palettes, and starts a match from an edited position @deep', async ({
  page,
  watch,
}) => {
  test.slow();
  await page.goto(`${await dev()}&pieces=la-loire&seats=2&ply=30`);
  const gallery = page.getByTestId('pieces:gallery');
  await boardReady(page);
  for (const colours of ['box', 'distinct']) {
    await page.getByTestId('pieces:colours').selectOption(colours);
    await expect(gallery).toHaveAttribute('data-complete', 'true', SLOW);
    for (const kind of ['place', 'merchant', 'messenger', 'tile', 'boat'])
      await expect(gallery.locator(`[data-kind="${kind}"]`).first().locator('img')).toHaveCount(5);
    for (const contrast of ['usual', 'high-contrast'])
      await expect(page.getByTestId(`pieces:${contrast}`).getByRole('article')).toHaveCount(6);
  }

  const [editor, verdict] = [page.getByTestId('pieces:position'), page.getByTestId('pieces:verdict')];
  const begin = page.getByTestId('pieces:play');
  const position = JSON.parse(await editor.inputValue()) as { circus: number };
  await editor.fill('{"options": ');
  await expect(verdict).toContainText('JSON');
  await expect(begin).toBeDisabled();
  await editor.fill(JSON.stringify({ ...position, circus: 999 }));
  await expect(verdict).toHaveClass(/fault/);
  await expect(verdict).toContainText(/circus/i);
  await editor.fill(JSON.stringify(position));
  await expect(verdict).not.toHaveClass(/fault/);

  const before = await editor.inputValue();
  await page.getByTestId('pieces:moves').getByRole('button').first().click();
  await expect(editor).not.toHaveValue(before);
  const movesIn = (place: Locator) =>
    place.locator('[data-move]').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-move')));
  const moves = await movesIn(page.getByTestId('pieces:moves'));
  expect(moves.length).toBeGreaterThan(0);
  await begin.click();
  await expect(page.getByTestId('table')).toBeVisible(SLOW);
  await boardReady(page);
  expect(await ply(page)).toBe(0);
  expect(await movesIn(page.getByTestId('table'))).toEqual(moves);
  watch.hostless = true;
});
