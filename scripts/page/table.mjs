// Opens a save in a browser page that a build's web host serves.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../setup.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

/**
 * Opens a save at its table, from the build in `dist`, and waits for the board. Returns a function that stops the web
 * host.
 */
export async function openTable(page, { save, settings, dist }) {
  const { address, stop } = await hostWith({ save, settings, dist });
  await page.goto(address);
  await page.getByTestId('home:continue').click();
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  await page.waitForTimeout(800);
  return stop;
}

/**
 * Starts a build's web host with one save in its folder. Returns its address and a function that stops it. The host
 * also stops when this process exits.
 */
export async function hostWith({ save, settings, dist = join(root, 'dist') }) {
  const data = temporaryFolder();
  mkdirSync(join(data, 'saves'));
  writeFileSync(join(data, 'saves', 'one.serenissima'), save);
  writeFileSync(join(data, 'settings.json'), JSON.stringify({ handOver: 'none', ...settings }));
  const host = spawn(process.execPath, [join(resolve(dist), 'web/host.mjs'), '--no-open', '--data', data]);
  const stop = () => {
    process.off('exit', stop);
    host.kill();
  };
  process.once('exit', stop);
  const address = await new Promise((found, failed) => {
    let output = '';
    host.stdout.on('data', (chunk) => {
      const said = /http:\S+/.exec((output += String(chunk)));
      if (said) found(said[0]);
    });
    host.stderr.on('data', (chunk) => (output += String(chunk)));
    host.once('close', () =>
      failed(new Error(`The web host did not start. Check that it is built (npm run build). ${output}`)),
    );
  });
  return { address, stop };
}

/** The exports of `tests/engine/generic/scenes.ts`: functions that create saves and games for pictures. */
export const loadScenes = () => loadBuilt('tests/engine/generic/scenes.ts');

/** Builds a TypeScript module of the project, and returns its exports. */
export async function loadBuilt(source) {
  const { build } = await import('vite');
  const outDir = temporaryFolder();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(root, source), outDir, emptyOutDir: true },
  });
  return import(pathToFileURL(join(outDir, `${parse(source).name}.js`)).href);
}
