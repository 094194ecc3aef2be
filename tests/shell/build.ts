import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The built stand-in's folder. */
const FOLDER = at('.cache/shell');

/** The outputs: a module for Node, and a script for each of the page's two worlds. */
const PARTS = [
  { entry: 'tests/shell/stand-in/electron.ts', file: 'electron.mjs', format: 'es' },
  { entry: 'tests/shell/page/main-world.ts', file: 'main-world.js', format: 'iife' },
  { entry: 'tests/shell/page/isolated-world.ts', file: 'isolated-world.js', format: 'iife' },
] as const;

/** Builds the Electron stand-in. Playwright calls this before the first test. Does not rebuild the app. */
export default async function buildStandIn(): Promise<void> {
  for (const { entry, file, format } of PARTS) {
    const node = format === 'es';
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: node,
        target: node ? 'node20' : 'chrome140',
        outDir: FOLDER,
        emptyOutDir: false,
        minify: false,
        rollupOptions: {
          input: at(entry),
          external: node ? [...builtinModules, /^node:/, 'ws'] : [],
          output: { format, entryFileNames: file, codeSplitting: false },
        },
      },
    });
  }
}
