import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variables for the temporary folder on each system. */
const NAMES = ['TMPDIR', 'TMP', 'TEMP'];
/** Tells the run's other projects, and runs that a test starts, that there already is one. */
const TAKEN = 'SERENISSIMA_TEST_RUN';

/**
 * Gives a whole run of tests its own temporary folder and removes it at the end, together with the files of all started
 * programs, even a killed browser. Vitest and Playwright call it before the first test.
 */
export default function ownTemporaryFolder(): (() => void) | undefined {
  if (process.env[TAKEN]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'serenissima-tests-'));
  for (const name of NAMES) process.env[name] = folder;
  process.env[TAKEN] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

/** An empty folder, removed at the end of the run. */
export function temporaryFolder(name = 'test-'): string {
  return mkdtempSync(join(tmpdir(), name));
}
