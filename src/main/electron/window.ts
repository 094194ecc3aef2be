import { BrowserWindow, screen } from 'electron';
import type { BrowserWindowConstructorOptions, Session, Size } from 'electron';
import { APP_ORIGIN } from '../../ipc/channels';
import { showWhenReady } from './show';

/** The window size the app is designed for, and the minimum width and height, in CSS pixels. */
const USUAL = { width: 1366, height: 768 };
const MIN_SIZE = { width: 600, height: 600 };

interface WindowSetting {
  readonly preload: string;
  readonly session: Session;
  readonly room: Size;
  readonly development: boolean;
  readonly fullScreen: boolean;
}

/** The window options. Most of them matter for security, so each is tested. */
export function windowOptions({
  preload,
  session,
  room,
  development,
  fullScreen,
}: WindowSetting): BrowserWindowConstructorOptions {
  return {
    // Electron stores the window's position and size under this name.
    name: 'cabinet',
    windowStatePersistence: true,
    width: Math.min(USUAL.width, room.width),
    height: Math.min(USUAL.height, room.height),
    minWidth: Math.min(MIN_SIZE.width, room.width),
    minHeight: Math.min(MIN_SIZE.height, room.height),
    show: false,
    // Only set when true: `false` would override the stored window state.
    ...(fullScreen && { fullscreen: true }),
    backgroundColor: '#12313b',
    autoHideMenuBar: true,
    title: 'Serenissima',
    webPreferences: {
      preload,
      session,
      devTools: development,
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

/** SteamOS sets this variable for every program. */
const onSteamDeck = (env: Readonly<Record<string, string | undefined>>) => env.SteamDeck === '1';

/** Opens the window, which becomes visible once the page is drawn. `watch` is called before it loads. */
export function openWindow(
  setting: Omit<WindowSetting, 'room' | 'fullScreen'>,
  watch: (window: BrowserWindow) => void,
): BrowserWindow {
  const room = screen.getPrimaryDisplay().workArea;
  const window = new BrowserWindow(windowOptions({ ...setting, room, fullScreen: onSteamDeck(process.env) }));
  showWhenReady(window);
  watch(window);
  load(window);
  return window;
}

/** Loads the app's page. Errors are ignored here because `did-fail-load` reports them too. */
export function load(window: BrowserWindow): void {
  window.loadURL(`${APP_ORIGIN}/index.html`).catch(() => undefined);
}
