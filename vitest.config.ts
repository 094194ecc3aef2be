import vue from '@vitejs/plugin-vue';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Three kinds of tests: plain Node, Electron's shell against a stand-in, and the renderer in a small DOM. */
export default defineConfig({
  test: {
    // Left to itself Vitest leaves one processor idle: of two, half.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'tests/{engine,services,contract,web,start,shell,flows,architecture,packaging,geography,tools}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        resolve: { alias: { electron: here('tests/electron/stand-in/index.ts') } },
        test: { name: 'electron', environment: 'node', include: ['tests/electron/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [vue()],
        test: { name: 'renderer', environment: 'happy-dom', include: ['tests/renderer/**/*.test.ts'] },
      },
    ],
  },
});
