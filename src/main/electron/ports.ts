import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, dialog, shell } from 'electron';
import type { BrowserWindow } from 'electron';
import { FILE_ENDINGS } from '../../ipc/files';
import { nodeFiles } from '../services/node-files';
import { openFolder } from '../services/open-folder';
import type { OpenFolder } from '../services/open-folder';
import type { AdviserPort, FilePort, LogPort, Ports } from '../services/ports';
import { readSaveFile, writeSaveFile } from '../services/save-file';
import type { ShellTexts } from './texts';

/** `--seed=TEXT` fixes the seed of every new match, for tests and demonstrations. The web host has the same option. */
const SEED = process.argv.find((argument) => argument.startsWith('--seed='))?.slice('--seed='.length);

const dataFolder = () => join(app.getPath('userData'), 'data');
const trash = (path: string) => shell.trashItem(path);

/** The files in the user's data folder, without locking it against other processes. */
export function dataFiles(): FilePort {
  return nodeFiles(dataFolder(), trash);
}

/** Opens and locks the user's data folder, or opens it read-only if another process has it. Uses the system's trash. */
export function openDataFolder(log: LogPort): Promise<OpenFolder> {
  return openFolder(dataFolder(), 'electron', (what, error) => log.error(what, error), trash);
}

/** The services' ports under Electron: files, system dialogs with `window` as their parent, and the clock. */
export function electronPorts(
  window: () => BrowserWindow | undefined,
  { files, summaries, owner }: Pick<OpenFolder, 'files' | 'owner'> & Partial<OpenFolder>,
  adviser: AdviserPort,
  texts: () => ShellTexts,
  log: LogPort,
): Ports {
  const over = <T>(ask: (parent: BrowserWindow) => T, alone: () => T): T => {
    const parent = window();
    return parent ? ask(parent) : alone();
  };
  return {
    files,
    ...(summaries && { summaries }),
    owner,
    clock: { now: () => new Date().toISOString() },
    log,
    chooser: {
      async exportText(name, text, kind) {
        const { writing, kinds } = texts().files;
        const filters = [{ name: kinds[kind], extensions: [FILE_ENDINGS[kind]] }];
        const options = { title: writing[kind], defaultPath: join(app.getPath('documents'), name), filters };
        const { canceled, filePath } = await over(
          (parent) => dialog.showSaveDialog(parent, options),
          () => dialog.showSaveDialog(options),
        );
        if (canceled || !filePath) return { handled: true, cancelled: true };
        await writeSaveFile(filePath, text);
        return { handled: true, cancelled: false };
      },
      async importText(kind) {
        const { reading, kinds } = texts().files;
        const filters = [{ name: kinds[kind], extensions: [FILE_ENDINGS[kind]] }];
        const options = { title: reading[kind], properties: ['openFile' as const], filters };
        const { canceled, filePaths } = await over(
          (parent) => dialog.showOpenDialog(parent, options),
          () => dialog.showOpenDialog(options),
        );
        return canceled || filePaths.length === 0 ? null : readSaveFile(filePaths[0], kind);
      },
    },
    adviser,
    newId: () => randomUUID(),
    newSeed: () => SEED ?? randomBytes(12).toString('hex'),
    info: { version: app.getVersion(), shell: 'electron', platform: process.platform, folder: dataFolder() },
  };
}
