import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardReady, expect, ply, test } from './app';
import { endProcess, output } from './hosts/host';

test.skip(({ host }) => host !== 'web', 'The sources are served to a browser.');

test('npm run dev opens the position its address names, and goes on from there after a reload', async ({
  page,
  watch,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'serenissima-dev-'));
  const running = spawn(process.execPath, ['scripts/dev.mjs', '--data', data]);
  try {
    const { text, ended } = output(running);
    const address = () => /http:\S+/.exec(text())?.[0];
    await Promise.race([expect.poll(address, { timeout: 60_000 }).toBeDefined(), ended]);
    await page.goto(`${address()}&game=serenissima-1996&seats=2&seed=x&ply=5`);
    await expect(page.getByTestId('table')).toBeVisible({ timeout: 60_000 });
    await boardReady(page);
    expect(await ply(page)).toBe(5);
    expect(page.url()).toMatch(/\/index\.html\?match=[0-9a-f-]+$/);
    await page.reload();
    await expect(page.getByTestId('table')).toBeVisible({ timeout: 60_000 });
    expect(await ply(page)).toBe(5);
    watch.hostless = true;
  } finally {
    await page.close();
    await endProcess(running);
    rmSync(data, { recursive: true, force: true });
  }
});
