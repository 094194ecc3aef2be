import vue from '@vitejs/plugin-vue';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The test files that run in one worker share loaded modules. The code under test has no module state that matters, or
 * tests/renderer/setup.ts resets it before each file. Loading the modules takes longer than running many of the files.
 */
const shared = { isolate: false };

/** Files that start the whole app like a page. They reload every module and leave the app mounted, so share nothing. */
const alone = ['tests/renderer/app/start.test.ts'];

/** As in tests/suite.ts, which Vite's configuration loader cannot import. */
const DEEP = process.env.SUITE === 'deep';

/** Files that only the deep suite runs. */
const deepOnly = DEEP ? [] : ['**/*.deep.test.ts'];

/** Kinds of tests: the engine alone, plain Node, Electron's shell with a stand-in, and the renderer in a small DOM. */
export default defineConfig({
  test: {
    // By default, Vitest leaves one processor idle.
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
          // Processes, not threads, because a data folder's lock names the process that owns it.
          pool: 'forks',
          include: ['tests/{services,web,start,shell,flows,packaging,tools}/**/*.test.ts', 'lab/tests/*.test.ts'],
          exclude: deepOnly,
        },
      },
      {
        extends: true,
        resolve: { alias: { electron: here('tests/electron/stand-in/index.ts') } },
        test: {
          // Not shared: most files start main again with some of its modules replaced.
          name: 'electron',
          environment: 'node',
          include: ['tests/electron/**/*.test.ts'],
          exclude: deepOnly,
        },
      },
      {
        extends: true,
        plugins: [vue()],
        // Includes screens and stores, so that each worker loads the app once. tests/renderer/setup.ts resets it.
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
