import type { App, Session } from 'electron';
import { describe, expect, test } from 'vitest';
import { isOwn, lockContents, lockSession } from '../../src/main/electron/security';
import { windowOptions } from '../../src/main/electron/window';
import { createSession } from './stand-in/session';
import { events, preventable } from './stand-in/strict';
import { createContents } from './stand-in/window';

function locked(development = false) {
  const { session, kept } = createSession();
  lockSession(session as unknown as Session, development);
  return { session, kept };
}

const setting = {
  preload: '/app/preload.cjs',
  session: createSession().session as unknown as Session,
  room: { width: 1920, height: 1040 },
  development: false,
  fullScreen: false,
};

describe('the window', () => {
  test('isolates its page from Node, other worlds and the file system', () => {
    const { session } = createSession();
    const { webPreferences, show } = windowOptions({ ...setting, session: session as never });
    expect(webPreferences).toEqual({
      preload: '/app/preload.cjs',
      session,
      devTools: false,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
    });
    expect(show).toBe(false);
  });

  test('has developer tools only in a checkout', () => {
    const tools = (development: boolean) => windowOptions({ ...setting, development }).webPreferences?.devTools;
    expect([tools(true), tools(false)]).toEqual([true, false]);
  });

  test.each([
    ['a usual screen', { width: 1920, height: 1040 }, [1366, 768, 600, 600]],
    ['a small laptop with its taskbar', { width: 1280, height: 680 }, [1280, 680, 600, 600]],
    ['a very small screen', { width: 800, height: 560 }, [800, 560, 600, 560]],
  ])('fits on %s', (_name, room, size) => {
    const { width, height, minWidth, minHeight } = windowOptions({ ...setting, room });
    expect([width, height, minWidth, minHeight]).toEqual(size);
  });

  test('opens in full screen if set, and otherwise in its last state', () => {
    expect(windowOptions({ ...setting, fullScreen: true }).fullscreen).toBe(true);
    expect(windowOptions(setting)).not.toHaveProperty('fullscreen');
  });

  test('stores its bounds and full-screen state under a name', () => {
    const { name, windowStatePersistence } = windowOptions(setting);
    expect([name, windowStatePersistence]).toEqual(['cabinet', true]);
  });
});

describe('permissions', () => {
  test.each(['fullscreen'])('include %s', (permission) => {
    const { kept } = locked();
    kept.request?.(null, permission, (granted) => expect(granted).toBe(true));
    expect(kept.check?.(null, permission)).toBe(true);
  });

  test.each([
    'media',
    'display-capture',
    'pointerLock',
    'keyboardLock',
    'automatic-fullscreen',
    'fileSystem',
    'serial',
    'clipboard-sanitized-write',
    'geolocation',
    'notifications',
    'midi',
    'clipboard-read',
    'openExternal',
    'hid',
    'usb',
    'unknown',
  ])('exclude %s', (permission) => {
    const { kept } = locked();
    let granted: boolean | undefined;
    kept.request?.(null, permission, (answer) => (granted = answer));
    expect(granted).toBe(false);
    expect(kept.check?.(null, permission)).toBe(false);
  });

  test('exclude all devices', () => {
    expect(locked().kept.device?.()).toBe(false);
  });
});

describe('network requests', () => {
  const cancelled = (url: string) => {
    let answer: boolean | undefined;
    locked().kept.before?.({ url }, ({ cancel }) => (answer = cancel));
    return answer;
  };

  test('for the app’s own files are allowed', () => {
    expect(cancelled('app://game/index.html')).toBe(false);
    expect(cancelled('app://game/assets/index.js')).toBe(false);
  });

  test.each([
    'https://example.org/',
    'http://127.0.0.1:8080/',
    'ws://127.0.0.1/',
    'file:///etc/passwd',
    'app://game.example.org/index.html',
    'app://other/index.html',
    'app:game',
    'devtools://devtools/',
    'not an address',
  ])('to %s are cancelled', (url) => {
    expect(cancelled(url)).toBe(true);
    expect(isOwn(url)).toBe(false);
  });
});

describe('developer tools', () => {
  test('may load their own pages in a checkout, and nothing else', () => {
    const stopped = (url: string) => {
      let answer: boolean | undefined;
      locked(true).kept.before?.({ url }, ({ cancel }) => (answer = cancel));
      return answer;
    };
    expect(stopped('devtools://devtools/bundled/inspector.html')).toBe(false);
    expect(stopped('https://example.org/')).toBe(true);
  });
});

describe('every new page', () => {
  const { contents, bus, handlers } = createContents();
  const appBus = events();
  lockContents({ on: appBus.on } as unknown as App);
  appBus.emit('web-contents-created', {}, contents);

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview'])(
    'prevents %s',
    (event) => {
      const happening = preventable();
      bus.emit(event, happening, 'https://example.org/');
      expect(happening.prevented).toBe(true);
    },
  );

  test('can’t open a window', () => {
    expect(handlers.open?.({ url: 'app://game/index.html' })).toEqual({ action: 'deny' });
    expect(handlers.open?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
  });
});

describe('the stand-in for Electron', () => {
  test('throws if the app uses a part of Electron that it does not model', () => {
    const { contents } = createContents();
    expect(() => (contents as unknown as { openDevTools(): void }).openDevTools()).toThrow(
      'no webContents.openDevTools',
    );
    expect(() => Object.assign(contents, { zoomFactor: 2 })).toThrow('zoomFactor');
  });
});
