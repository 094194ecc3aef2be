import { describe, expect, test, vi } from 'vitest';
import { SHELL_TEXTS } from '../../src/main/electron/texts';
import { preventable } from './stand-in/strict';

/** Starts main against a fresh stand-in, and waits until it has begun. */
async function start({ lock = true, broken = false, languages = ['en-GB'], home = '/home/doge' } = {}) {
  vi.resetModules();
  const staticFiles = vi.fn((_folder: string) => {
    if (broken) throw new Error('The manifest is missing.');
    return new Map();
  });
  vi.doMock('../../src/main/services/static-files', () => ({ staticFiles }));
  const [{ appWorld, appBus }, { windows }, { happened }, { menus, answers, asked }, { handled }, { usual }] =
    await Promise.all([
      import('./stand-in/app'),
      import('./stand-in/window'),
      import('./stand-in/world'),
      import('./stand-in/desktop'),
      import('./stand-in/ipc'),
      import('./stand-in/session'),
    ]);
  Object.assign(appWorld, { lock, languages, home });
  let lockedFirst = false;
  appBus.on('web-contents-created', () => (lockedFirst = usual.kept.check !== undefined && handled.size > 0));
  await import('../../src/main/electron/main');
  const before = [...happened];
  appWorld.begin();
  await new Promise((resolve) => setTimeout(resolve));
  return { appBus, windows, happened, before, menus, answers, asked, handled, usual, staticFiles, lockedFirst };
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
    const { usual, handled, lockedFirst, staticFiles } = await start();
    expect(lockedFirst).toBe(true);
    expect(staticFiles).toHaveBeenCalledWith(expect.stringMatching(/renderer$/));
    expect(usual.kept.check?.(null, 'media')).toBe(false);
    expect(usual.kept.schemes.has('app')).toBe(true);
    expect(handled.size).toBeGreaterThan(10);
  });

  test('what cannot begin says so and ends, instead of keeping others from starting', async () => {
    const { happened, windows } = await start({ broken: true });
    await vi.waitFor(() => expect(happened).toContain('quit'));
    expect(happened.slice(-2)).toEqual(['error: Serenissima cannot start', 'quit']);
    expect(windows).toHaveLength(0);
  });

  test('a window closed while the player was asked is not loaded again', async () => {
    const { windows, happened, answers } = await start();
    answers.message = { response: 0 };
    for (let i = 0; i < 4; i++) windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
    windows[0].state.destroyed = true;
    await new Promise((resolve) => setTimeout(resolve));
    expect(happened.filter((what) => what === 'reload')).toHaveLength(3);
  });

  test('locks the window’s own page', async () => {
    const { windows } = await start();
    expect(windows[0].page.handlers.open?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    const happening = preventable();
    windows[0].page.bus.emit('will-navigate', happening);
    expect(happening.prevented).toBe(true);
  });

  test('starting it again brings the window to the front', async () => {
    const { appBus, windows, happened } = await start();
    windows[0].state.minimized = true;
    appBus.emit('second-instance');
    expect(happened.slice(-2)).toEqual(['restore window', 'focus window']);
    windows[0].state.minimized = false;
    appBus.emit('second-instance');
    expect(happened.slice(-2)).toEqual(['focus window', 'focus window']);
    windows[0].bus.emit('closed');
    const before = happened.length;
    appBus.emit('second-instance');
    expect(happened.length).toBe(before);
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
    const { windows, happened, answers, asked } = await start();
    const crash = async (response: number) => {
      answers.message = { response };
      windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed' });
      await new Promise((resolve) => setTimeout(resolve));
      return happened.at(-1);
    };
    for (let i = 0; i < 3; i++) expect(await crash(1)).toBe('reload');
    expect(await crash(0)).toBe('reload');
    expect(happened).toContain('dialog over the window');
    expect(await crash(1)).toBe('quit');
    expect(asked.at(-1)).toMatchObject({ buttons: ['Try again', 'Quit'], defaultId: 0, cancelId: 1 });
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
    // Cmd+H hides an app on macOS.
    expect(items.map(({ accelerator }) => accelerator)).not.toContain('CmdOrCtrl+H');
    for (const label of ['Home', 'New game', 'Settings']) {
      (items.find((item) => item.label === label)?.click as (() => void) | undefined)?.();
    }
    expect(windows[0].page.sent).toEqual(
      ['home', 'new', 'settings'].map((what) => ['serenissima:news:app.ask', { what }]),
    );
  });

  test.each([
    ['darwin', ['appMenu', 'editMenu', 'windowMenu'], ['close']],
    ['linux', ['editMenu', 'windowMenu'], ['quit']],
  ])('the menu on %s holds what the system expects', async (platform, roles, ends) => {
    const { installMenu } = await import('../../src/main/electron/menu');
    const { menus } = await import('./stand-in/desktop');
    installMenu({ announce: () => undefined }, platform, SHELL_TEXTS.en);
    const top = menus.at(-1) ?? [];
    expect(top.flatMap(({ role }) => role ?? [])).toEqual(roles);
    const game = top.find(({ label }) => label === 'Game')?.submenu;
    expect(Array.isArray(game) && game.flatMap(({ role }) => role ?? [])).toEqual(ends);
  });
});
