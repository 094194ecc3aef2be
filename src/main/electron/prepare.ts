import { app } from 'electron';
import { userFolder } from '../services/data-folder';
import type { LogFile } from '../services/log-file';
import { registerScheme } from './protocol';
import { lockContents } from './security';

/** The id by which the Windows taskbar groups the app's windows. Must equal `appId` in the packaging. */
const APP_ID = 'org.serenissima.cabinet';

/**
 * Sets the user's data folder. Must run before any other path is used, and before the lock is taken, because the lock
 * is in that folder.
 */
export function chooseFolder(): void {
  const { platform, env } = process;
  const home = app.getPath('home');
  app.setPath('userData', userFolder({ platform, env, home, development: !app.isPackaged }));
}

/** Settings that Electron accepts only before the app is ready. */
export function prepare(log: LogFile): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  // Without a graphics card, the processor draws. This is safe, because the app draws only its own content.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader');
  // With --no-sandbox, Chromium has already started a process without the sandbox. Enabling it now would leave the
  // window blank.
  if (app.commandLine.hasSwitch('no-sandbox')) log.note('Started without Chromium’s sandbox, as the command line says');
  else app.enableSandbox();
  registerScheme();
  lockContents(app);
}
