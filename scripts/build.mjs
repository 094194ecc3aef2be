// Builds what is stale: `node scripts/build.mjs [target …]`; all targets when none is named, `--force` builds the fresh ones too.
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (path) => join(root, path);

/** MIME types of everything the app may serve; a file of any other kind fails the build. */
const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

const node = (entry, out, { external = [], format = 'es', define = {} } = {}) => ({
  out,
  sources: ['src', 'tools'],
  config: {
    define,
    build: {
      ssr: true,
      target: 'node20',
      outDir: at(out.slice(0, out.lastIndexOf('/'))),
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: at(entry),
        external: [...builtinModules, /^node:/, ...external],
        output: { format, entryFileNames: out.slice(out.lastIndexOf('/') + 1), codeSplitting: false },
      },
    },
    ssr: { noExternal: true },
  },
});

const TARGETS = {
  renderer: {
    out: 'dist/renderer/manifest.files.json',
    sources: ['src/renderer', 'src/ipc', 'src/engine', 'assets'],
    renderer: true,
  },
  main: node('src/main/electron/main.ts', 'dist/main/main.mjs', { external: ['electron'] }),
  thinking: node('src/main/services/opponents/worker.ts', 'dist/main/opponent.mjs'),
  webThinking: node('src/main/services/opponents/worker.ts', 'dist/web/opponent.mjs'),
  preload: node('src/preload/preload.ts', 'dist/preload/preload.cjs', { external: ['electron'], format: 'cjs' }),
  web: node('src/main/web/host.ts', 'dist/web/host.mjs', { external: ['bufferutil', 'utf-8-validate'] }),
  console: node('src/main/console/main.ts', 'dist/tools/console.mjs'),
  // boardgame.io is measured as it is shipped: without its development checks.
  bench: node('tools/bench.ts', 'dist/tools/bench.mjs', { define: { 'process.env.NODE_ENV': '"production"' } }),
  tune: node('tools/tune.ts', 'dist/tools/tune.mjs'),
  tournament: node('tools/tournament.ts', 'dist/tools/tournament.mjs'),
};

const args = process.argv.slice(2);
const force = args.includes('--force');
const quiet = args.includes('--quiet');
const named = args.filter((arg) => !arg.startsWith('--'));
for (const name of named.length > 0 ? named : Object.keys(TARGETS)) {
  const target = TARGETS[name];
  if (!target) {
    console.error(`There is no target “${name}”; there are ${Object.keys(TARGETS).join(', ')}.`);
    process.exit(2);
  }
  if (!force && isFresh(target)) continue;
  if (!quiet) console.error(`Building ${name} …`);
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ...(target.renderer ? await rendererConfig() : target.config),
  });
  if (target.renderer) writeManifest();
}

async function rendererConfig() {
  const { default: vue } = await import('@vitejs/plugin-vue');
  return {
    root: at('src/renderer'),
    base: './',
    plugins: [vue()],
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      __INTLIFY_PROD_DEVTOOLS__: 'false',
      __INTLIFY_JIT_COMPILATION__: 'true',
      __INTLIFY_DROP_MESSAGE_COMPILER__: 'false',
    },
    build: {
      outDir: at('dist/renderer'),
      emptyOutDir: true,
      target: 'chrome140',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
    },
  };
}

/** The names the shells serve, each with its MIME type: nothing else is ever read from disk. */
function writeManifest() {
  const base = at('dist/renderer');
  const files = filesIn(base).map((path) => {
    const name = relative(base, path).split(sep).join('/');
    const mime = MIME[extname(name)];
    if (!mime) throw new Error(`No MIME type is known for ${name}`);
    return { name, mime };
  });
  writeFileSync(join(base, 'manifest.files.json'), JSON.stringify(files, null, 1));
}

function isFresh({ out, sources }) {
  if (!existsSync(at(out))) return false;
  const built = statSync(at(out)).mtimeMs;
  const inputs = [...sources, 'package-lock.json', 'scripts/build.mjs'].filter((path) => existsSync(at(path)));
  return inputs.flatMap((path) => filesIn(at(path))).every((path) => statSync(path).mtimeMs <= built);
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesIn(join(path, entry.name)));
}
