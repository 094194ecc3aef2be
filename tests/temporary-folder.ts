import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variables for the temporary folder on each system. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'];
/** Set when the folder exists, for the run's other projects and for runs started by a test. */
const TAKEN = 'SERENISSIMA_TEST_RUN';

/**
 * Gives a whole test run a temporary folder. Returns the function that removes it after the run. The folder also
 * contains the files of all started programs, even of a killed browser. Vitest and Playwright call this before the
 * first test.
 */
export default function ownTemporaryFolder(): (() => void) | undefined {
  if (process.env[TAKEN]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-tests-'));
  for (const name of NAMES) process.env[name] = folder;
  process.env[TAKEN] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

export function temporaryFolder(name = 'test-'): string {
  return mkdtempSync(join(tmpdir(), name));
}
