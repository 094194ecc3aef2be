import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorText } from './private-text';
import type { LogPort } from './ports';

/** Maximum size of a log file in bytes. */
const LIMIT = 512 * 1024;
/** The number of log files kept. */
const FILES = 3;
/** Maximum characters per entry: enough for a stack trace, too few for a save. */
const ENTRY = 8_000;

/** The file operations of a log. They are synchronous so that the last entry before a crash reaches the disk. */
interface LogFiles {
  size(path: string): number;
  append(path: string, text: string): void;
  read(path: string): string;
  rename(from: string, to: string): void;
}

export interface LogFile extends LogPort {
  note(what: string): void;
  tail(lines: number): Promise<readonly string[]>;
}

/**
 * Opens a log in `path` (`main.log`). When the file is full, it is renamed to `main.1.log`, and the previous
 * `main.1.log` to `main.2.log`. `clean` removes private data from entries. Never throws, even if the log cannot be
 * written.
 */
export function createLogFile(
  path: string,
  files: LogFiles,
  now: () => string,
  clean: (text: string) => string,
): LogFile {
  const older = (age: number) => (age === 0 ? path : path.replace(/(\.\w+)?$/, (ending) => `.${age}${ending}`));
  const write = (kind: string, what: string) => {
    const text = clean(what);
    const short = text.length > ENTRY ? `${text.slice(0, ENTRY)} …` : text;
    const entry = `${now()} ${kind} ${short.replace(/\r?\n/g, '\n    ')}\n`;
    try {
      if (files.size(path) + Buffer.byteLength(entry) > LIMIT) turn();
      files.append(path, entry);
    } catch {
      // A failed log write cannot be reported anywhere.
    }
  };
  const turn = () => {
    for (let age = FILES - 1; age > 0; age--) {
      if (files.size(older(age - 1)) > 0) files.rename(older(age - 1), older(age));
    }
  };
  return {
    note: (what) => write('note', what),
    error: (what, error) => write('error', `${what}: ${errorText(error)}`),
    async tail(lines) {
      const ages = Array.from({ length: FILES }, (_, age) => older(FILES - 1 - age));
      const all = ages.flatMap((file) => files.read(file).split('\n').slice(0, -1));
      return all.slice(-lines);
    },
  };
}

export const nodeLogFiles: LogFiles = {
  size: (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  append(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, text);
  },
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  rename: renameSync,
};

/** Log files in memory, for shells that write their log to the terminal. */
export function memoryLogFiles(): LogFiles {
  const texts = new Map<string, string>();
  const read = (path: string) => texts.get(path) ?? '';
  return {
    read,
    size: (path) => Buffer.byteLength(read(path)),
    append: (path, text) => void texts.set(path, read(path) + text),
    rename(from, to) {
      texts.set(to, read(from));
      texts.delete(from);
    },
  };
}
