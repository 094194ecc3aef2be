// Folders for as long as a script or a tool runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const made = [];

/**
 * An empty folder, gone when this process ends: by itself, by an error nobody caught, or told to stop.
 * @param {string} [parent]
 * @returns {string}
 */
export function temporaryFolder(parent = tmpdir()) {
  if (made.length === 0) {
    process.once('exit', removeAll);
    // Left to itself a process that is told to stop does not come to its end.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  }
  const folder = mkdtempSync(join(parent, 'serenissima-'));
  made.push(folder);
  return folder;
}

function removeAll() {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
