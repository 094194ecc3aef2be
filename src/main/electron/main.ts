import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, session } from 'electron';
import { GAMES } from '../../engine/games/registry';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import { createPool } from '../services/opponents/pool';
import { createServices } from '../services/services';
import { createSettings } from '../services/settings';
import { staticFiles } from '../services/static-files';
import { connectIpc } from './ipc';
import { createRecovery } from './lifecycle';
import { installMenu } from './menu';
import { dataFiles, electronPorts } from './ports';
import { registerScheme, serveApp } from './protocol';
import { lockContents, lockSession } from './security';
import { SHELL_TEXTS, textsFor } from './texts';
import type { ShellTexts } from './texts';
import { openWindow } from './window';

/** Electron's main process: one window, one instance, the services behind the bridge. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));
let window: BrowserWindow | undefined;
let quitting = false;
/** What the shell says itself, in the language of the settings. */
let texts: ShellTexts = SHELL_TEXTS.en;
/** Threads in which computers think: one match is on the table at a time, and a hint may be asked for meanwhile. */
const THREADS = 2;

if (!app.requestSingleInstanceLock()) {
  app.quit();
} else {
  registerScheme();
  app.enableSandbox();
  lockContents(app);
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore();
    window?.focus();
  });
  app.on('before-quit', () => (quitting = true));
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) show();
  });
  void app.whenReady().then(begin).catch(giveUp);
}

function begin(): void {
  lockSession(session.defaultSession);
  serveApp(session.defaultSession, staticFiles(join(dist, 'renderer')));
  const pool = createPool(new URL('opponent.mjs', import.meta.url), THREADS);
  const ports = electronPorts(
    () => window,
    pool,
    () => texts,
  );
  const services = createServices(ports, GAMES);
  app.on('will-quit', () => void pool.close());
  connectIpc(services, () => window);
  services.watchSettings((settings) => {
    const before = texts;
    texts = textsFor(settings.language, app.getPreferredSystemLanguages());
    if (texts !== before) installMenu(services, process.platform, texts);
  });
  texts = textsFor('system', app.getPreferredSystemLanguages());
  installMenu(services, process.platform, texts);
  show();
}

/** What cannot begin says so and goes: an app without a window would keep the next one from starting. */
async function giveUp(error: unknown): Promise<void> {
  console.error('The app cannot start:', error);
  const { title, detail } = (await savedTexts()).cannotStart;
  dialog.showErrorBox(title, detail.replace('{reason}', String(error)));
  app.quit();
}

/** The texts of the language the player has chosen, also where no service could be started. */
async function savedTexts(): Promise<ShellTexts> {
  const system = app.getPreferredSystemLanguages();
  const log = { error: () => undefined };
  const { language } = await createSettings({ files: dataFiles(), log })
    .get()
    .catch(() => DEFAULT_SETTINGS);
  return textsFor(language, system);
}

function show(): void {
  const opened = openWindow(join(dist, 'preload', 'preload.cjs'), session.defaultSession);
  const recover = createRecovery(() => Date.now());
  window = opened;
  opened.on('closed', () => (window = undefined));
  opened.webContents.on('render-process-gone', (_event, { reason }) => {
    const what = recover(reason, quitting);
    if (what === 'reload') opened.reload();
    else if (what === 'ask') void askToReload(opened, reason);
  });
}

async function askToReload(opened: BrowserWindow, reason: string): Promise<void> {
  const { message, detail, again, quit } = texts.stopped;
  const { response } = await dialog.showMessageBox(opened, {
    type: 'error',
    message,
    detail: detail.replace('{reason}', reason),
    buttons: [again, quit],
    defaultId: 0,
    cancelId: 1,
  });
  if (response !== 0) app.quit();
  else if (!opened.isDestroyed()) opened.reload();
}
