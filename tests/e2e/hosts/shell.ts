import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { dataFolder } from '../../../src/main/services/data-folder';
import type { Acts } from '../../shell/stand-in/control';
import type { Desk, Switches } from '../../shell/stand-in/desk';
import { endProcess, output } from './host';
import type { Ground, Host } from './host';

export interface Desktop {
  do<A extends keyof Acts>(act: A, ...args: Parameters<Acts[A]>): Promise<Awaited<ReturnType<Acts[A]>>>;
  written(): string;
}

/** Additional start options of a test. */
export interface ShellStart {
  readonly seed?: string;
  readonly switches?: Switches;
  readonly args?: readonly string[];
  /** The main file. Default: the one that `npm start` builds. */
  readonly main?: string;
  /** Runs like an installed app: outside a checkout, with its data in the user's data folder. */
  readonly packaged?: boolean;
}

export interface ShellHost extends Host, Desktop {
  readonly home: string;
  /** The folder in which an installed app keeps this user's saves and settings. */
  readonly installed: string;
  start(options: ShellStart): Promise<void>;
  ended(): Promise<number | null>;
}

const REGISTER = pathToFileURL('tests/shell/register.mjs').href;

/** Runs the compiled main process with a stand-in for Electron. The test's page is its window. */
export function shellHost({ page, home, devtools, locale }: Ground): ShellHost {
  const config = join(home, 'config');
  const surroundings = { HOME: home, USERPROFILE: home, XDG_CONFIG_HOME: config, APPDATA: config };
  let running: ChildProcess | undefined;
  let text = () => '';
  let count = 0;
  const folder = (development: boolean) =>
    dataFolder({ platform: process.platform, env: surroundings, home, development });

  return {
    home,
    data: folder(true),
    installed: folder(false),
    own: ['game.test'],

    async start({ seed, switches, args = [], main = 'dist/main/main.mjs', packaged }) {
      const desk: Desk = {
        devtools: `127.0.0.1:${devtools}`,
        target: await targetOf(page),
        home,
        languages: [locale],
        ...(packaged !== undefined && { packaged }),
        ...(switches && { switches }),
      };
      running = spawn(process.execPath, ['--import', REGISTER, main, ...(seed ? [`--seed=${seed}`] : []), ...args], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: { ...process.env, ...surroundings, STAND_IN: JSON.stringify(desk) }, // prettier-ignore
      });
      const said = output(running);
      text = said.text;
      if (switches) return;
      const shown = page.waitForURL((url) => url.hostname === 'game.test');
      shown.catch(() => undefined);
      await Promise.race([shown, said.ended]);
    },

    async kill() {
      if (!running) return;
      await endProcess(running);
      running = undefined;
      // Electron's window closes with its process, but this page is reused at the next start.
      if (!page.isClosed()) await page.goto('about:blank');
    },

    do(act, ...args) {
      const app = running;
      const id = ++count;
      return new Promise((resolve, reject) => {
        if (!app) return reject(new Error('The app is not running.'));
        const ended = () => reject(new Error(`The app exited: ${text()}`));
        const hear = (message: { id: number; value: never; error?: string }) => {
          if (message.id !== id) return;
          app.off('message', hear as never).off('exit', ended);
          if (message.error === undefined) resolve(message.value);
          else reject(new Error(message.error));
        };
        app.on('message', hear as never).once('exit', ended);
        app.send({ id, act, args });
      });
    },

    written: () => text(),

    ended: () =>
      new Promise((resolve) => {
        if (!running || running.exitCode !== null) resolve(running?.exitCode ?? null);
        else running.once('exit', (code) => resolve(code));
      }),
  };
}

async function targetOf(page: Ground['page']): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  await devtools.detach();
  return targetInfo.targetId;
}
