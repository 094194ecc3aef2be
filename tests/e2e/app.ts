import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { expect };

/** A running app with a data folder of its own. */
export interface App {
  readonly data: string;
  /** Starts the host (again) and opens its page. */
  start(options?: { seed?: string }): Promise<void>;
  /** Ends the host at once, as a crash would. */
  kill(): Promise<void>;
}

/** What no page of ours may ever do, collected over a whole test. */
export interface Watch {
  readonly violations: string[];
  readonly errors: string[];
  readonly strangers: string[];
  /** A test has killed the host: until there is another, a page that calls for it in vain is no fault. */
  hostless: boolean;
}

export const test = base.extend<{ app: App; watch: Watch }>({
  watch: async ({ page }, use) => {
    const watch: Watch = { violations: [], errors: [], strangers: [], hostless: false };
    await page.exposeFunction('reportViolation', (text: string) => watch.violations.push(text));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
        report(`${event.violatedDirective}: ${event.blockedURI}`);
      });
    });
    page.on('pageerror', (error) => watch.errors.push(error.message));
    page.on('console', (message) => {
      const vain = watch.hostless && /^WebSocket connection to .* failed/.test(message.text());
      if (message.type() === 'error' && !vain) watch.errors.push(message.text());
    });
    page.on('request', (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (!['127.0.0.1', ''].includes(hostname) && !['data:', 'blob:'].includes(protocol))
        watch.strangers.push(request.url());
    });
    await use(watch);
    expect(watch).toMatchObject({ violations: [], errors: [], strangers: [] });
  },

  app: async ({ page, watch }, use) => {
    expect(watch.errors).toEqual([]);
    const data = mkdtempSync(join(tmpdir(), 'serenissima-e2e-'));
    let host: ChildProcess | undefined;
    const end = async () => {
      const running = host;
      host = undefined;
      if (!running || running.exitCode !== null) return;
      const gone = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await gone;
    };
    await use({
      data,
      async start({ seed } = {}) {
        host = spawn(process.execPath, [
          'dist/web/host.mjs',
          '--no-open',
          '--data',
          data,
          ...(seed ? ['--seed', seed] : []),
        ]);
        await page.goto(await addressOf(host));
        watch.hostless = false;
        await expect(page.getByTestId('home:new')).toBeVisible();
      },
      async kill() {
        watch.hostless = true;
        await end();
      },
    });
    await page.close();
    await end();
    rmSync(data, { recursive: true, force: true });
  },
});

function addressOf(host: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    host.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    host.stderr?.on('data', (chunk) => (output += String(chunk)));
    host.once('exit', () => reject(new Error(`The host ended: ${output}`)));
  });
}

/** Settings a test wants from the start. */
export function writeSettings(app: App, settings: Record<string, unknown>): void {
  mkdirSync(app.data, { recursive: true });
  writeFileSync(join(app.data, 'settings.json'), JSON.stringify(settings));
}

/** Begins a game with the usual options for so many players, called after their powers unless named. */
export async function newGame(
  page: Page,
  names: readonly string[] = [],
  game = 'serenissima-1996',
  players = 4,
): Promise<void> {
  await page.getByTestId('home:new').click();
  await page.locator(`input[name=game][value=${game}]`).check({ force: true });
  await page.getByTestId(`count:${players}`).check({ force: true });
  for (const [seat, name] of names.entries()) await page.getByTestId(`name:${seat}`).fill(name);
  await page.getByTestId('new:start').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await boardReady(page);
}

export async function boardReady(page: Page): Promise<void> {
  await expect(page.getByTestId('board')).toHaveAttribute('data-ready', 'true');
}

/** The number of moves made, as the table shows it when nothing is under way. */
export async function ply(page: Page): Promise<number> {
  await expect(page.getByTestId('table')).toHaveAttribute('data-busy', 'false');
  return Number(await page.getByTestId('table').getAttribute('data-ply'));
}

/** Makes a move as a player would: lifts the curtain when it is down, finds the button, clicks it. */
export async function makeMove(
  page: Page,
  move: { readonly type: string; readonly [field: string]: unknown },
): Promise<void> {
  const before = await ply(page);
  const lift = page.getByTestId('curtain:lift');
  const json = JSON.stringify(move);
  const button = page.locator(`[data-testid="action:${move.type}"][data-move='${json}']`);
  const stepper = page.locator(`li:has([data-testid="action:${move.type}"])`).getByTestId('stepper');
  await expect(lift.or(button).or(stepper).first()).toBeVisible();
  if (await lift.isVisible()) await lift.click();
  await expect(button.or(stepper).first()).toBeVisible();
  if (!(await button.isVisible())) await stepTo(page, stepper, json);
  await button.click();
  await expect(page.getByTestId('table')).toHaveAttribute('data-ply', String(before + 1));
}

/** Lifts the curtain when it is down; the seat that has the device. */
export async function sitDown(page: Page): Promise<number> {
  await ply(page);
  const lift = page.getByTestId('curtain:lift');
  if (await lift.isVisible()) await lift.click();
  await expect(page.getByTestId('curtain')).toBeHidden();
  await ply(page);
  return Number(await page.getByTestId('table').getAttribute('data-viewer'));
}

/** Moves a stepper to the figure whose button carries a move. */
async function stepTo(page: Page, stepper: ReturnType<Page['getByTestId']>, json: string): Promise<void> {
  const most = Number(await stepper.getAttribute('max'));
  for (let value = 0; value <= most; value++) {
    await stepper.fill(String(value));
    if (await page.locator(`[data-move='${json}']`).isVisible()) return;
  }
  throw new Error(`The stepper has no figure for ${json}`);
}
