import { join } from 'node:path';
import { app } from 'electron';
import { createLogFile, nodeLogFiles } from '../services/log-file';
import type { LogFile } from '../services/log-file';
import { userName, personRedactor } from '../services/private-text';

/** The folder of the log files, inside Electron's `userData`. */
export function logFolder(): string {
  return join(app.getPath('userData'), 'logs');
}

/**
 * Opens the app's log file, from which the user's name and home folder are removed. Errors are also printed to the
 * terminal.
 */
export function openLog(): LogFile {
  const clean = personRedactor({ home: app.getPath('home'), user: userName() });
  const file = createLogFile(join(logFolder(), 'main.log'), nodeLogFiles, () => new Date().toISOString(), clean);
  return {
    note: file.note,
    tail: file.tail,
    error(what, error) {
      file.error(what, error);
      console.error(`${what}:`, error);
    },
  };
}
