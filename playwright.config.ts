import { availableParallelism } from 'node:os';
import { electronBinary } from './scripts/start/electron.mjs';
import { chromium, defineConfig } from '@playwright/test';
import { findChromium } from './scripts/setup.mjs';
import type { HostName } from './tests/e2e/hosts/host';
import { PAGE } from './tests/e2e/page-options';
import { DEEP } from './tests/suite';

interface OnHost {
  readonly name: HostName;
  readonly use: { readonly host: HostName };
  readonly testIgnore?: string | RegExp;
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
}

/** Test files that do not depend on the host. The shell project skips them. */
const PAGE_ALONE =
  /[\\/]e2e[\\/](?:card|docks|explain|journeys|long-log|pad|quality|reader|redraw|sailing|touch)\.test/;

/**
 * One project per host. The short suite tests the page on the web host. On the shell, it runs only tests of features
 * that depend on a shell: the `shell` folder, and tests tagged `@shell`, including one journey per game. The deep suite
 * runs most tests on both.
 */
export const PROJECTS: OnHost[] = [
  {
    name: 'web',
    use: { host: 'web' },
    testIgnore: '**/e2e/shell/**',
    ...(!DEEP && { grepInvert: /@deep|@shell/ }),
  },
  {
    name: 'shell',
    use: { host: 'shell' },
    testIgnore: PAGE_ALONE,
    ...(!DEEP && { grep: /@shell| shell[\\/][\w-]+\.test/, grepInvert: /@deep/ }),
  },
  { name: 'electron', use: { host: 'electron' }, testIgnore: /[\\/]e2e[\\/]shell[\\/](?!conformance)/ },
];

/**
 * Tests the whole app in real Chromium, once per host: the web host, the compiled Electron main process with a stand-in
 * for Electron (`tests/shell`), and Electron itself if its binary is installed.
 */
export default defineConfig<object, { host: HostName }>({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/temporary-folder.ts', './tests/shell/build.ts'],
  projects: PROJECTS.filter(({ name }) => name !== 'electron' || electronBinary()),
  outputDir: '.cache/e2e',
  // Tests mostly wait for their pages, so three workers keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/hosts/reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  forbidOnly: true,
  // On a shared machine a test may need a second run. It is then reported as flaky.
  retries: process.env.CI ? 1 : 0,
  use: {
    ...PAGE,
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: findChromium(process.env, chromium.executablePath()),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--force-color-profile=srgb',
      ],
    },
  },
});
