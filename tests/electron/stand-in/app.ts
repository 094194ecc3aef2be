import type { App, PowerMonitor } from 'electron';
import { events, preventable, strict } from './strict';
import { log } from './world';

/** The app's events. `appWorld` contains what a test can set before the start and change later. */
export const appBus = events();
export const appWorld = {
  lock: true,
  /** The user's home folder, and the desktop's preferred languages. */
  home: '/home/doge',
  languages: ['en-GB'],
  packaged: true,
  /** Chromium's switches by name, from the command line and from the shell. */
  switches: new Map<string, string>(),
  paths: new Map<string, string>(),
  /** Some calls work only before the app is ready, others only afterwards. */
  ready: false,
  ended: false,
  begin: () => undefined as void,
};

const ready = new Promise<void>((resolve) => {
  appWorld.begin = () => {
    appWorld.ready = true;
    resolve();
  };
});

/** Throws like Electron if the app is already ready. */
export function before(what: string): void {
  if (appWorld.ready) throw new Error(`${what} should be called before app is ready`);
}

/** Throws like Electron if the app is not ready yet. */
export function after(what: string): void {
  if (!appWorld.ready) throw new Error(`${what} before app is ready`);
}

/** Closes the open windows. Set by `window.ts`. */
export const openWindows = { close: () => undefined as void };

/** Quits like Electron: asks the app, closes the windows, asks again and exits. */
function quit(): void {
  log('quit');
  const first = preventable();
  appBus.emit('before-quit', first);
  if (first.prevented) return;
  openWindows.close();
  const last = preventable();
  appBus.emit('will-quit', last);
  if (!last.prevented) appWorld.ended = true;
}

export const app = strict('app', {
  on: appBus.on,
  get isPackaged() {
    return appWorld.packaged;
  },
  isReady: () => appWorld.ready,
  commandLine: strict('app.commandLine', {
    hasSwitch: (name: string) => appWorld.switches.has(name),
    // Once the app is ready, Chromium has read its switches, so another one has no effect.
    appendSwitch: (name: string, value = '') => {
      if (!appWorld.ready) appWorld.switches.set(name, value);
    },
  }),
  requestSingleInstanceLock: () => {
    log(`lock in ${appWorld.paths.get('userData') ?? 'the default folder'}`);
    return appWorld.lock;
  },
  enableSandbox: () => {
    before('app.enableSandbox()');
    // Electron removes the switch although the processes were started with it.
    appWorld.switches.delete('no-sandbox');
    log('sandbox enabled');
  },
  setAppUserModelId: (id: string) => log(`application id ${id}`),
  whenReady: () => ready,
  quit,
  setPath: (name: string, path: string) => void appWorld.paths.set(name, path),
  getPath: (name: string) => appWorld.paths.get(name) ?? (name === 'home' ? appWorld.home : `${appWorld.home}/${name}`),
  getPreferredSystemLanguages: () => {
    after('app.getPreferredSystemLanguages()');
    return appWorld.languages;
  },
  getVersion: () => '9.9.9',
}) as unknown as App;

export const powerBus = events();
export const powerMonitor = strict('powerMonitor', { on: powerBus.on }) as unknown as PowerMonitor;
