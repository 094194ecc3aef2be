import { app } from 'electron';
import { userFolder } from '../services/data-folder';
import type { LogFile } from '../services/log-file';
import { registerScheme } from './protocol';
import { lockContents } from './security';

/** The id Windows knows the app by: the taskbar keeps its windows together under it. The same as `appId` of the packaging. */
const APP_ID = 'org.serenissima.cabinet';

/** Where this person's data lies; before anything asks for a path, and before the lock, which lies there too. */
export function chooseFolder(): void {
  const { platform, env } = process;
  const home = app.getPath('home');
  app.setPath('userData', userFolder({ platform, env, home, development: !app.isPackaged }));
}

/** All that must be said before the app is ready. */
export function prepare(log: LogFile): void {
  if (process.platform === 'win32') app.setAppUserModelId(APP_ID);
  // Where there is no graphics card, the processor draws. What is drawn is the app's own, so that this is as safe.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader');
  // Told to do without its sandbox, Chromium has started its first process so; to turn back now ends in a blank window.
  if (app.commandLine.hasSwitch('no-sandbox')) log.note('Started without Chromium’s sandbox, as the command line says');
  else app.enableSandbox();
  registerScheme();
  lockContents(app);
}
