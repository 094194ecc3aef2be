import { app } from 'electron';
import type { LogFile } from '../services/log-file';
import type { MessageBoxes } from './message-boxes';
import { createCounter } from './recovery';
import type { ShellTexts } from './texts';

/** Chromium restarts its GPU process by itself. More restarts per minute than this point to a faulty driver. */
const GRAPHICS_ENDS = 2;

interface Faulty {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/** Logs uncaught errors and shows the first one. The app keeps running: every answered move is already saved. */
export function watchProcess(process: Faulty, log: LogFile, boxes: MessageBoxes, texts: () => ShellTexts): void {
  let said = false;
  const fault = (error: unknown) => {
    log.error('Uncaught error', error);
    if (said) return;
    said = true;
    boxes.show({ ...texts().fault, reason: error instanceof Error ? error.message : String(error) });
  };
  process.on('uncaughtException', fault);
  process.on('unhandledRejection', fault);
}

/** Logs Chromium helpers that end unexpectedly. Shows a message once if the graphics process keeps ending. */
export function watchHelpers(log: LogFile, boxes: MessageBoxes, texts: () => ShellTexts): void {
  const tooOften = createCounter(GRAPHICS_ENDS, () => performance.now());
  let said = false;
  app.on('child-process-gone', (_event, { type, name, reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log.error('A helper process exited', `${name ?? type}: ${reason} (${exitCode})`);
    if (type !== 'GPU' || !tooOften() || said) return;
    said = true;
    boxes.show(texts().graphics);
  });
}
