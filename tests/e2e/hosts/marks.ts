import { test } from '@playwright/test';
import type { HostName } from './host';

export const MARK = 'differs by host';

/**
 * Whether the test runs on this host, for tests that can't be the same on all hosts. Annotates the test with the reason.
 * The reporter counts the annotations, so that an accidental difference shows up.
 */
export function onlyOn(app: { readonly host: HostName }, host: HostName, reason: string): boolean {
  const { annotations } = test.info();
  if (!annotations.some(({ type, description }) => type === MARK && description === reason))
    annotations.push({ type: MARK, description: reason });
  return app.host === host;
}
