// What can be built, and which shell needs what: the one place that says so.
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { renderer } from './renderer.mjs';

/** Each shell with everything it loads: `npm start` builds a shell by its name, so nothing can be left out. */
export const SHELLS = {
  electron: ['renderer', 'main', 'thinking', 'preload'],
  web: ['renderer', 'webHost', 'webThinking'],
};

/** What every target depends on beside its own sources. */
const COMMON = ['package.json', 'package-lock.json', 'scripts/build.mjs', 'scripts/build'];
const MAIN = ['src/engine', 'src/ipc', 'src/main'];
const TOOLS = ['src', 'tools', 'scripts/temporary-folder.mjs'];
const PRODUCTION = { define: { 'process.env.NODE_ENV': '"production"' } };

/**
 * `out` is the one file a target makes below the output folder, or its folder when it ends in a slash; `sources` are the files and
 * folders it is made from; `config(out)` tells Vite how; `finish(out)` is done after it; one that is `apart` is built only by its name.
 */
export const TARGETS = {
  renderer: {
    out: 'renderer/',
    // All of `src`: the list of third parties tells of every shipped bundle.
    sources: [...COMMON, 'src', 'assets', 'scripts/third-party.mjs', 'scripts/woff2.mjs'],
    ...renderer,
  },
  main: node('src/main/electron/main.ts', 'main/main.mjs', MAIN, { external: ['electron'] }),
  thinking: node('src/main/services/opponents/worker.ts', 'main/opponent.mjs', MAIN),
  preload: node('src/preload/preload.ts', 'preload/preload.cjs', ['src/preload', 'src/ipc', 'src/engine'], {
    external: ['electron'],
    format: 'cjs',
  }),
  webHost: node('src/main/web/host.ts', 'web/host.mjs', MAIN, { external: ['bufferutil', 'utf-8-validate'] }),
  webThinking: node('src/main/services/opponents/worker.ts', 'web/opponent.mjs', MAIN),
  console: node('tools/console/main.ts', 'tools/console.mjs', TOOLS),
  bench: node('tools/bench.ts', 'tools/bench.mjs', TOOLS),
  // boardgame.io is measured as it is shipped: without its development checks.
  field: apart('tools/field', node('tools/field/measure.ts', 'tools/field.mjs', TOOLS, PRODUCTION)),
  torture: node('tools/torture.ts', 'tools/torture.mjs', TOOLS, { external: ['bufferutil', 'utf-8-validate'] }),
  tune: node('tools/tune.ts', 'tools/tune.mjs', TOOLS),
  corpus: node('tools/corpus.ts', 'tools/corpus.mjs', TOOLS),
  ladder: node('tools/ladder/main.ts', 'tools/ladder.mjs', TOOLS),
  learn: node('tools/learn/main.ts', 'tools/learn.mjs', TOOLS),
  respond: node('tools/respond.ts', 'tools/respond.mjs', TOOLS),
  tactics: node('tools/tactics/main.ts', 'tools/tactics.mjs', TOOLS),
  tournament: node('tools/tournament/main.ts', 'tools/tournament.mjs', TOOLS),
  layout: node('tools/layout/main.ts', 'tools/layout.mjs', TOOLS, { external: ['@playwright/test'] }),
  // What the tables say stands beside their components; of these nothing is shown.
  speak: node('tools/speak/speak.ts', 'tools/speak.mjs', TOOLS, { plugins: vuePlugins }),
};

/** The targets of shells and targets named; all but those apart when none is. Throws on a name there is not. */
export function targetsOf(names) {
  if (names.length === 0) return Object.keys(TARGETS).filter((name) => !TARGETS[name].apart);
  const wanted = names.flatMap((name) => {
    if (Object.hasOwn(SHELLS, name)) return SHELLS[name];
    if (Object.hasOwn(TARGETS, name)) return [name];
    const all = [...Object.keys(SHELLS), ...Object.keys(TARGETS)].join(', ');
    throw new Error(`There is nothing called “${name}” to build; there are ${all}.`);
  });
  return [...new Set(wanted)];
}

/** A bundle for Node: one file, with everything but `external` in it. */
function node(entry, out, sources, { external = [], format = 'es', define = {}, plugins = () => [] } = {}) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const config = async (file) => ({
    root,
    plugins: await plugins(),
    define: { APP_VERSION: JSON.stringify(version), ...define },
    build: {
      ssr: true,
      target: 'node20',
      outDir: dirname(file),
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        input: join(root, entry),
        external: [...builtinModules, /^node:/, ...external],
        // Docstrings are for readers of the source; names and lines stay, for the stack traces in a report.
        output: { format, entryFileNames: basename(file), codeSplitting: false, comments: { jsdoc: false } },
      },
    },
    ssr: { noExternal: true },
  });
  return { out, sources: [...COMMON, ...sources], config };
}

/** A target with a package.json of its own, in `folder`, which nothing else needs. */
export function apart(folder, target) {
  const config = (out) => {
    if (existsSync(join(root, folder, 'node_modules'))) return target.config(out);
    throw new Error(`What ${folder} needs is not installed: run npm ci --prefix ${folder}`);
  };
  return { ...target, config, apart: true };
}

async function vuePlugins() {
  const { default: vue } = await import('@vitejs/plugin-vue');
  return [vue()];
}
