import { app } from 'electron';
import type { BrowserWindow } from 'electron';
import type { LogFile } from '../services/log-file';
import type { MessageBoxes } from './message-boxes';
import { createRecovery } from './recovery';
import type { ShellTexts } from './texts';
import { load } from './window';

const MAX_ERRORS = 100;
/** Chromium's error code for a load that was replaced by another load. */
const ABORTED = -3;

interface PageWatch {
  readonly log: LogFile;
  readonly boxes: MessageBoxes;
  readonly texts: () => ShellTexts;
  readonly quitting: () => boolean;
  /** Reports that the page has crashed, so that requests are queued until it is reloaded. */
  readonly gone: () => void;
}

/** Logs the page's errors and reloads it after a crash. Asks the player if it keeps crashing, cannot load or hangs. */
export function watchPage(window: BrowserWindow, { log, boxes, texts, quitting, gone }: PageWatch): void {
  const page = window.webContents;
  const recover = createRecovery(() => performance.now());
  let asking = false;

  /** Asks whether to reload or quit. Does nothing while the box is already open. */
  const ask = async (what: 'stopped' | 'failed', reason: string) => {
    if (asking || quitting()) return;
    asking = true;
    const { again, quit } = texts();
    const yes = await boxes.choose({ ...texts()[what], reason }, again, quit);
    asking = false;
    if (!yes) app.quit();
    else if (!window.isDestroyed()) load(window);
  };

  page.on('render-process-gone', (_event, { reason, exitCode }) => {
    gone();
    log.error('The page’s process exited', `${reason} (${exitCode})`);
    const what = recover(reason, quitting());
    if (what === 'reload' && !window.isDestroyed()) window.reload();
    else if (what === 'ask') void ask('stopped', reason);
  });
  page.on('did-fail-load', (_event, code, why, _url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return;
    log.error('The page could not be loaded', `${why} (${code})`);
    void ask('failed', why || String(code));
  });
  // Without its preload, a page cannot reach main.
  page.on('preload-error', (_event, _path, error) => {
    log.error('The preload failed', error);
    void ask('failed', error.message);
  });
  watchConsole(page, log);
  watchAnswers(window, { log, boxes, texts, quitting });
}

function watchConsole(page: BrowserWindow['webContents'], log: LogFile): void {
  let left = MAX_ERRORS;
  page.on('console-message', ({ level, message, lineNumber, sourceId }) => {
    if (level === 'error' && left-- > 0)
      log.error('The page logged an error', `${message} (${sourceId}:${lineNumber})`);
  });
}

/** Asks whether to reload a page that hangs. The box closes if the page responds again. */
function watchAnswers(window: BrowserWindow, { log, boxes, texts, quitting }: Omit<PageWatch, 'gone'>): void {
  let waiting: AbortController | undefined;
  const ask = async () => {
    if (waiting || quitting()) return;
    log.error('The page is not responding', 'unresponsive');
    const answered = (waiting = new AbortController());
    const { frozen } = texts();
    // The first button is the default. Closing the box counts as the second button (wait).
    const yes = await boxes.choose(frozen, frozen.reload, frozen.wait, answered.signal);
    waiting = undefined;
    // A hanging page cannot reload itself. Crashing it triggers `render-process-gone`, which reloads it.
    if (yes && !answered.signal.aborted && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer();
  };
  window.on('unresponsive', () => void ask());
  window.on('responsive', () => waiting?.abort());
}
