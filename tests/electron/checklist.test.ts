import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ALL_COMMANDS, commandChannel, notificationChannel } from '../../src/ipc/channels';
import type { Bridge } from '../../src/ipc/contract';
import { preventable } from './stand-in/strict';
import { cleanUp, start } from './start';

/**
 * Each point of Electron's security checklist (docs/tutorial/security), checked against the started main process.
 * Dependabot covers point 16, a current Electron version. The packaging tests read the fuses of point 19.
 */

afterEach(cleanUp);

/** A main process with default settings, shared by the tests that only read it, because starting is slow. */
let usually: ReturnType<typeof start> | undefined;
const shared = () => (usually ??= start());

async function preferences() {
  const { windows } = await shared();
  return windows[0].options.webPreferences ?? {};
}

function sources(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(ts|vue|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Returns whether the window's session allows each request. */
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
  test('1: only the app’s own files are loaded, nothing from the network', async () => {
    const addresses = [
      'http://a.example/',
      'https://a.example/',
      'ws://127.0.0.1/',
      'wss://a.example/',
      'ftp://a.example/',
    ];
    expect(await letsThrough('app://game/index.html', ...addresses)).toEqual([true, ...addresses.map(() => false)]);
  });

  test('2: Node is disabled in the main frame, subframes and workers', async () => {
    expect(await preferences()).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
  });

  test('3: the preload runs in a separate world', async () => {
    expect(await preferences()).toMatchObject({ contextIsolation: true });
  });

  test('4: every page is sandboxed, even the first one', async () => {
    const { before, windows } = await start();
    expect(before).toContain('sandbox enabled');
    expect(windows[0].options.webPreferences?.sandbox).toBe(true);
    cleanUp();
    // Enabling the sandbox despite this switch would leave the window blank. The log shows that the switch applies.
    const without = await start({ switches: ['no-sandbox'] });
    expect(without.happened).not.toContain('sandbox enabled');
    expect(without.appWorld.switches.has('no-sandbox')).toBe(true);
    expect(without.logged()).toContain('without Chromium’s sandbox');
  });

  test('5: no permission is granted except full screen', async () => {
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

  test('6: web security is on', async () => {
    expect(await preferences()).toMatchObject({ webSecurity: true });
  });

  test('7: every response has a content security policy against remote and inline code', async () => {
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

  test('8: no insecure content is allowed', async () => {
    expect(await preferences()).toMatchObject({ allowRunningInsecureContent: false });
  });

  test('9: no experimental features', async () => {
    expect(await preferences()).toMatchObject({ experimentalFeatures: false });
  });

  test('10: no Blink feature is enabled, in the window or on the command line', async () => {
    const { windows, appWorld } = await shared();
    expect(Object.keys(windows[0].options.webPreferences ?? {})).not.toContain('enableBlinkFeatures');
    expect([...appWorld.switches.keys()]).toEqual(['enable-unsafe-swiftshader']);
  });

  test('11: there is no webview that could open windows', async () => {
    expect(await preferences()).toMatchObject({ webviewTag: false });
    expect(sources('src/renderer')).not.toMatch(/<webview|allowpopups/i);
  });

  test('12: attaching a webview is prevented', async () => {
    const { windows } = await shared();
    const happening = preventable();
    windows[0].page.bus.emit('will-attach-webview', happening, {}, {});
    expect(happening.prevented).toBe(true);
  });

  test('13: no page can ever navigate away', async () => {
    const { windows } = await shared();
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      const happening = preventable();
      windows[0].page.bus.emit(event, happening, 'app://game.example.org/');
      expect(happening.prevented, event).toBe(true);
    }
  });

  test('14: no page can ever open a window', async () => {
    const { windows } = await shared();
    const { open } = windows[0].page.handlers;
    expect(open?.({ url: 'app://game/index.html' })).toEqual({ action: 'deny' });
    expect(open?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });

  test('15: only the log folder is ever opened outside the app, and no page can choose what is opened', async () => {
    const shell = await shared();
    const source = sources('src/main/electron');
    expect(source).not.toMatch(/openExternal|showItemInFolder|spawn\(|exec\(/);
    expect(source.match(/shell\.openPath\((.*)\)/g)).toEqual(['shell.openPath(logFolder())']);
    expect([...shell.handled.keys()].filter((channel) => /open|external/i.test(channel))).toEqual([
      commandChannel('matches.open'),
    ]);
  });

  test('17: every message must come from our page in the main frame of our window', async () => {
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

  test('18: the app’s files use their own scheme, never file:', async () => {
    const { registered, happened, usual } = await start();
    expect(registered.map(({ scheme }) => scheme)).toEqual(['app']);
    expect(happened.filter((what) => what.startsWith('load'))).toEqual(['load app://game/index.html']);
    expect(usual.kept.schemes.has('app')).toBe(true);
    expect(sources('src/main/electron')).not.toContain('loadFile');
    cleanUp();
    expect(await letsThrough('file:///etc/passwd')).toEqual([false]);
  });

  test('19: the shell needs nothing that the fuses disable', async () => {
    // The fuses disable ELECTRON_RUN_AS_NODE, NODE_OPTIONS, --inspect and the extra privileges of file: URLs.
    const source = sources('src/main');
    expect(source).not.toMatch(/ELECTRON_RUN_AS_NODE|NODE_OPTIONS|--inspect|\bfork\(|loadFile|safeStorage/);
  });

  test('20: the preload exposes two app functions and no Electron API', async () => {
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
