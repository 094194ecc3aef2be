import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { strict } from '../../electron/stand-in/strict';
import { desk, switches } from './desk';
import { note } from './diary';
import { emitter, mayFollow } from './emitter';

/** The app's life cycle: starting, ready, quitting, gone. */
const life = { ready: false, quitting: false };
export const isReady = (): boolean => life.ready;
export const isQuitting = (): boolean => life.quitting;

interface Manifest {
  readonly name: string;
  readonly productName?: string;
  readonly version: string;
}

/** Returns the app's folder: the nearest folder above its main file with a package.json. */
function appFolder(from = dirname(resolve(process.argv[1]))): string {
  try {
    readFileSync(join(from, 'package.json'));
    return from;
  } catch {
    return dirname(from) === from ? process.cwd() : appFolder(dirname(from));
  }
}
const folder = appFolder();
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const settingsFolder = (): string => {
  if (process.platform === 'win32') return process.env.APPDATA ?? join(homedir(), 'AppData', 'Roaming');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
};

let name = manifest.productName ?? manifest.name;
const chosen = new Map<string, string>();
const usual: Record<string, () => string> = {
  home: () => homedir(),
  appData: settingsFolder,
  userData: () => join(path('appData'), name),
  sessionData: () => path('userData'),
  logs: () => (process.platform === 'darwin' ? join(homedir(), 'Library', 'Logs', name) : join(path('userData'), 'logs')), // prettier-ignore
  crashDumps: () => join(path('userData'), 'Crashpad'),
  temp: () => join(desk.home, 'tmp'),
  desktop: () => join(homedir(), 'Desktop'),
  documents: () => join(homedir(), 'Documents'),
  downloads: () => join(homedir(), 'Downloads'),
  exe: () => process.execPath,
};

function path(of: string): string {
  if (!usual[of]) throw new Error(`Failed to get '${of}' path`);
  return chosen.get(of) ?? usual[of]();
}

/** Chromium's command-line switches, both from the start and added by the app. */
export const commandLine = new Map(
  process.argv
    .slice(2)
    .filter((argument) => argument.startsWith('--'))
    .map((argument) => {
      const [key, ...value] = argument.slice(2).split('=');
      return [key, value.join('=')] as const;
    }),
);

const beforeReady = (what: string) => {
  if (life.ready) throw new Error(`${what} can only be called before app is ready`);
};

let whenReady: () => void;
const ready = new Promise<void>((resolve) => (whenReady = resolve));

export const { bus: appBus, members } = emitter(() => app);
export const app: Record<string, unknown> = strict('app', {
  ...members,
  name,
  isPackaged: desk.packaged ?? false,
  whenReady: () => ready,
  isReady,
  requestSingleInstanceLock: () => !switches.locked,
  hasSingleInstanceLock: () => !switches.locked,
  releaseSingleInstanceLock: () => note('lock released'),
  enableSandbox() {
    beforeReady('app.enableSandbox()');
    note('sandbox enabled');
    // As in Electron, renderers are sandboxed from now on, regardless of the command line.
    if (commandLine.delete('no-sandbox'))
      note('--no-sandbox taken back after the zygote was started without a sandbox');
  },
  disableHardwareAcceleration() {
    beforeReady('app.disableHardwareAcceleration()');
    note('hardware acceleration off');
  },
  quit: () => void setImmediate(quit),
  exit: (code = 0) => leave(code),
  relaunch: () => note('relaunch'),
  focus: () => note('focus app'),
  getPath: path,
  setPath: (of: string, to: string) => void chosen.set(of, to),
  setAppLogsPath: (to?: string) => void (to && chosen.set('logs', to)),
  getAppPath: () => folder,
  getName: () => name,
  setName: (to: string) => void (name = to),
  getVersion: () => manifest.version,
  getLocale: () => desk.languages[0] ?? 'en-US',
  getSystemLocale: () => desk.languages[0] ?? 'en-US',
  getPreferredSystemLanguages: () => [...desk.languages],
  setAppUserModelId: (id: string) => note(`app user model id ${id}`),
  setDesktopName: (to: string) => note(`desktop name ${to}`),
  setAboutPanelOptions: (options: unknown) => note(`about ${JSON.stringify(options)}`),
  showAboutPanel: () => note('about shown'),
  addRecentDocument: (file: string) => note(`recent ${file}`),
  commandLine: strict('commandLine', {
    appendSwitch(key: string, value = '') {
      note(`switch --${key}${value && `=${value}`}`);
      commandLine.set(key, value);
    },
    hasSwitch: (key: string) => commandLine.has(key),
    getSwitchValue: (key: string) => commandLine.get(key) ?? '',
    removeSwitch: (key: string) => void commandLine.delete(key),
  }),
});

/** Closes all windows, unless one refuses. Set by `window.ts`. */
export const windows = { close: (): boolean => true, left: async (): Promise<void> => undefined };

function quit(): void {
  if (!mayFollow(appBus, 'before-quit')) return;
  life.quitting = true;
  if (!windows.close()) life.quitting = false;
  else afterWindows();
}

/** Called when all windows are closed. Exits unless a `will-quit` listener prevents it. */
function afterWindows(): void {
  if (mayFollow(appBus, 'will-quit')) void leave(0);
}

/**
 * Called when the last window has been closed. Unless the app is already quitting, its `window-all-closed` listeners
 * decide whether it quits. Without listeners, it quits.
 */
export function noWindowLeft(): void {
  if (life.quitting) return;
  if (appBus.listenerCount('window-all-closed') > 0) appBus.emit('window-all-closed');
  else quit();
}

async function leave(code: number): Promise<void> {
  appBus.emit('quit', {}, code);
  await windows.left();
  process.exit(code);
}

/** Called when the main file has finished: the app becomes ready. */
export function becomeReady(): void {
  if (life.ready) return;
  life.ready = true;
  appBus.emit('will-finish-launching');
  appBus.emit('ready', {}, {});
  whenReady();
}
