// Serves the app from its sources to a browser on this machine: npm run dev -- [--port N] [--data FOLDER]
//
// Changes to the page appear immediately. When rules, services or tools change, the host is reloaded and the match
// continues. The printed address accepts `&game=la-loire&seats=3&seed=x&ply=40` (a match that Merchants have played up
// to this ply) or `&save=TITLE-OR-PATH`.
import './help.mjs';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, root } from './setup.mjs';

/** The folder for all files that the server writes, including Vite's cache. */
const folder = join(root, '.cache', 'dev');

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      data: { type: 'string', default: join(folder, 'data') },
    },
  });
  ensureDependencies();
  await begin(Number(values.port), resolve(values.data));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function begin(port, data) {
  mkdirSync(data, { recursive: true });
  const hot = createHttpServer();
  const vite = await openVite(hot);
  const { develop } = await vite.ssrLoadModule(join(root, 'tools/dev/develop.ts'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const loop = await develop({ vite, hot, port, data, version, buildThinking });
  console.log(`Serving the sources on this machine only, at\n\n  ${loop.address}\n`);
  console.log(`Saves are kept in ${data}. Press Ctrl+C to stop.`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void loop.close().finally(() => process.exit(0)));
}

/** Vite with the renderer's build configuration, but without its own server. */
async function openVite(hot) {
  const { createServer } = await import('vite');
  const { renderer } = await import('./build/renderer.mjs');
  const { root: sources, plugins, define } = await renderer.config('');
  return createServer({
    root: sources,
    plugins,
    define,
    base: '/',
    configFile: false,
    logLevel: 'warn',
    cacheDir: join(folder, 'vite'),
    server: {
      middlewareMode: true,
      hmr: { server: hot },
      // The modules of a second checkout may be links to the first checkout's modules.
      fs: { allow: [root, realpathSync(join(root, 'node_modules'))], strict: true },
      watch: { ignored: ['**/.cache/**', '**/dist/**'] },
    },
  });
}

async function buildThinking() {
  const { build } = await import('vite');
  const { TARGETS } = await import('./build/targets.mjs');
  const file = join(folder, 'opponent.mjs');
  await build({ configFile: false, logLevel: 'warn', ...(await TARGETS.webThinking.config(file)) });
  return pathToFileURL(file);
}
