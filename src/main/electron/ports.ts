import { randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, dialog, shell } from 'electron';
import type { BrowserWindow } from 'electron';
import { nodeFiles } from '../services/node-files';
import type { AdviserPort, FilePort, Ports } from '../services/ports';
import type { ShellTexts } from './texts';

const EXTENSIONS = ['serenissima'];

/** The user's data folder, and the system's trash. */
export function dataFiles(): FilePort {
  return nodeFiles(join(app.getPath('userData'), 'data'), (path) => shell.trashItem(path));
}

/** The world as Electron offers it: the user's data folder, and the system's dialogs in the language in force. */
export function electronPorts(
  window: () => BrowserWindow | undefined,
  adviser: AdviserPort,
  texts: () => ShellTexts,
): Ports {
  const over = <T>(ask: (parent: BrowserWindow) => T, alone: () => T): T => {
    const parent = window();
    return parent ? ask(parent) : alone();
  };
  return {
    files: dataFiles(),
    clock: { now: () => new Date().toISOString() },
    log: { error: (what, error) => console.error(`${what}:`, error) },
    chooser: {
      async exportText(name, text) {
        const { exportTitle, saves } = texts().files;
        const filters = [{ name: saves, extensions: EXTENSIONS }];
        const options = { title: exportTitle, defaultPath: join(app.getPath('documents'), name), filters };
        const { canceled, filePath } = await over(
          (parent) => dialog.showSaveDialog(parent, options),
          () => dialog.showSaveDialog(options),
        );
        if (canceled || !filePath) return { handled: true, cancelled: true };
        await writeFile(filePath, text, 'utf8');
        return { handled: true, cancelled: false };
      },
      async importText() {
        const { importTitle, saves } = texts().files;
        const filters = [{ name: saves, extensions: EXTENSIONS }];
        const options = { title: importTitle, properties: ['openFile' as const], filters };
        const { canceled, filePaths } = await over(
          (parent) => dialog.showOpenDialog(parent, options),
          () => dialog.showOpenDialog(options),
        );
        return canceled || filePaths.length === 0 ? null : readFile(filePaths[0], 'utf8');
      },
    },
    adviser,
    newId: () => randomUUID(),
    newSeed: () => randomBytes(12).toString('hex'),
    info: { version: app.getVersion(), shell: 'electron', platform: process.platform },
  };
}
