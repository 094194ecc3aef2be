import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorText } from './private-text';
import type { LogPort } from './ports';

/** The maximum size of one log file in bytes, and the number of files kept. */
const LIMIT = 512 * 1024;
const FILES = 3;
/** Maximum number of characters in one entry: enough for a stack trace, not enough for a save. */
const ENTRY = 8_000;

/** The file operations of a log. They are synchronous, so that the last entry before a crash is on the disk. */
interface LogFiles {
  /** Bytes in a file; 0 if it does not exist. */
  size(path: string): number;
  append(path: string, text: string): void;
  /** A file's text; empty if it does not exist. */
  read(path: string): string;
  rename(from: string, to: string): void;
}

export interface LogFile extends LogPort {
  /** Logs an event that is not an error. */
  note(what: string): void;
  tail(lines: number): Promise<readonly string[]>;
}

/**
 * A log in `path` (`main.log`). A full file becomes `main.1.log`, and that one `main.2.log`. `clean` removes private data. Never
 * throws, even if the log cannot be written.
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
      // There is no other place to report this error.
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

/** The log's files on a real disk. */
export const nodeLogFiles: LogFiles = {
  size: (path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0,
  append(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, text);
  },
  read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  rename: renameSync,
};

/** A log's files in memory, for a shell that writes its log to the terminal. */
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
