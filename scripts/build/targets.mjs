// Defines the build targets, and which of them each shell requires.
import { renderer } from './renderer.mjs';
import { nodeConfig } from './vite.mjs';

/** Each shell with everything it loads. `npm start` builds a shell by its name. */
export const SHELLS = {
  electron: ['renderer', 'main', 'thinking', 'preload'],
  web: ['renderer', 'webHost', 'webThinking'],
};

/** Sources that all targets depend on. */
const COMMON = ['package.json', 'package-lock.json', 'scripts/build.mjs', 'scripts/build'];
const MAIN = ['src/engine', 'src/ipc', 'src/main'];
const TOOLS = ['src', 'tools', 'scripts/temporary-folder.mjs'];

/**
 * `out` is the file that a target makes in the output folder, or its folder if it ends in a slash. `sources` are the
 * files and folders it is made from. `config(out)` is Vite's configuration. `finish(out)` runs afterwards.
 */
export const TARGETS = {
  renderer: {
    out: 'renderer/',
    // Depends on all of `src`, because the list of third-party code covers all shipped bundles.
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
  torture: node('tools/torture.ts', 'tools/torture.mjs', TOOLS, { external: ['bufferutil', 'utf-8-validate'] }),
  corpus: node('tools/corpus.ts', 'tools/corpus.mjs', TOOLS),
  layout: node('tools/layout/main.ts', 'tools/layout.mjs', TOOLS, { external: ['@playwright/test'] }),
};

/**
 * The targets with these names, including the targets of shells. All targets if no name is given. Throws for an
 * unknown name.
 */
export function targetsOf(names) {
  if (names.length === 0) return Object.keys(TARGETS);
  const wanted = names.flatMap((name) => {
    if (Object.hasOwn(SHELLS, name)) return SHELLS[name];
    if (Object.hasOwn(TARGETS, name)) return [name];
    const all = [...Object.keys(SHELLS), ...Object.keys(TARGETS)].join(', ');
    throw new Error(`Unknown build target “${name}”. The targets are ${all}.`);
  });
  return [...new Set(wanted)];
}

/** Returns a target that bundles code for Node (see `nodeConfig`). */
function node(entry, out, sources, options) {
  return { out, sources: [...COMMON, ...sources], config: (file) => nodeConfig(entry, file, options) };
}
