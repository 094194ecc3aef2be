import { expect, test } from '../app';
import type { Page } from '@playwright/test';

interface Probe {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  hear(listener: (...args: unknown[]) => void): () => void;
  tell(value: unknown): void;
  twice(number: number): number;
  later(value: unknown): Promise<unknown>;
  never(): Promise<never>;
  fails(): never;
  call(callback: (...args: unknown[]) => unknown, ...args: unknown[]): unknown;
  requireOther(): string;
  readonly plain: { list: unknown[]; date: Date };
}
declare const probe: Probe;
declare const window: { ran?: boolean; onlyHere?: boolean; require?: unknown; open(url: string): unknown };

const invoke = (page: Page, channel: string): Promise<unknown> =>
  page.evaluate((name) => probe.invoke(name).catch(({ message }: Error) => message), channel);
const heard = async (page: Page) => (await invoke(page, 'events')) as string[];

/**
 * The behaviour that the app expects from Electron. The same suite also runs against real Electron if available, to
 * keep the stand-in accurate.
 */
test.describe('Electron, as the app expects it', () => {
  test.beforeEach(async ({ app, page }) => {
    await app.shell.start({ main: 'tests/shell/app/main.mjs' });
    await expect.poll(() => page.evaluate(() => window.ran)).toBe(true);
    await expect.poll(() => heard(page)).toContain('ready-to-show');
  });

  test('calls that come too early or too late are refused with Electron’s message @deep', async ({ page }) => {
    expect(await invoke(page, 'attempts')).toEqual({
      'a window before ready': 'Cannot create BrowserWindow before app is ready',
      'the session before ready': 'Session can only be received when app is ready',
      'schemes after ready': 'protocol.registerSchemesAsPrivileged should be called before app is ready',
      'the sandbox after ready': 'app.enableSandbox() can only be called before app is ready',
      'a second handler': "Attempted to register a second handler for 'echo'",
    });
  });

  test('the protocol handler serves the page, and its load events come in order @deep', async ({ page }) => {
    const events = await heard(page);
    const order = ['web-contents-created', 'asked app://game/index.html', 'asked app://game/page.js', 'dom-ready', 'did-finish-load', 'loaded']; // prettier-ignore
    expect(events.filter((event) => order.includes(event))).toEqual(order);
  });

  test('structured-clone data arrives as it was sent @deep', async ({ page }) => {
    const kept = await page.evaluate(async () => {
      const shared = { a: 1 };
      const sent = { date: new Date(5), map: new Map([[1, new Set(['x'])]]), bytes: new Uint8Array([1, 2, 255]), odd: [NaN, -0, Infinity, undefined, 12n, null], shared: [shared, shared], text: '“é”\u2028', regexp: /a/gi }; // prettier-ignore
      const [got] = (await probe.invoke('echo', sent)) as [typeof sent];
      return [
        got.date instanceof Date && got.date.getTime() === 5,
        got.map.get(1)?.has('x'),
        [...got.bytes].join() === '1,2,255',
        Number.isNaN(got.odd[0]) && Object.is(got.odd[1], -0) && got.odd[2] === Infinity && got.odd.length === 6,
        got.odd[3] === undefined && got.odd[4] === 12n && got.odd[5] === null,
        got.text === sent.text && String(got.regexp) === '/a/gi',
      ];
    });
    expect(kept).toEqual([true, true, true, true, true, true]);
  });

  test('errors from main arrive in Electron’s wording @deep', async ({ page }) => {
    expect(await invoke(page, 'refuse')).toBe("Error invoking remote method 'refuse': TypeError: it is refused");
    expect(await invoke(page, 'nobody')).toBe(
      "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    );
    expect(await invoke(page, 'function')).toBe(
      "Error invoking remote method 'function': Error: An object could not be cloned.",
    );
  });

  test('requests come from the window’s main frame at the app’s origin @deep', async ({ page }) => {
    expect(await invoke(page, 'sender')).toEqual({
      url: 'app://game/index.html',
      origin: 'app://game',
      parent: null,
      main: true,
      ours: true,
    });
  });

  test('messages from main reach only current listeners @deep', async ({ page }) => {
    const got = await page.evaluate(async () => {
      const told: unknown[] = [];
      const first = new Promise<void>((resolve) => {
        const leave = probe.hear((...args) => {
          told.push(args);
          leave();
          resolve();
        });
      });
      probe.tell({ n: 1 });
      await first;
      probe.tell({ n: 2 });
      await probe.invoke('echo');
      return told;
    });
    expect(got).toEqual([[{ n: 1 }, true]]);
  });

  test('the bridge passes functions, promises, errors and plain data, but nothing else @deep', async ({ page }) => {
    const got = await page.evaluate(async () => {
      const message = (act: () => unknown) => {
        try {
          return act();
        } catch (error) {
          return (error as Error).message;
        }
      };
      return {
        returned: probe.twice(21),
        promised: await probe.later({ a: [1] }),
        thrown: message(() => probe.fails()),
        rejected: await probe.never().catch((error: Error) => error.message),
        called: probe.call((value) => [value, 'back'], { deep: [1] }),
        frozen: Object.isFrozen(probe) && Object.isFrozen(probe.plain.list),
        date: probe.plain.date instanceof Date,
        proxy: message(() => void probe.later(new Proxy({}, {}))),
        nested: message(() => void probe.later({ seats: [new Proxy([], {})] })),
        node: probe.requireOther(),
      };
    });
    expect(got).toEqual({
      returned: 42,
      promised: { a: [1] },
      thrown: 'too far',
      rejected: 'too far',
      called: [{ deep: [1] }, 'back'],
      frozen: true,
      date: true,
      proxy: 'An object could not be cloned.',
      nested: 'An object could not be cloned.',
      node: 'module not found: fs',
    });
  });

  test('the preload runs in a separate world @deep', async ({ page }) => {
    expect(await page.evaluate(() => [window.onlyHere, typeof window.require])).toEqual([undefined, 'undefined']);
    const names = await page.evaluate(() => Object.getOwnPropertyNames(globalThis).filter((name) => /standIn/i.test(name))); // prettier-ignore
    expect(names).toEqual([]);
  });

  test('the filter cancels requests that leave the app, and navigation and new windows are denied @deep', async ({
    page,
    watch,
  }) => {
    const outcome = await page.evaluate(() => fetch('https://elsewhere.test/').catch((error: Error) => error.name));
    expect(outcome).toBe('TypeError');
    await expect.poll(() => heard(page)).toContain('cancelled https://elsewhere.test/');
    await page.evaluate(() => void (location.href = 'https://elsewhere.test/there'));
    await expect.poll(() => heard(page)).toContain('will-navigate https://elsewhere.test/there');
    expect(await page.evaluate(() => window.open('https://elsewhere.test/popup'))).toBe(null);
    await expect.poll(() => heard(page)).toContain('open https://elsewhere.test/popup');
    await expect.poll(() => page.context().pages().length).toBe(1);
    expect(await invoke(page, 'sender')).toMatchObject({ url: 'app://game/index.html' });
    // The test itself caused these violations.
    watch.strangers.length = 0;
    watch.errors.length = 0;
  });
});
