import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import type { Refusal } from '../../ipc/refusals';
import type { Imported } from '../../ipc/shelf';
import type { LogFile } from '../services/log-file';
import type { Question } from '../services/questions';
import { SAVE_EXTENSION } from '../services/journal';
import { refusalFor } from '../services/refusals';
import { readSaveFile } from '../services/save-file';
import type { Services } from '../services/services';

/** The saves named on a command line, as paths or file URLs. Relative paths start at `folder`. */
export function savePathsIn(commandLine: readonly string[], folder: string): string[] {
  const named = commandLine
    .slice(1)
    .filter((word) => !word.startsWith('-') && word.toLowerCase().endsWith(SAVE_EXTENSION));
  return named.flatMap((word) => pathOf(word, folder) ?? []);
}

function pathOf(word: string, folder: string): string | undefined {
  if (!/^file:/i.test(word)) return resolve(folder, word);
  try {
    return fileURLToPath(word);
  } catch {
    return undefined;
  }
}

/** Collects the files that macOS asks the app to open until the returned function is called with a handler. */
export function listenForOpenFile(): (take: (path: string) => void) => void {
  const waiting: string[] = [];
  let give: (path: string) => void = (path) => void waiting.push(path);
  app.on('open-file', (event, path) => {
    event.preventDefault();
    give(path);
  });
  return (take) => {
    give = take;
    waiting.splice(0).forEach(take);
  };
}

/** Imports save files. Asks the page to open the last imported one, and to show which files failed and why. */
export function createOpener(
  services: Pick<Services, 'handle'>,
  ask: (question: Question) => void,
  log: LogFile,
): (paths: readonly string[]) => Promise<void> {
  const open = async (paths: readonly string[]) => {
    const refused: Question[] = [];
    let taken: Imported | undefined;
    for (const path of paths) {
      const result = await importFile(services, path);
      if ('match' in result) taken = result;
      else {
        // Paths and file names are private, so they are not logged.
        log.note(`A file could not be opened: ${result.code}`);
        refused.push({ what: 'refused', file: basename(path), refusal: result });
      }
    }
    if (taken) ask({ what: 'open', match: taken.match, ...(taken.cut && { cut: true }) });
    refused.forEach(ask);
  };
  let last: Promise<void> = Promise.resolve();
  return (paths) => (last = last.then(() => open(paths)));
}

async function importFile(services: Pick<Services, 'handle'>, path: string): Promise<Imported | Refusal> {
  try {
    const result = await services.handle('saves.import', { text: await readSaveFile(path) });
    return result.ok ? (result.value as Imported) : result.error;
  } catch (error) {
    return refusalFor(error);
  }
}
