import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { electronBinary } from './scripts/start/electron.mjs';
import type { HostName } from './tests/e2e/hosts/host';
import { DEEP } from './tests/suite';

interface OnHost {
  readonly name: HostName;
  readonly use: { readonly host: HostName };
  readonly testIgnore?: string | RegExp;
}

/** Whole turns by each hand and by names alone, cards, docks, tips, a board redrawn: the page knows nothing of its host there, and they take long. */
const PAGE_ALONE =
  /[\\/]e2e[\\/](?:card|docks|explain|journeys|long-log|pad|quality|reader|redraw|sailing|touch)\.test/;

/** A project a host; what only a shell has is not asked of the web host, and of Electron only what it is taken to do. */
export const PROJECTS: OnHost[] = [
  { name: 'web', use: { host: 'web' }, testIgnore: '**/e2e/shell/**' },
  { name: 'shell', use: { host: 'shell' }, testIgnore: PAGE_ALONE },
  { name: 'electron', use: { host: 'electron' }, testIgnore: /[\\/]e2e[\\/]shell[\\/](?!conformance)/ },
];

/**
 * The whole app in real Chromium, once on each host: the web host, the compiled Electron main process with the stand-in of Electron
 * (`tests/shell`), and where its binary is on this machine in Electron itself. Each test starts a host of its own, with a data folder of its own.
 */
export default defineConfig<object, { host: HostName }>({
  testDir: 'tests/e2e',
  ...(DEEP ? {} : { grepInvert: /@deep/ }),
  globalSetup: ['./tests/temporary-folder.ts', './tests/shell/build.ts'],
  projects: PROJECTS.filter(({ name }) => name !== 'electron' || electronBinary()),
  outputDir: '.cache/e2e',
  // Most of a test is waiting for a page: three of them keep two cores busy.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/e2e/hosts/reporter.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  forbidOnly: true,
  // Where a machine is shared a test may have to be run once more; it is then called flaky, and named at the end.
  retries: process.env.CI ? 1 : 0,
  use: {
    viewport: { width: 1366, height: 768 },
    // Without a graphics card the processor fills every pixel: a quarter of them show as well what is where.
    deviceScaleFactor: 0.5,
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
