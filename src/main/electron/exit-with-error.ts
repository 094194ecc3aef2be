import { app, dialog } from 'electron';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import type { LogFile } from '../services/log-file';
import { createSettings } from '../services/settings';
import { dataFiles } from './ports';
import { textsFor } from './texts';
import type { ShellTexts } from './texts';

/** Shows the startup error and quits. A process without a window would block the next start. */
export async function exitWithError(error: unknown, log: LogFile): Promise<void> {
  log.error('The app cannot start', error);
  const { title, detail } = (await savedTexts()).cannotStart;
  dialog.showErrorBox(title, detail.replace('{reason}', String(error)));
  app.quit();
}

async function savedTexts(): Promise<ShellTexts> {
  const system = app.getPreferredSystemLanguages();
  const log = { error: () => undefined };
  const { language } = await createSettings({ files: dataFiles(), log })
    .get()
    .catch(() => DEFAULT_SETTINGS);
  return textsFor(language, system);
}
