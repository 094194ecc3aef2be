import { BrowserWindow } from 'electron';
import type { BrowserWindowConstructorOptions, Session } from 'electron';
import { APP_ORIGIN } from '../../ipc/channels';

/** Options of the one window; tested key by key, since each of them guards something. */
export function windowOptions(preload: string, session: Session): BrowserWindowConstructorOptions {
  return {
    width: 1366,
    height: 768,
    minWidth: 960,
    minHeight: 600,
    show: false,
    backgroundColor: '#12313b',
    autoHideMenuBar: true,
    title: 'Serenissima',
    webPreferences: {
      preload,
      session,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
    },
  };
}

/** Opens the window; it shows itself when there is something to see. */
export function openWindow(preload: string, session: Session): BrowserWindow {
  const window = new BrowserWindow(windowOptions(preload, session));
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${APP_ORIGIN}/index.html`);
  return window;
}
