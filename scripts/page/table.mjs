// A table on a page of a browser: a build's web host with one save, opened.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Opens a save at its table, from the build in `dist`, and waits until the board is there; answers how to leave it. */
export async function openTable(page, { save, settings, dist }) {
  const data = mkdtempSync(join(tmpdir(), 'serenissima-table-'));
  mkdirSync(join(data, 'saves'));
  writeFileSync(join(data, 'saves', 'one.serenissima'), save);
  writeFileSync(join(data, 'settings.json'), JSON.stringify({ handOver: 'none', ...settings }));
  const host = spawn(process.execPath, [join(resolve(dist), 'web/host.mjs'), '--no-open', '--data', data]);
  const address = await new Promise((found) => {
    let output = '';
    host.stdout.on('data', (chunk) => {
      const said = /http:\S+/.exec((output += String(chunk)));
      if (said) found(said[0]);
    });
  });
  await page.goto(address);
  await page.getByTestId('home:continue').click();
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  await page.waitForTimeout(800);
  return () => {
    host.kill();
    rmSync(data, { recursive: true, force: true });
  };
}

/** Engine and recorded games for a script: what `tests/engine/generic/scenes.ts` exports. */
export async function loadScenes(root) {
  const { build } = await import('vite');
  const { pathToFileURL } = await import('node:url');
  const tools = mkdtempSync(join(tmpdir(), 'serenissima-scenes-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(root, 'tests/engine/generic/scenes.ts'), outDir: tools, emptyOutDir: true },
  });
  const scenes = await import(pathToFileURL(join(tools, 'scenes.js')).href);
  rmSync(tools, { recursive: true, force: true });
  return scenes;
}
