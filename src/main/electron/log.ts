import { userInfo } from 'node:os';
import { join } from 'node:path';
import { app } from 'electron';
import { createLogFile, nodeLogFiles } from '../services/log-file';
import type { LogFile } from '../services/log-file';
import { withoutPerson } from '../services/private-text';

/** The folder of the log files within the user's data. */
export function logFolder(): string {
  return join(app.getPath('userData'), 'logs');
}

/** The app's log: on the disk without anything private, and on the terminal of whoever started it from one. */
export function openLog(): LogFile {
  const clean = withoutPerson({ home: app.getPath('home'), user: userName() });
  const file = createLogFile(join(logFolder(), 'main.log'), nodeLogFiles, () => new Date().toISOString(), clean);
  return {
    note: file.note,
    error(what, error) {
      file.error(what, error);
      console.error(`${what}:`, error);
    },
  };
}

/** The name of the account; some accounts have none. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}
