import vue from '@vitejs/plugin-vue';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The code under test has no state of its own, or resets it before each file, so files share the modules a worker has loaded.
 * Loading them again for each file takes longer than many files run.
 */
const shared = { isolate: false };

/** Files that start the whole app as a page does: it loads every module again and is never unmounted. */
const alone = ['tests/renderer/app/start.test.ts'];

/** As in tests/suite.ts, which Vite's own loader of configurations could not import. */
const DEEP = process.env.SUITE === 'deep';

/** Files that only the deep suite runs. */
const deepOnly = DEEP ? [] : ['**/*.deep.test.ts'];

/** Kinds of tests: the engine alone, plain Node, Electron's shell against a stand-in, and the renderer in a small DOM. */
export default defineConfig({
  test: {
    // Left to itself Vitest leaves one processor idle: of two, half.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: 'tests/temporary-folder.ts',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'engine',
          environment: 'node',
          pool: 'threads',
          include: ['tests/{engine,contract,architecture}/**/*.test.ts'],
          exclude: deepOnly,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          // Processes, not threads: the lock of a data folder names the process that holds it.
          pool: 'forks',
          include: ['tests/{services,web,start,shell,flows,packaging,tools}/**/*.test.ts', 'lab/tests/*.test.ts'],
          exclude: deepOnly,
        },
      },
      {
        extends: true,
        resolve: { alias: { electron: here('tests/electron/stand-in/index.ts') } },
        test: {
          // A file of its own each: most start main anew with other modules in place of some of its own.
          name: 'electron',
          environment: 'node',
          include: ['tests/electron/**/*.test.ts'],
          exclude: deepOnly,
        },
      },
      {
        extends: true,
        plugins: [vue()],
        // Screens and stores included: one project, so that each worker loads the app once. tests/renderer/setup.ts resets it.
        test: {
          ...shared,
          name: 'renderer',
          environment: 'happy-dom',
          setupFiles: ['tests/renderer/setup.ts'],
          include: ['tests/renderer/**/*.test.ts', 'lab/tests/speak/*.test.ts'],
          exclude: [...alone, ...deepOnly],
        },
      },
      {
        extends: true,
        plugins: [vue()],
        test: { name: 'app', environment: 'happy-dom', include: alone },
      },
    ],
  },
});
