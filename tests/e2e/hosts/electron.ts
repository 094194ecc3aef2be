import { _electron } from '@playwright/test';
import type { ElectronApplication } from '@playwright/test';
import { join } from 'node:path';
import { dataFolder } from '../../../src/main/services/data-folder';
import type { Acts } from '../../shell/stand-in/control';
import { moveTo } from './follow';
import type { Ground } from './host';
import type { ShellHost } from './shell';

/** The desktop actions that tests can also perform in real Electron. */
type Possible = Partial<{ [A in keyof Acts]: (...args: Parameters<Acts[A]>) => Promise<unknown> }>;

/**
 * Runs the compiled main process in real Electron.
 *
 * **Never run so far**: no development machine had Electron's binary. It is based on the documentation and source of
 * Playwright's `_electron` (1.65): without `executablePath`, its own loader delays the app's `whenReady` until
 * attached. Unknown: whether macOS and Windows take the home folder and the language from these variables and switches,
 * and whether Electron's window accepts a viewport (undocumented, but its page is Chromium's).
 *
 * The window closes with its process, and the test's page switches to the next window (`follow.ts`). A test's page
 * setup comes too late for a window's first document, so the window is reloaded. The conformance suite does not reload
 * it, because it checks the order of events.
 */
export function electronHost({ page, home, locale }: Ground): ShellHost {
  const config = join(home, 'config');
  const surroundings = {
    HOME: home,
    USERPROFILE: home,
    APPDATA: config,
    XDG_CONFIG_HOME: config,
    // macOS uses this instead of HOME.
    CFFIXED_USER_HOME: home,
    LANG: `${locale.replace('-', '_')}.UTF-8`,
    LANGUAGE: locale.replace('-', '_'),
  };
  const folder = (development: boolean) =>
    dataFolder({ platform: process.platform, env: surroundings, home, development });
  const viewport = page.viewportSize();
  let running: ElectronApplication | undefined;
  let over: Promise<number | null> = Promise.resolve(null);
  let text = '';

  /** Returns the running app. Throws if none is running. */
  const app = (): ElectronApplication => {
    if (!running) throw new Error('The app is not running.');
    return running;
  };
  const possible: Possible = {
    send: (channel, ...args) =>
      app().evaluate(({ BrowserWindow }, given) => {
        BrowserWindow.getAllWindows()[0].webContents.send(given.channel, ...given.args);
      }, { channel, args }), // prettier-ignore
    answer: (kind, answer) =>
      app().evaluate(({ dialog }, given) => {
        const names = { save: 'showSaveDialog', open: 'showOpenDialog', message: 'showMessageBox' } as const;
        const dialogs = dialog as unknown as Record<string, () => Promise<unknown>>;
        const name = names[given.kind];
        const before = dialogs[name];
        dialogs[name] = () => {
          dialogs[name] = before;
          return Promise.resolve(given.answer);
        };
      }, { kind, answer }), // prettier-ignore
    quit: () => app().evaluate((electron) => electron.app.quit()),
  };

  return {
    home,
    data: folder(true),
    installed: folder(false),
    own: ['game'],

    async start({ seed, args = [], main, switches, packaged }) {
      if (switches || packaged) throw new Error('Only the Electron stand-in supports switches.');
      running = await _electron.launch({
        args: [main ?? '.', `--lang=${locale}`, ...(seed ? [`--seed=${seed}`] : []), ...args],
        env: { ...environment(), ...surroundings },
        locale,
        // Playwright disables the sandbox by default, but the app runs with it. On Linux, root cannot use a sandbox.
        chromiumSandbox: process.getuid?.() !== 0,
      });
      const child = running.process();
      text = '';
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
      over = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
      const window = await running.firstWindow();
      if (viewport) await window.setViewportSize(viewport);
      await moveTo(page, window);
      if (!main) await window.reload();
    },

    async kill() {
      if (!running) return;
      const ending = running;
      running = undefined;
      // Not awaited: on Windows, Playwright's child process is a shell around the app and never answers.
      await Promise.race([ending.evaluate(() => process.kill(process.pid, 'SIGKILL')).catch(() => undefined), over]);
      await over;
    },

    do(act, ...args) {
      const run = possible[act] as ((...args: unknown[]) => Promise<never>) | undefined;
      return run
        ? run(...args)
        : Promise.reject(new Error(`Electron does not support the act “${act}”. Only the stand-in does.`));
    },

    written: () => text,
    ended: () => over,
  };
}

/** Returns this process's environment without the variables that turn Electron into plain Node. */
function environment(): Record<string, string> {
  const keeps = ([name]: [string, unknown]) => !['ELECTRON_RUN_AS_NODE', 'NODE_OPTIONS'].includes(name);
  return Object.fromEntries(Object.entries(process.env).filter(keeps)) as Record<string, string>;
}
