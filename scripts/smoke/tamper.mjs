import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileIn, readArchive } from '../verify/asar.mjs';
import { archiveOf } from '../verify/built-app.mjs';

/**
 * Changes the app's archive without breaking its format: one file gets another hash in the header.
 * @param {string} executable
 */
export function changeHeader(executable) {
  const path = archiveOf(executable);
  const bytes = readFileSync(path);
  const { hash } = readArchive(bytes).entries.find((entry) => entry.path === 'package.json');
  const other = (hash.startsWith('0') ? '1' : '0') + hash.slice(1);
  // A file of one block has its hash twice in the header. Changing one of them is enough.
  bytes.write(other, bytes.indexOf(hash), 'latin1');
  writeFileSync(path, bytes);
}

/**
 * Changes one character of main's code without changing the header, so that the file no longer matches its hash.
 * @param {string} executable
 */
export function changeCode(executable) {
  const path = archiveOf(executable);
  const bytes = readFileSync(path);
  const code = fileIn(bytes, readArchive(bytes), 'dist/main/main.mjs');
  // Changes a comment at the beginning of the file. The code stays valid, so only the hash can detect the change.
  const at = code.indexOf('//');
  if (at < 0) throw new Error('dist/main/main.mjs has no comment to change');
  code[at + 2] = code[at + 2] === 0x21 ? 0x23 : 0x21;
  writeFileSync(path, bytes);
}

/**
 * Puts an unpacked app next to the archive, which Electron would load first. It writes a file when it runs.
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
