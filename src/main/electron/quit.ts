import { app, powerMonitor } from 'electron';
import type { BrowserWindow } from 'electron';
import type { LogFile } from '../services/log-file';
import type { OpenFolder } from '../services/open-folder';
import type { Services } from '../services/services';

/** Maximum time in ms for finishing work when the app quits or the system shuts down. */
const PATIENCE_MS = 4_000;

interface Preventable {
  preventDefault(): void;
}

type Work = Pick<Services, 'busy' | 'quit'>;

/** The returned function tells whether the app has begun to quit. */
export function createQuitting(): () => boolean {
  let quitting = false;
  app.on('before-quit', () => (quitting = true));
  return () => quitting;
}

/** Delays quitting by up to `PATIENCE_MS` to finish pending commands and release the folder. Then calls `last`. */
export function finishBeforeQuit(
  work: Work,
  folder: Pick<OpenFolder, 'release'>,
  log: LogFile,
  last: () => void,
): void {
  let finished: Promise<void> | undefined;
  let over = false;
  app.on('will-quit', (event) => {
    if (!over) {
      event.preventDefault();
      const release = () =>
        folder.release().catch((error: unknown) => log.error('The data folder could not be unlocked', error));
      finished ??= within(work.quit().then(release)).then((done) => {
        if (!done) log.error('Quit before all work was finished', `after ${PATIENCE_MS} ms`);
        over = true;
        app.quit();
      });
      return;
    }
    log.note('Quits');
    last();
  });
  // Linux and macOS let an app delay the shutdown until it has quit.
  const shutdown = (event: Preventable) => {
    if (work.busy()) event.preventDefault();
    app.quit();
  };
  powerMonitor.on('shutdown', shutdown as () => void);
}

/** Windows announces the end of the session to the window. If commands are pending, delays it and quits the app. */
export function quitAtSessionEnd(window: BrowserWindow, work: Work): void {
  window.on('query-session-end', (event) => {
    if (!work.busy()) return;
    event.preventDefault();
    app.quit();
  });
}

/** Resolves to false if the work takes longer than `PATIENCE_MS`. */
async function within(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, false)));
  const done = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return done;
}
