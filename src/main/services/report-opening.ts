import { basename, resolve } from 'node:path';
import type { Question } from './questions';
import { refusalFor } from './refusals';
import { readSaveFile } from './save-file';
import type { Services } from './services';

const OPTION = '--report';

/**
 * The report named on a command line with `--report FILE` or `--report=FILE`. Relative paths are resolved against
 * `folder`.
 */
export function reportPathIn(commandLine: readonly string[], folder: string): string | undefined {
  const at = commandLine.findIndex((word) => word === OPTION || word.startsWith(`${OPTION}=`));
  if (at < 0) return undefined;
  const path = commandLine[at] === OPTION ? commandLine[at + 1] : commandLine[at].slice(OPTION.length + 1);
  return path ? resolve(folder, path) : undefined;
}

/** Opens a problem report's file as a match, and asks the page to show that match or the error. Never rejects. */
export async function openReport(
  services: Pick<Services, 'lookInto'>,
  ask: (question: Question) => void,
  path: string,
): Promise<void> {
  try {
    ask({ what: 'open', match: await services.lookInto(await readSaveFile(path, 'report')) });
  } catch (error) {
    ask({ what: 'refused', file: basename(path), refusal: refusalFor(error) });
  }
}
