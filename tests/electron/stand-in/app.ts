import type { App, PowerMonitor } from 'electron';
import { events, preventable, strict } from './strict';
import { log } from './world';

/** What a test decides about the app before it starts, and does to it afterwards. */
export const appBus = events();
export const appWorld = {
  lock: true,
  /** The data folder's parent, and the languages the desktop asks for. */
  home: '/home/doge',
  languages: ['en-GB'],
  packaged: true,
  /** Chromium's switches, by name: those of the command line and those the shell adds. */
  switches: new Map<string, string>(),
  paths: new Map<string, string>(),
  /** Whether the app is ready: some things only go before, some only after. */
  ready: false,
  /** Whether the app has ended for good. */
  ended: false,
  begin: () => undefined as void,
};

const ready = new Promise<void>((resolve) => {
  appWorld.begin = () => {
    appWorld.ready = true;
    resolve();
  };
});

/** Throws as Electron does what comes too late. */
export function before(what: string): void {
  if (appWorld.ready) throw new Error(`${what} should be called before app is ready`);
}

/** Throws as Electron does what comes too early. */
export function after(what: string): void {
  if (!appWorld.ready) throw new Error(`${what} before app is ready`);
}

/** The windows that are open; `window.ts` fills it in. */
export const openWindows = { close: () => undefined as void };

/** As Electron quits: the app is asked, the windows close, the app is asked once more, and then it is gone. */
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
    // A switch that comes after Chromium has read them is kept, and changes nothing.
    appendSwitch: (name: string, value = '') => {
      if (!appWorld.ready) appWorld.switches.set(name, value);
    },
  }),
  requestSingleInstanceLock: () => {
    log(`lock in ${appWorld.paths.get('userData') ?? 'the usual folder'}`);
    return appWorld.lock;
  },
  enableSandbox: () => {
    before('app.enableSandbox()');
    // Electron takes the switch away, though the processes have been started with it.
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
