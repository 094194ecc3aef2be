/**
 * Tests the page that `npm start -- --web` opens, in a browser. In the short suite, the end-to-end tests use the same
 * page.
 */
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/setup.mjs';
import { temporaryFolder } from '../temporary-folder';
import { end, start } from './command';
import type { Command } from './command';

let app: Command;
let address: string;
let browser: Browser | undefined;

beforeAll(async () => {
  const root = temporaryFolder();
  app = start(['--web', '--no-open', '--out', join(root, 'dist'), '--data', join(root, 'data')]);
  address = await app.sees(/http:\S+/);
});
afterAll(async () => {
  await browser?.close();
  await end(app);
});

test('on the page of npm start -- --web, computers play after three clicks', async () => {
  browser = await chromium.launch({
    executablePath: findChromium(process.env, chromium.executablePath()),
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(address);
  await page.getByTestId('home:new').click();
  await page.getByTestId('new:alone').click();
  await page.getByTestId('new:start').click();
  await page.locator('[data-testid=board][data-ready=true]').waitFor();
  // The person's first decision. After following the computer's advice, it is the computers' turn.
  await page.getByTestId('advise').click();
  await page.getByTestId('advice').getByRole('button').first().click();
  const table = page.getByTestId('table');
  await expect.poll(async () => Number(await table.getAttribute('data-ply')), { timeout: 60_000 }).toBeGreaterThan(2);
  // The computers' reasons are in the log if they are shown during the game.
  await page.getByTestId('table:settings').click();
  await page.getByTestId('setting:reasons').selectOption('always');
  await page.keyboard.press('Escape');
  await page.getByTestId('log:open').click();
  await page.getByTestId('log').locator('small').first().waitFor();
  expect(errors).toEqual([]);
});
