// Ways to lay hands on an installed app.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileIn, readArchive } from '../verify/asar.mjs';
import { archiveOf } from '../verify/built-app.mjs';

/**
 * Changes the app's archive so that it can still be read: its header, in which one file gets another hash.
 * @param {string} executable
 */
export function changeHeader(executable) {
  const path = archiveOf(executable);
  const bytes = readFileSync(path);
  const { hash } = readArchive(bytes).entries.find((entry) => entry.path === 'package.json');
  const other = (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
  // A file of one block has its hash twice in the header; any difference will do.
  bytes.write(other, bytes.indexOf(hash), 'latin1');
  writeFileSync(path, bytes);
}

/**
 * Changes one character of main's own code, which leaves the header as it was: the file no longer fits its hash in it.
 * @param {string} executable
 */
export function changeCode(executable) {
  const path = archiveOf(executable);
  const bytes = readFileSync(path);
  const code = fileIn(bytes, readArchive(bytes), 'dist/main/main.mjs');
  // A comment at the very beginning stays a program: only the hash can tell.
  const at = code.indexOf('//');
  if (at < 0) throw new Error('main has no comment to change');
  code[at + 2] = code[at + 2] === 0x21 ? 0x23 : 0x21;
  writeFileSync(path, bytes);
}

/**
 * Puts an unpacked app beside the archive, which by Electron's own order would come first; it says so in a file when it runs.
 * @param {string} executable
 * @returns {string} the file that must not appear
 */
export function plantApp(executable) {
  const folder = join(dirname(archiveOf(executable)), 'app');
  const trace = join(folder, 'it-ran');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'planted', main: 'main.js' }));
  writeFileSync(join(folder, 'main.js'), `require('fs').writeFileSync(${JSON.stringify(trace)}, '')`);
  return trace;
}
