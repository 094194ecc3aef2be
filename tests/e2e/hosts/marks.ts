import { test } from '@playwright/test';
import type { HostName } from './host';

export const MARK = 'differs by host';

/**
 * Returns whether the test runs on this host. Use it in tests that must differ between hosts: it annotates the test
 * with the reason, and the reporter counts these annotations.
 */
export function onlyOn(app: { readonly host: HostName }, host: HostName, reason: string): boolean {
  const { annotations } = test.info();
  if (!annotations.some(({ type, description }) => type === MARK && description === reason))
    annotations.push({ type: MARK, description: reason });
  return app.host === host;
}
