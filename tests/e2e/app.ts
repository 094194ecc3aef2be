import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';
import { electronHost } from './hosts/electron';
import { following } from './hosts/follow';
import type { HostName } from './hosts/host';
import { shellHost } from './hosts/shell';
import type { ShellHost } from './hosts/shell';
import { webHost } from './hosts/web';
import { PAGE } from './page-options';
import { watchPage } from './watch';
import type { Watch } from './watch';

export { expect };

export interface App {
  readonly host: HostName;
  readonly data: string;
  /** Starts or restarts the host and opens its page. */
  start(options?: { seed?: string; report?: string }): Promise<void>;
  kill(): Promise<void>;
  /** The desktop around the app. Throws on the web host. */
  readonly shell: ShellHost;
}

interface OfWorker {
  readonly host: HostName;
  readonly devtools: number;
  /** The page that a worker's tests use one after another, and the web host's port for this page. */
  readonly shared: { page(): Promise<Page>; readonly port: number };
}

interface Options {
  /**
   * Gives a test its own page. Needed if the test is about the page itself, or adds something permanent to it: init
   * scripts, exposed functions, a fake clock, routes. Other tests reload the app in the worker's shared page, which
   * takes a third of the time.
   */
  readonly ownPage: boolean;
  /** Opens the page with `still` (src/renderer/ui/still.ts). Turn it off in tests of animations or pictures. */
  readonly still: boolean;
}

export const test = base.extend<{ app: App; watch: Watch } & Options, OfWorker>({
  host: ['web', { option: true, scope: 'worker' }],
  ownPage: [false, { option: true }],
  still: [true, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names it wants from here.
  devtools: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, devtools }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--remote-debugging-port=${devtools}`] }),
    { scope: 'worker' },
  ],

  shared: [
    async ({ browser }, use) => {
      let made: Promise<Page> | undefined;
      await use({ page: () => (made ??= openPage(browser, PAGE)), port: await freePort() });
    },
    { scope: 'worker' },
  ],

  // A page with other options, or on a host with its own window, is used by only one test.
  page: async ({ browser, host, ownPage, still, shared }, use) => {
    if (!ownPage && still && host === 'web') {
      const page = await shared.page();
      await page.setViewportSize(PAGE.viewport);
      return use(page);
    }
    const page = await openPage(browser);
    if (still && host !== 'web') await page.addInitScript(keepStill);
    // Electron opens its window only when the app starts. Until then, the test uses a blank Chromium page.
    await use(host === 'electron' ? following(page) : page);
    await page.context().close();
  },

  watch: async ({ page, host }, use) => {
    const watch = await watchPage(page, host);
    await use(watch);
    expect(watch).toMatchObject({ violations: [], errors: [], strangers: [] });
  },

  app: async ({ page, watch, host: name, devtools, locale, still, shared, ownPage }, use) => {
    expect(watch.errors).toEqual([]);
    const home = temporaryFolder();
    const ground = { page, home, devtools, locale: locale ?? 'en-US' };
    const shell = name === 'electron' ? electronHost(ground) : shellHost(ground);
    const web = { ...ground, query: still ? '&still' : '', ...(!ownPage && still && { port: shared.port }) };
    const host = name === 'web' ? webHost(web) : shell;
    await use({
      host: name,
      data: host.data,
      get shell() {
        if (name === 'web') throw new Error(`The host ${name} has no desktop shell.`);
        return shell;
      },
      async start({ seed, report } = {}) {
        // `npm run tool -- test-cost` counts this step as start-up.
        await test.step('start the app', async () => {
          await host.start({
            ...(seed !== undefined && { seed }),
            ...(report !== undefined && { args: [`--report=${report}`] }),
          });
          watch.hostless = false;
          await expect(page.getByTestId('home:new').or(page.getByTestId('table')).first()).toBeVisible();
        });
      },
      async kill() {
        watch.hostless = true;
        watch.killed = true;
        await host.kill();
      },
    });
    watch.hostless = true;
    // The shared page stays open and must not contact a stopped host.
    if (name === 'web' && !ownPage) await page.goto('about:blank');
    else await page.close();
    await host.kill();
  },
});

async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

/** Runs in the page. Sets the `still` switch where the address cannot contain it. A blank page has no storage. */
function keepStill(): void {
  if (location.protocol !== 'about:') sessionStorage.setItem('still', '');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export function writeSettings(app: Pick<App, 'data'>, settings: Record<string, unknown>): void {
  mkdirSync(app.data, { recursive: true });
  writeFileSync(join(app.data, 'settings.json'), JSON.stringify(settings));
}

/** Starts a game for this many people, with default options except `options`. Default names: those of the powers. */
export async function newGame(
  page: Page,
  names: readonly string[] = [],
  game = 'serenissima-1996',
  players = 4,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByTestId('home:new').click();
  await page.locator(`input[name=game][value=${game}]`).check({ force: true });
  await page.getByTestId(`count:${players}`).check({ force: true });
  for (let seat = 0; seat < players; seat++) await page.getByTestId(`sitter:${seat}`).selectOption('human');
  for (const [seat, name] of names.entries()) await page.getByTestId(`name:${seat}`).fill(name);
  for (const [key, value] of Object.entries(options)) {
    const input = page.getByTestId(`option:${key}`).locator(`input[value="${value}"]`);
    if (!(await input.isVisible())) await page.getByTestId('new:options').click();
    await input.check();
  }
  await page.getByTestId('new:start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await boardReady(page);
}

/** Waits for the board to be drawn. This takes a while on a busy machine, or if the page is compiled on first load. */
export async function boardReady(page: Page): Promise<void> {
  await expect(page.getByTestId('board')).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
}

/** Returns the number of moves made, once the table is idle. */
export async function ply(page: Page): Promise<number> {
  await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
  return Number(await page.getByTestId('table').getAttribute('data-ply'));
}

/** Moves that are offered in the menu of the deciding seat. */
const STANDING: readonly string[] = ['setPassage', 'revoke'];

/** Opens the deciding seat's menu of skipped decisions and standing answers. */
export async function openSeatMenu(page: Page): Promise<ReturnType<Page['getByTestId']>> {
  const menu = page.getByTestId('seat-menu');
  if (!(await menu.isVisible())) await page.locator('details.acting > summary').click();
  await expect(menu).toBeVisible();
  return menu;
}

/** Makes a move as a player would: lifts the curtain if needed, finds the button and clicks it. */
export async function makeMove(
  page: Page,
  move: { readonly type: string; readonly [field: string]: unknown },
): Promise<void> {
  const before = await ply(page);
  const lift = page.getByTestId('curtain:lift');
  const json = JSON.stringify(move);
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${json}']`);
  const stepper = page.locator(`li:has([data-testid="action:${move.type}"])`).getByTestId(/^(stepper|share:0)$/);
  await expect(
    lift.or(button).or(stepper).or(page.getByTestId('choice:all')).or(page.locator('details.acting')).first(),
  ).toBeAttached();
  if (await lift.isVisible()) await lift.click();
  if (STANDING.includes(move.type)) await openSeatMenu(page);
  else await showChoice(page, button.or(stepper));
  if (!(await button.isVisible())) await stepTo(page, stepper, json);
  // Moves the mouse away first: a click without mouse movement counts as a repeat of the last click.
  await page.mouse.move(0, 0);
  await button.click();
  // Unusual moves ask for confirmation.
  const sure = page.getByTestId('end:yes');
  const played = page.locator(`[data-testid="table"][data-ply="${before + 1}"]`);
  await expect(sure.or(played).first()).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(before + 1));
  // The seat menu stays open for further answers, and would cover the next choice.
  if (await page.getByTestId('seat-menu').isVisible()) await page.keyboard.press('Escape');
}

/** Makes a choice visible by opening the full list, the group of its piece, or *Not possible now*. */
export async function showChoice(page: Page, choice: ReturnType<Page['locator']>): Promise<void> {
  const all = page.getByTestId('choice:all');
  await expect(choice.or(all).first()).toBeAttached();
  if ((await choice.count()) === 0) await all.click();
  await expect(choice.first()).toBeAttached();
  const [piece] = await page.locator('[data-piece]', { has: choice }).getByTestId('piece').all();
  if (!(await choice.first().isVisible())) await (piece ?? page.getByTestId('not-now').locator('summary')).click();
  await expect(choice.first()).toBeVisible();
}

export async function openLog(page: Page): Promise<ReturnType<Page['getByTestId']>> {
  await page.getByTestId('log:open').click();
  await expect(page.getByTestId('log')).toBeVisible();
  return page.getByTestId('log');
}

export async function sitDown(page: Page): Promise<number> {
  await ply(page);
  const lift = page.getByTestId('curtain:lift');
  if (await lift.isVisible()) await lift.click();
  await expect(page.getByTestId('curtain')).toBeHidden();
  await ply(page);
  return Number(await page.getByTestId('table').getAttribute('data-viewer'));
}

/** Moves a stepper until its button makes this move. With two linked steppers, tries all pairs of values. */
async function stepTo(page: Page, stepper: ReturnType<Page['getByTestId']>, json: string): Promise<void> {
  const button = page.locator(`[data-testid^="action:"][data-move='${json}']`);
  const next = page.getByTestId('actions').getByTestId('share:1');
  const most = Number(await stepper.getAttribute('max'));
  for (let value = Number(await stepper.getAttribute('min')); value <= most; value++) {
    await stepper.fill(String(value));
    const further = (await next.count()) > 0 ? Number(await next.getAttribute('max')) : 0;
    for (let other = 1; other <= further && !(await button.isVisible()); other++) await next.fill(String(other));
    if (await button.isVisible()) return;
  }
  throw new Error(`No stepper value plays ${json}`);
}
