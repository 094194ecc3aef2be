import { BrowserWindow, screen } from 'electron';
import type { BrowserWindowConstructorOptions, Session, Size } from 'electron';
import { APP_ORIGIN } from '../../ipc/channels';
import { showWhenReady } from './show';

/** The window the app is drawn for, and the smallest in which everything has its place; in pixels of the page. */
const USUAL = { width: 1366, height: 768 };
const LEAST = { width: 960, height: 600 };

interface WindowSetting {
  /** Where the built preload lies. */
  readonly preload: string;
  readonly session: Session;
  /** Room on the screen beside the taskbar. */
  readonly room: Size;
  /** Started from a checkout: developer tools can be opened. */
  readonly development: boolean;
  /** The window has the screen to itself from the start. */
  readonly fullScreen: boolean;
}

/** Options of the one window; tested key by key, since each of them guards something. */
export function windowOptions({
  preload,
  session,
  room,
  development,
  fullScreen,
}: WindowSetting): BrowserWindowConstructorOptions {
  return {
    // Under this name Electron keeps the window's place, and whether it fills the screen.
    name: 'cabinet',
    windowStatePersistence: true,
    width: Math.min(USUAL.width, room.width),
    height: Math.min(USUAL.height, room.height),
    minWidth: Math.min(LEAST.width, room.width),
    minHeight: Math.min(LEAST.height, room.height),
    show: false,
    // Said only where it is so: elsewhere the window is as it was left.
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

/** Whether the app runs on a Steam Deck, which says so to everything it starts. */
const onSteamDeck = (env: Readonly<Record<string, string | undefined>>) => env.SteamDeck === '1';

/** Opens a window on the app's page; it shows itself when there is something to see. `watch` hears all that befalls the page. */
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

/** Loads the app's page. Why it could not be loaded is said by `did-fail-load`; the promise says it once more. */
export function load(window: BrowserWindow): void {
  window.loadURL(`${APP_ORIGIN}/index.html`).catch(() => undefined);
}
