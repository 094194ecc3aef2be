import { BrowserWindow, screen } from 'electron';
import type { BrowserWindowConstructorOptions, Session, Size } from 'electron';
import { APP_ORIGIN } from '../../ipc/channels';
import { showWhenReady } from './show';

/** The size for which the app is designed, and the smallest size in which everything fits, in CSS pixels. */
const USUAL = { width: 1366, height: 768 };
const LEAST = { width: 960, height: 600 };

interface WindowSetting {
  /** The path of the built preload. */
  readonly preload: string;
  readonly session: Session;
  /** The size of the screen without the taskbar. */
  readonly room: Size;
  /** Whether the app was started from a checkout, so that developer tools can be opened. */
  readonly development: boolean;
  /** Whether the window starts in full screen. */
  readonly fullScreen: boolean;
}

/** The window's options. Each is tested, because most of them are for security. */
export function windowOptions({
  preload,
  session,
  room,
  development,
  fullScreen,
}: WindowSetting): BrowserWindowConstructorOptions {
  return {
    // Electron remembers the window's position and size under this name.
    name: 'cabinet',
    windowStatePersistence: true,
    width: Math.min(USUAL.width, room.width),
    height: Math.min(USUAL.height, room.height),
    minWidth: Math.min(LEAST.width, room.width),
    minHeight: Math.min(LEAST.height, room.height),
    show: false,
    // Set only if true, because `false` would override the remembered state.
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

/** Whether the app runs on a Steam Deck, which sets this variable for every program. */
const onSteamDeck = (env: Readonly<Record<string, string | undefined>>) => env.SteamDeck === '1';

/**
 * Opens a window with the app's page. It appears when the page is drawn. `watch` can add listeners to the page before
 * it loads.
 */
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

/** Loads the app's page. The rejection is ignored because `did-fail-load` reports the same error. */
export function load(window: BrowserWindow): void {
  window.loadURL(`${APP_ORIGIN}/index.html`).catch(() => undefined);
}
