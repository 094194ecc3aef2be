import type { Locator, Page } from '@playwright/test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveAction } from '../../src/renderer/app/saves/save-actions';
import type { App } from './app';
import { expect } from './app';
import { onlyOn } from './hosts/marks';

const FILES = 'files are downloaded and uploaded, in Electron through its dialogs';

/** Returns the text of the file that a button exports. `said` shows the app's message after an export in Electron. */
export async function exported(
  app: App,
  page: Page,
  button: Locator,
  said: Locator = page.getByTestId('home:notice'),
): Promise<string> {
  if (onlyOn(app, 'web', FILES)) {
    const download = page.waitForEvent('download');
    await button.click();
    return readFileSync(await (await download).path(), 'utf8');
  }
  const filePath = join(app.shell.home, 'exported.serenissima');
  await app.shell.do('answer', 'save', { canceled: false, filePath });
  await button.click();
  await expect(said).toBeVisible();
  await expect.poll(() => existsSync(filePath)).toBe(true);
  return readFileSync(filePath, 'utf8');
}

/** Opens the menu of a save. Default: the first save on the shelf. */
export async function openSaveMenu(page: Page, save = page.locator('.save').first()): Promise<void> {
  await save.getByTestId('save:menu').click();
  await expect(page.getByTestId('save:trash')).toBeVisible();
}

/** Chooses an action from the menu of a save. Default: the first save on the shelf. */
export async function onSave(page: Page, action: SaveAction, save?: Locator): Promise<void> {
  await openSaveMenu(page, save);
  await page.getByTestId(`save:${action}`).click();
}

/**
 * Imports a file with the shelf's import button, or with the controls `where`: the file field on the web, the button on
 * the desktop.
 */
export async function importFile(
  app: App,
  page: Page,
  name: string,
  text: string,
  where = { field: 'home:file', button: 'home:import' },
): Promise<void> {
  if (onlyOn(app, 'web', FILES)) {
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) };
    return page.getByTestId(where.field).setInputFiles(file);
  }
  const path = join(app.shell.home, name);
  writeFileSync(path, text);
  await app.shell.do('answer', 'open', { canceled: false, filePaths: [path] });
  await page.getByTestId(where.button).click();
}
