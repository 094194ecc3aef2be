import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ALL_COMMANDS, commandChannel, notificationChannel } from '../../src/ipc/channels';
import type { Bridge } from '../../src/ipc/contract';
import { preventable } from './stand-in/strict';
import { cleanUp, start } from './start';

/**
 * Electron's security checklist (docs/tutorial/security), point by point, against the whole of main as it starts. Point 16, a
 * current Electron, is `check`'s; of point 19 the fuses themselves are read by the packaging tests.
 */

afterEach(cleanUp);

/** Main as it usually starts, for the points that only look at it: starting it is slow, so they share one. */
let usually: ReturnType<typeof start> | undefined;
const shared = () => (usually ??= start());

/** The window's preferences, as main opens it. */
async function preferences() {
  const { windows } = await shared();
  return windows[0].options.webPreferences ?? {};
}

/** All sources below a folder, as one text. */
function sources(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(ts|vue|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Whether the session main opens its window on lets a request through. */
async function letsThrough(...addresses: string[]): Promise<boolean[]> {
  const { usual, windows } = await shared();
  expect(windows[0].options.webPreferences?.session).toBe(usual.session);
  return addresses.map((url) => {
    let cancelled: boolean | undefined;
    usual.kept.before?.({ url }, ({ cancel }) => (cancelled = cancel));
    return cancelled === false;
  });
}

describe('Electron’s checklist', () => {
  test('1: only secure content is loaded: the app’s own, and nothing from any network', async () => {
    const addresses = [
      'http://a.example/',
      'https://a.example/',
      'ws://127.0.0.1/',
      'wss://a.example/',
      'ftp://a.example/',
    ];
    expect(await letsThrough('app://game/index.html', ...addresses)).toEqual([true, ...addresses.map(() => false)]);
  });

  test('2: no page has Node: not the main frame, no frame within, no worker', async () => {
    expect(await preferences()).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
  });

  test('3: the preload lives in a world of its own', async () => {
    expect(await preferences()).toMatchObject({ contextIsolation: true });
  });

  test('4: every page is in the sandbox, before any could be opened without', async () => {
    const { before, windows } = await start();
    expect(before).toContain('sandbox enabled');
    expect(windows[0].options.webPreferences?.sandbox).toBe(true);
    cleanUp();
    // To be told to do without and then to turn back would end in a blank window; the log says which it is.
    const without = await start({ switches: ['no-sandbox'] });
    expect(without.happened).not.toContain('sandbox enabled');
    expect(without.appWorld.switches.has('no-sandbox')).toBe(true);
    expect(without.logged()).toContain('without Chromium’s sandbox');
  });

  test('5: no permission is given but the full screen, whether it is asked for or looked up', async () => {
    const { usual } = await shared();
    const { request, check, device } = usual.kept;
    const granted = (permission: string) => {
      let answer: boolean | undefined;
      request?.(null, permission, (given) => (answer = given));
      return [answer, check?.(null, permission)];
    };
    expect(granted('fullscreen')).toEqual([true, true]);
    for (const permission of ['media', 'geolocation', 'notifications', 'openExternal', 'clipboard-read', 'hid'])
      expect(granted(permission), permission).toEqual([false, false]);
    expect(device?.()).toBe(false);
  });

  test('6: the web’s own security is on', async () => {
    expect(await preferences()).toMatchObject({ webSecurity: true });
  });

  test('7: every answer carries a policy that lets nothing foreign and nothing inline run', async () => {
    const { usual, staticFiles } = await start();
    expect(staticFiles).toHaveBeenCalledTimes(1);
    const handler = usual.kept.schemes.get('app');
    for (const [path, method] of [
      ['index.html', 'GET'],
      ['nothing', 'GET'],
      ['index.html', 'POST'],
    ]) {
      const answer = await handler?.(new Request(`app://game/${path}`, { method }));
      const policy = answer?.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    }
  });

  test('8: nothing insecure is mixed in', async () => {
    expect(await preferences()).toMatchObject({ allowRunningInsecureContent: false });
  });

  test('9: no experimental features', async () => {
    expect(await preferences()).toMatchObject({ experimentalFeatures: false });
  });

  test('10: no feature of Blink is switched on, in the window or on the command line', async () => {
    const { windows, appWorld } = await shared();
    expect(Object.keys(windows[0].options.webPreferences ?? {})).not.toContain('enableBlinkFeatures');
    expect([...appWorld.switches.keys()]).toEqual(['enable-unsafe-swiftshader']);
  });

  test('11: there is no webview, so that none may open windows', async () => {
    expect(await preferences()).toMatchObject({ webviewTag: false });
    expect(sources('src/renderer')).not.toMatch(/<webview|allowpopups/i);
  });

  test('12: a webview that is attached nevertheless is prevented', async () => {
    const { windows } = await shared();
    const happening = preventable();
    windows[0].page.bus.emit('will-attach-webview', happening, {}, {});
    expect(happening.prevented).toBe(true);
  });

  test('13: no page ever leads anywhere', async () => {
    const { windows } = await shared();
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      const happening = preventable();
      windows[0].page.bus.emit(event, happening, 'app://game.example.org/');
      expect(happening.prevented, event).toBe(true);
    }
  });

  test('14: no page ever opens a window', async () => {
    const { windows } = await shared();
    const { open } = windows[0].page.handlers;
    expect(open?.({ url: 'app://game/index.html' })).toEqual({ action: 'deny' });
    expect(open?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });

  test('15: nothing is ever opened outside the app but the log folder, which no page names', async () => {
    const shell = await shared();
    const source = sources('src/main/electron');
    expect(source).not.toMatch(/openExternal|showItemInFolder|spawn\(|exec\(/);
    expect(source.match(/shell\.openPath\((.*)\)/g)).toEqual(['shell.openPath(logFolder())']);
    expect([...shell.handled.keys()].filter((channel) => /open|external/i.test(channel))).toEqual([
      commandChannel('matches.open'),
    ]);
  });

  test('17: of every message the sender is looked at: our page in the main frame of our window', async () => {
    const { handled, windows } = await shared();
    expect([...handled.keys()].sort()).toEqual(ALL_COMMANDS.map(commandChannel).sort());
    const { mainFrame } = windows[0].page;
    const refused = { ok: false, error: { code: 'unknown-sender' } };
    for (const [channel, handle] of handled) {
      for (const senderFrame of [
        null,
        { origin: 'app://game', parent: mainFrame },
        { origin: 'app://game', parent: null },
        { origin: 'https://example.org', parent: null },
      ])
        expect(await handle({ senderFrame }, {}), channel).toMatchObject(refused);
    }
    expect(await handled.get(commandChannel('app.info'))?.({ senderFrame: mainFrame }, {})).toMatchObject({ ok: true });
  });

  test('18: the app’s files come by a scheme of their own, never as file:', async () => {
    const { registered, happened, usual } = await start();
    expect(registered.map(({ scheme }) => scheme)).toEqual(['app']);
    expect(happened.filter((what) => what.startsWith('load'))).toEqual(['load app://game/index.html']);
    expect(usual.kept.schemes.has('app')).toBe(true);
    expect(sources('src/main/electron')).not.toContain('loadFile');
    cleanUp();
    expect(await letsThrough('file:///etc/passwd')).toEqual([false]);
  });

  test('19: the shell needs nothing of what the fuses switch off', async () => {
    // Run as Node, NODE_OPTIONS, inspecting, and privileges of file:.
    const source = sources('src/main');
    expect(source).not.toMatch(/ELECTRON_RUN_AS_NODE|NODE_OPTIONS|--inspect|\bfork\(|loadFile|safeStorage/);
  });

  test('20: the page gets two functions of ours and nothing of Electron’s', async () => {
    const { exposed, rendererBus } = await start();
    await import('../../src/preload/preload');
    expect([...exposed.keys()]).toEqual(['serenissima']);
    const bridge = exposed.get('serenissima') as Bridge;
    expect(Object.keys(bridge).sort()).toEqual(['call', 'on']);
    const heard = vi.fn();
    const leave = bridge.on('app.ask', heard);
    rendererBus.emit(notificationChannel('app.ask'), { sender: 'the event' }, { what: 'home' });
    expect(heard.mock.calls).toEqual([[{ what: 'home' }]]);
    expect(leave()).toBeUndefined();
    expect(await bridge.call('no.such' as never, {} as never)).toMatchObject({ ok: false });
  });
});
