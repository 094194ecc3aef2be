import { test } from '@playwright/test';
import type { HostName } from './host';

/** The annotation type for tests that differ by host. */
export const MARK = 'differs by host';

/**
 * Whether a test runs on this host, for journeys that cannot be the same on all hosts. Annotates the test with the
 * reason. Annotations are counted at the end of a run, so that none is added by accident.
 */
export function onlyOn(app: { readonly host: HostName }, host: HostName, reason: string): boolean {
  const { annotations } = test.info();
  if (!annotations.some(({ type, description }) => type === MARK && description === reason))
    annotations.push({ type: MARK, description: reason });
  return app.host === host;
}
