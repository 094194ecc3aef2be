import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, test } from 'vitest';
import { dataFiles, electronPorts } from '../../src/main/electron/ports';
import { SHELL_TEXTS } from '../../src/main/electron/texts';
import { temporaryFolder } from '../temporary-folder';
import { appWorld } from './stand-in/app';
import { answers, asked } from './stand-in/desktop';
import { happened } from './stand-in/world';

const folder = temporaryFolder();
beforeEach(() => {
  appWorld.begin();
  happened.length = 0;
});
const adviser = { advise: async () => Promise.reject(new Error('This app has no adviser.')) };
const log = { error: () => undefined };
const ports = electronPorts(
  () => undefined,
  { files: dataFiles(), owner: null },
  adviser,
  () => SHELL_TEXTS.fr,
  log,
);

describe('Electron’s implementation of the services’ ports', () => {
  test('keeps files in the user data folder, and moves deleted ones to the system’s trash', async () => {
    await ports.files.discard('trash/1790000000000-match.serenissima');
    expect(happened).toEqual([`trash ${join('/home/doge/userData/data/trash/1790000000000-match.serenissima')}`]);
  });

  test('suggests the documents folder for an export', async () => {
    answers.save = { canceled: true, filePath: '' };
    await ports.chooser.exportText('match.serenissima', 'the save', 'save');
    expect(asked.at(-1)).toMatchObject({
      title: 'Exporter la partie',
      defaultPath: join('/home/doge/documents/match.serenissima'),
    });
  });

  test('treats a dialog that returns no file name as cancelled', async () => {
    answers.save = { canceled: false, filePath: '' };
    expect(await ports.chooser.exportText('a', 'b', 'save')).toEqual({ handled: true, cancelled: true });
    answers.open = { canceled: false, filePaths: [] };
    expect(await ports.chooser.importText('save')).toBeNull();
  });

  test('exports to the chosen file', async () => {
    const filePath = join(folder, 'match.serenissima');
    answers.save = { canceled: false, filePath };
    expect(await ports.chooser.exportText('match.serenissima', 'the save', 'save')).toEqual({
      handled: true,
      cancelled: false,
    });
    expect(readFileSync(filePath, 'utf8')).toBe('the save');
    expect(happened).toEqual(['dialog alone']);
  });

  test('opens dialogs over the window if there is one', async () => {
    answers.save = { canceled: true, filePath: '' };
    const over = electronPorts(
      () => ({}) as BrowserWindow,
      { files: dataFiles(), owner: null },
      adviser,
      () => SHELL_TEXTS.en,
      log,
    );
    expect(await over.chooser.exportText('a', 'b', 'save')).toEqual({ handled: true, cancelled: true });
    expect(happened).toEqual(['dialog over the window']);
  });

  test('imports the chosen file, or nothing if the dialog is cancelled', async () => {
    const path = join(folder, 'other.serenissima');
    writeFileSync(path, 'another save');
    answers.open = { canceled: false, filePaths: [path] };
    expect(await ports.chooser.importText('save')).toBe('another save');
    answers.open = { canceled: true, filePaths: [] };
    expect(await ports.chooser.importText('save')).toBeNull();
  });

  test('checks a file’s size before reading it', async () => {
    const path = join(folder, 'large.serenissima');
    writeFileSync(path, '');
    truncateSync(path, 20_000_001);
    answers.open = { canceled: false, filePaths: [path] };
    await expect(ports.chooser.importText('save')).rejects.toMatchObject({ code: 'file-too-large' });
    truncateSync(path, 100_000_001);
    answers.open = { canceled: false, filePaths: [path] };
    await expect(ports.chooser.importText('backup')).rejects.toMatchObject({ code: 'backup-too-large' });
    expect(asked.at(-1)).toMatchObject({ filters: [{ extensions: ['serenissima-backup'] }] });
  });

  test('gives every match a unique id and an unpredictable seed', () => {
    expect(ports.newId()).toMatch(/^[a-z0-9-]{36}$/);
    expect(new Set(Array.from({ length: 50 }, () => ports.newId())).size).toBe(50);
    expect(new Set(Array.from({ length: 50 }, () => ports.newSeed())).size).toBe(50);
    expect(ports.newSeed()).toMatch(/^[0-9a-f]{24}$/);
  });

  test('reports version, shell, platform and data folder', () => {
    expect(ports.info).toEqual({
      version: '9.9.9',
      shell: 'electron',
      platform: process.platform,
      folder: join('/home/doge/userData/data'),
    });
  });
});
