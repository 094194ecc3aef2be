import { chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { sideInPage } from '../context-bridge-source';
import type { Host } from './host';

/** A secure origin, like that of Electron's page. It serves an empty page. */
const ORIGIN = 'https://conformance.test/';

/**
 * Opens a Chromium page whose main world and preload world are connected by the bridge. Each case is a new document.
 */
export async function chromiumPage(executablePath: string): Promise<Host & { close(): Promise<void> }> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.route(ORIGIN, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const before = (source: string, worldName?: string) =>
    devtools.send('Page.addScriptToEvaluateOnNewDocument', { source, ...(worldName !== undefined && { worldName }) });
  return {
    name: 'the two worlds of a page in Chromium',
    offers: ['dom', 'video'],
    close: () => browser.close(),
    async run({ preload, page: script }) {
      const name = randomUUID();
      // Scripts run in the order in which they were added, so the main world listens before the preload runs.
      const scripts = [
        await before(`void ${sideInPage(name, 'main')};`),
        await before(`{ const contextBridge = ${sideInPage(name, 'preload')}; ${preload} }`, 'preload'),
      ];
      await page.goto(ORIGIN);
      for (const { identifier } of scripts)
        await devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
      return JSON.parse(
        await page.evaluate<string>(`(async () => JSON.stringify(await (async () => { ${script} })()))()`),
      ) as unknown;
    },
  };
}
