import type { Page } from '@playwright/test';
import type { HostName } from './hosts/host';

/** Problems that no page should have, collected during one test. */
export interface Watch {
  readonly violations: string[];
  readonly errors: string[];
  readonly strangers: string[];
  /** True between a kill and the next start of the host. Failed requests are expected in the meantime. */
  hostless: boolean;
  /** Set after the test has killed the host. The next host refuses the old page's key until the page reloads. */
  killed: boolean;
}

/** The server that each host's page comes from. */
const OWN: Readonly<Record<HostName, string>> = { web: '127.0.0.1', shell: 'game.test', electron: 'game' };

/** The console message when a page calls a killed host. */
const EXPECTED_WITHOUT_HOST =
  /^WebSocket connection to .* failed|net::ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|NAME_NOT_RESOLVED)|Unable to preload CSS/;

/** The console message when a page calls a restarted host with the old key. */
const EXPECTED_AFTER_RESTART = /status of 403/;

/** The current watch of each page. A worker's shared page gets a new one in each test. */
const watches = new WeakMap<Page, { current: Watch }>();

/** Starts a new watch on a page. Adds the listeners only to a new page. */
export async function watchPage(page: Page, host: HostName): Promise<Watch> {
  const watch: Watch = { violations: [], errors: [], strangers: [], hostless: false, killed: false };
  const known = watches.get(page);
  if (known) {
    known.current = watch;
    return watch;
  }
  const reported = { current: watch };
  watches.set(page, reported);
  await page.exposeFunction('reportViolation', (text: string) => reported.current.violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective}: ${event.blockedURI}`);
    });
  });
  page.on('pageerror', (error) => reported.current.errors.push(error.message));
  page.on('console', (message) => {
    const { hostless, killed } = reported.current;
    const expected =
      (hostless && EXPECTED_WITHOUT_HOST.test(message.text())) ||
      (killed && EXPECTED_AFTER_RESTART.test(message.text()));
    if (message.type() === 'error' && !expected) reported.current.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (![OWN[host], ''].includes(hostname) && !['data:', 'blob:'].includes(protocol))
      reported.current.strangers.push(request.url());
  });
  return watch;
}
