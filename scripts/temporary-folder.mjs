import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {string[]} */
const made = [];

/**
 * Creates an empty folder that is removed when this process exits normally, by an uncaught error, or by a signal.
 * @param {string} [parent]
 * @returns {string}
 */
export function temporaryFolder(parent = tmpdir()) {
  if (made.length === 0) {
    process.once('exit', removeAll);
    // By default, a signal ends a process without running its exit handlers.
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  }
  const folder = mkdtempSync(join(parent, 'serenissima-'));
  made.push(folder);
  return folder;
}

function removeAll() {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
