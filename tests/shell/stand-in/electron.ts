/**
 * Replaces the module `electron` for the compiled main process started with `tests/shell/register.mjs`. Provides
 * Electron's objects as far as the app uses them. Its window is a page of a real Chromium, driven over the DevTools
 * protocol. Anything that is not modelled throws with its name. `tests/shell/README.md` lists the differences from
 * Electron.
 */
import { becomeReady } from './app';
import { listenToTest } from './control';
import { switches } from './desk';
import { dialog } from './dialogs';

export { app } from './app';
export { dialog, shell } from './dialogs';
export { ipcMain } from './ipc';
export { Menu } from './menu';
export { nativeTheme, powerMonitor, screen } from './machine';
export { protocol, session } from './session';
export { BrowserWindow } from './window';

Object.defineProperty(process, 'type', { value: 'browser' });
Object.defineProperty(process.versions, 'electron', { value: '45.4.1', enumerable: true });
Object.defineProperty(process.versions, 'chrome', { value: '150.0.0.0', enumerable: true });

// Electron's default for an uncaught error: it shows a dialog, and the app continues.
process.on('uncaughtException', (error) => {
  if (process.listenerCount('uncaughtException') > 1) return;
  console.error('Uncaught exception in the main process:', error);
  dialog.showErrorBox('A JavaScript error occurred in the main process', String(error.stack));
});

listenToTest();
// As in Electron, the process does not end by itself, and the app becomes ready when its main file has run.
setInterval(() => undefined, 2 ** 30);
if (!switches.waitForReady) setImmediate(becomeReady);
