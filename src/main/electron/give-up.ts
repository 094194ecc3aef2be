import { app, dialog } from 'electron';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import type { LogFile } from '../services/log-file';
import { createSettings } from '../services/settings';
import { dataFiles } from './ports';
import { textsFor } from './texts';
import type { ShellTexts } from './texts';

/** What cannot begin says so and goes: an app without a window would keep the next one from starting. */
export async function giveUp(error: unknown, log: LogFile): Promise<void> {
  log.error('The app cannot start', error);
  const { title, detail } = (await savedTexts()).cannotStart;
  dialog.showErrorBox(title, detail.replace('{reason}', String(error)));
  app.quit();
}

/** The texts of the language the player has chosen, also where no service could be started. */
async function savedTexts(): Promise<ShellTexts> {
  const system = app.getPreferredSystemLanguages();
  const log = { error: () => undefined };
  const { language } = await createSettings({ files: dataFiles(), log })
    .get()
    .catch(() => DEFAULT_SETTINGS);
  return textsFor(language, system);
}
