import { describe, expect, test, vi } from 'vitest';

/** Starts main against a fresh stand-in, and waits until it has begun. */
async function start({ lock = true } = {}) {
  vi.resetModules();
  vi.doMock('../../src/main/services/static-files', () => ({ staticFiles: () => new Map() }));
  const [{ appWorld, appBus }, { windows }, { happened }, { menus }, { handled }, { usual }] = await Promise.all([
    import('./stand-in/app'),
    import('./stand-in/window'),
    import('./stand-in/world'),
    import('./stand-in/desktop'),
    import('./stand-in/ipc'),
    import('./stand-in/session'),
  ]);
  appWorld.lock = lock;
  await import('../../src/main/electron/main');
  const before = [...happened];
  appWorld.begin();
  await new Promise((resolve) => setTimeout(resolve));
  return { appBus, windows, happened, before, menus, handled, usual };
}

describe('Electron’s main process', () => {
  test('a second instance leaves at once and does nothing else', async () => {
    const { happened, windows, handled } = await start({ lock: false });
    expect(happened).toEqual(['quit']);
    expect([windows.length, handled.size]).toEqual([0, 0]);
  });

  test('prepares before the app is ready, and opens the window after', async () => {
    const { before, happened, windows } = await start();
    expect(before).toEqual(['scheme registered', 'sandbox enabled']);
    expect(happened.slice(2)).toEqual(['open window', 'load app://game/index.html']);
    expect(windows[0].options.webPreferences?.preload).toMatch(/preload\.cjs$/);
  });

  test('shows the window when there is something to see', async () => {
    const { windows, happened } = await start();
    expect(happened).not.toContain('show window');
    windows[0].bus.emit('ready-to-show');
    expect(happened).toContain('show window');
  });

  test('locks the session and answers commands before the page is loaded', async () => {
    const { usual, handled } = await start();
    expect(usual.kept.check?.(null, 'media')).toBe(false);
    expect(usual.kept.schemes.has('app')).toBe(true);
    expect(handled.size).toBeGreaterThan(10);
  });

  test('starting it again brings the window to the front', async () => {
    const { appBus, windows, happened } = await start();
    windows[0].state.minimized = true;
    appBus.emit('second-instance');
    expect(happened.slice(-2)).toEqual(['restore window', 'focus window']);
  });

  test('a crashed page is loaded again; while quitting it is left alone', async () => {
    const { appBus, windows, happened } = await start();
    windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(happened.at(-1)).toBe('reload');
    appBus.emit('before-quit');
    windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(happened.filter((what) => what === 'reload')).toHaveLength(1);
  });

  test('after three crashes in a row the player is asked', async () => {
    const { windows, happened } = await start();
    for (let i = 0; i < 4; i++) windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(happened).toContain('dialog over the window');
  });

  test('the last window closed ends the app, but not on macOS', async () => {
    const { appBus, happened } = await start();
    const platform = vi.spyOn(process, 'platform', 'get');
    platform.mockReturnValue('darwin');
    appBus.emit('window-all-closed');
    expect(happened).not.toContain('quit');
    platform.mockReturnValue('linux');
    appBus.emit('window-all-closed');
    expect(happened).toContain('quit');
    platform.mockRestore();
  });

  test('macOS opens a window again when the dock is clicked', async () => {
    const { appBus, windows } = await start();
    windows[0].state.destroyed = true;
    windows[0].bus.emit('closed');
    appBus.emit('activate');
    appBus.emit('activate');
    expect(windows).toHaveLength(2);
  });

  test('the menu leads to the screens and holds no way into developer tools', async () => {
    const { menus, windows } = await start();
    const items = menus[0].flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));
    expect(JSON.stringify(menus[0])).not.toMatch(/toggleDevTools|reload/i);
    const open = items.find(({ label }) => label === 'New game');
    (open?.click as (() => void) | undefined)?.();
    expect(windows[0].page.sent).toEqual([['serenissima:news:app.ask', { what: 'new' }]]);
  });
});
