import { test } from '@playwright/test';
import type { HostName } from './host';

/** The kind of note under which a test carries what differs by host. */
export const MARK = 'differs by host';

/**
 * Whether a test runs on this host, where a journey cannot be the same on all by their nature. Marks the test with the reason; the
 * marks are counted and printed at the end of a run, so that there are never more of them than somebody meant.
 */
export function onlyOn(app: { readonly host: HostName }, host: HostName, reason: string): boolean {
  const { annotations } = test.info();
  if (!annotations.some(({ type, description }) => type === MARK && description === reason))
    annotations.push({ type: MARK, description: reason });
  return app.host === host;
}
