import type { Locator, Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from './app';
import { expect } from './app';
import { onlyOn } from './hosts/marks';

const FILES = 'files go by download and upload, in Electron through its dialogs';

/** The text of the save a button exports. */
export async function exported(app: App, page: Page, button: Locator): Promise<string> {
  if (onlyOn(app, 'web', FILES)) {
    const download = page.waitForEvent('download');
    await button.click();
    return readFileSync(await (await download).path(), 'utf8');
  }
  const filePath = join(app.shell.home, 'exported.serenissima');
  await app.shell.do('answer', 'save', { canceled: false, filePath });
  await button.click();
  await expect(page.getByTestId('home:notice')).toBeVisible();
  await expect.poll(() => existsSync(filePath)).toBe(true);
  return readFileSync(filePath, 'utf8');
}

/** Brings a file onto the shelf. */
export async function importFile(app: App, page: Page, name: string, text: string): Promise<void> {
  if (onlyOn(app, 'web', FILES)) {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
    return page.getByTestId('home:file').setInputFiles(file);
  }
  const path = join(app.shell.home, name);
  writeFileSync(path, text);
  await app.shell.do('answer', 'open', { canceled: false, filePaths: [path] });
  await page.getByTestId('home:import').click();
}
