import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, BrowserWindow, dialog, session } from 'electron';
import { GAMES } from '../../engine/games/registry';
import { createPool } from '../services/opponents/pool';
import { createServices } from '../services/services';
import { staticFiles } from '../services/static-files';
import { connectIpc } from './ipc';
import { createRecovery } from './lifecycle';
import { installMenu } from './menu';
import { electronPorts } from './ports';
import { registerScheme, serveApp } from './protocol';
import { lockContents, lockSession } from './security';
import { openWindow } from './window';

/** Electron's main process: one window, one instance, the services behind the bridge. */
const dist = dirname(dirname(fileURLToPath(import.meta.url)));
let window: BrowserWindow | undefined;
let quitting = false;
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
  const services = createServices(
    electronPorts(() => window, pool),
    GAMES,
  );
  app.on('will-quit', () => void pool.close());
  connectIpc(services, () => window);
  installMenu(services, process.platform);
  show();
}

/** What cannot begin says so and goes: an app without a window would keep the next one from starting. */
function giveUp(error: unknown): void {
  console.error('The app cannot start:', error);
  dialog.showErrorBox(
    'Serenissima cannot start',
    `${String(error)}\n\nSaved games are untouched. Installing again may help.`,
  );
  app.quit();
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
  const { response } = await dialog.showMessageBox(opened, {
    type: 'error',
    message: 'The window has stopped several times.',
    detail: `Reason: ${reason}. Every move is saved; nothing is lost.`,
    buttons: ['Try again', 'Quit'],
    defaultId: 0,
    cancelId: 1,
  });
  if (response !== 0) app.quit();
  else if (!opened.isDestroyed()) opened.reload();
}
