import { defineConfig } from '@playwright/test';

/** The whole app in real Chromium: each test starts its own web host with a data folder of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/e2e',
  // Most of a test is waiting for a page; two of them use two cores well.
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1366, height: 768 },
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
