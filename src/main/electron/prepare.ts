import { app } from 'electron';
import { userFolder } from '../services/data-folder';
import type { LogFile } from '../services/log-file';
import { registerScheme } from './protocol';
import { lockContents } from './security';

/** The Windows taskbar groups windows by this id. It must equal `appId` in the packaging configuration. */
const APP_ID = 'org.serenissima.cabinet';

/** Sets the user's data folder. Call this before reading any other path and before taking the lock in it. */
export function chooseFolder(): void {
  const { platform, env } = process;
  const home = app.getPath('home');
  app.setPath('userData', userFolder({ platform, env, home, development: !app.isPackaged }));
}

/** Sets the options that Electron only accepts before it is ready. */
export function prepare(log: LogFile): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  // Software rendering for machines without a usable GPU. It is considered unsafe for web content, but the app loads
  // only its own files.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader');
  // With --no-sandbox, Chromium has already started a process without the sandbox. Enabling the sandbox now would leave
  // the window blank.
  if (app.commandLine.hasSwitch('no-sandbox')) log.note('Started without Chromium’s sandbox (--no-sandbox)');
  else app.enableSandbox();
  registerScheme();
  lockContents(app);
}
