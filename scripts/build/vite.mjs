import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { root } from '../setup.mjs';

/** Prevents the bundler from printing timings on a slow machine. */
const SILENT = { rolldownOptions: { checks: { bundlerTimings: false } } };

export async function viteBuild(config) {
  const { build, mergeConfig } = await import('vite');
  await build(mergeConfig({ configFile: false, logLevel: 'warn', build: SILENT }, config));
}

/** Vite's configuration for a Node bundle: a single file `out` that contains everything except `external`. */
export function nodeConfig(entry, out, { external = [], format = 'es', define = {}, plugins = [] } = {}) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    root,
    plugins,
    define: { APP_VERSION: JSON.stringify(version), ...define },
    build: {
      ssr: true,
      target: 'node20',
      outDir: dirname(out),
      emptyOutDir: false,
      minify: false,
      rollupOptions: {
        // No comments with module paths: they would take 33 kB, and function names suffice in a stack trace.
        experimental: { attachDebugInfo: 'none' },
        input: join(root, entry),
        external: [...builtinModules, /^node:/, ...external],
        // Only docstrings and bundler annotations are removed. The code is not minified, so that stack traces in
        // reports are readable.
        output: {
          format,
          entryFileNames: basename(out),
          codeSplitting: false,
          comments: { jsdoc: false, annotation: false },
        },
      },
    },
    ssr: { noExternal: true },
  };
}
