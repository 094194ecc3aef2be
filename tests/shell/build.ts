import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the built stand-in lies, from the project's root. */
const FOLDER = at('.cache/shell');

/** What is built of it: a module for Node, and a script for each of the page's two worlds. */
const PARTS = [
  { entry: 'tests/shell/stand-in/electron.ts', file: 'electron.mjs', format: 'es' },
  { entry: 'tests/shell/page/main-world.ts', file: 'main-world.js', format: 'iife' },
  { entry: 'tests/shell/page/isolated-world.ts', file: 'isolated-world.js', format: 'iife' },
] as const;

/** Builds the stand-in of Electron; Playwright does so before the first test. The app itself is not built again. */
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
