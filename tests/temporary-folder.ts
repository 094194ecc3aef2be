import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where each system's programs look up the folder for temporary files. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'];
/** Says to the other projects of a run, and to the runs that a test starts, that there is one already. */
const TAKEN = 'SERENISSIMA_TEST_RUN';

/**
 * Gives a whole run of tests a temporary folder of its own and takes it away at the end: what tests and the programs that they start
 * put there, a browser that was killed as well, does not outlive the run. Vitest and Playwright do so before the first test.
 */
export default function ownTemporaryFolder(): (() => void) | undefined {
  if (process.env[TAKEN]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-tests-'));
  for (const name of NAMES) process.env[name] = folder;
  process.env[TAKEN] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** An empty folder; it is gone when the run is over. */
export function temporaryFolder(name = 'test-'): string {
  return mkdtempSync(join(tmpdir(), name));
}
