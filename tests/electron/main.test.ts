import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { preventable } from './stand-in/strict';
import { cleanUp, start } from './start';

afterEach(cleanUp);

describe('Electron’s main process', () => {
  test('exits immediately if another instance is running', async () => {
    const { happened, windows, handled, folder } = await start({ lock: false });
    expect(happened).toEqual([expect.stringMatching(/^lock/), 'quit']);
    expect([windows.length, handled.size]).toEqual([0, 0]);
    // The log belongs to the first instance.
    expect(existsSync(folder)).toBe(false);
  });

  test('prepares before the app is ready, and opens the window afterwards', async () => {
    const { before, happened, windows } = await start();
    expect(before).toEqual([expect.stringMatching(/^lock/), 'sandbox enabled', 'scheme registered']);
    expect(happened.slice(3)).toEqual(['open window', 'load app://game/index.html']);
    expect(windows[0].options.webPreferences?.preload).toMatch(/preload\.cjs$/);
  });

  test.each([
    ['1', true],
    ['0', undefined],
    ['', undefined],
  ])('with SteamDeck=%s starts in full screen: %s', async (said, wanted) => {
    vi.stubEnv('SteamDeck', said);
    const { windows } = await start();
    vi.unstubAllEnvs();
    expect(windows[0].options.fullscreen).toBe(wanted);
  });

  test('restricts the session and answers commands before the page loads', async () => {
    const { usual, handled, lockedFirst, staticFiles } = await start();
    expect(lockedFirst).toBe(true);
    expect(staticFiles).toHaveBeenCalledWith(expect.stringMatching(/renderer$/));
    expect(usual.kept.check?.(null, 'media')).toBe(false);
    expect(usual.kept.schemes.has('app')).toBe(true);
    expect(handled.size).toBeGreaterThan(10);
  });

  test('reports a failed start and exits, so that the next start is not blocked', async () => {
    const { happened, windows, logged } = await start({ broken: true });
    await vi.waitFor(() => expect(happened).toContain('quit'));
    expect(happened.slice(-2)).toEqual(['error: Serenissima can’t start', 'quit']);
    expect(windows).toHaveLength(0);
    expect(logged()).toContain('The manifest is missing.');
  });

  test('restricts what the window’s page may do', async () => {
    const { windows } = await start();
    expect(windows[0].page.handlers.open?.({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    const happening = preventable();
    windows[0].page.bus.emit('will-navigate', happening);
    expect(happening.prevented).toBe(true);
  });

  test('brings the window to the front on a second start, or opens one', async () => {
    const { appBus, windows, happened, close } = await start();
    windows[0].state.minimized = true;
    appBus.emit('second-instance', {}, ['app'], '/');
    // If the window stayed hidden, the second start would seem to have failed.
    expect(happened.slice(-3)).toEqual(['restore window', 'show window', 'focus window']);
    windows[0].state.minimized = false;
    appBus.emit('second-instance', {}, ['app'], '/');
    expect(happened.slice(-2)).toEqual(['focus window', 'focus window']);
    close(windows[0]);
    appBus.emit('second-instance', {}, ['app'], '/');
    expect(windows).toHaveLength(2);
  });

  test('exits when the last window closes, except on macOS', async () => {
    const { appBus, happened } = await start();
    const platform = vi.spyOn(process, 'platform', 'get');
    platform.mockReturnValue('darwin');
    appBus.emit('window-all-closed');
    expect(happened).not.toContain('quit');
    platform.mockReturnValue('linux');
    appBus.emit('window-all-closed');
    expect(happened).toContain('quit');
  });

  test('reopens a window on a Dock click, but not during startup', async () => {
    const { appBus, windows, close } = await start({ early: (world) => world.appBus.emit('activate') });
    expect(windows).toHaveLength(1);
    close(windows[0]);
    appBus.emit('activate');
    appBus.emit('activate');
    expect(windows).toHaveLength(2);
  });

  test('uses different saves and a different lock in a checkout than in the installed app', async () => {
    const installed = await start();
    expect(installed.happened[0]).toBe(`lock in ${installed.folder}`);
    expect(installed.folder).toMatch(/Serenissima$/);
    const checkout = await start({ packaged: false });
    expect(checkout.happened[0]).toBe(`lock in ${checkout.folder}`);
    expect(checkout.folder).toMatch(/Serenissima-development$/);
  });

  test('enables WebGL in software, for machines without a graphics card', async () => {
    expect((await start()).appWorld.switches.has('enable-unsafe-swiftshader')).toBe(true);
  });

  test('has an app id on Windows', async () => {
    expect((await start({ platform: 'win32' })).happened).toContain('application id org.serenissima.cabinet');
    expect((await start({ platform: 'linux' })).happened.join()).not.toContain('application id');
  });

  test('logs the services’ reports without personal paths', async () => {
    const { logged, home, folder } = await start({ settings: { language: 7 } });
    await vi.waitFor(() => expect(existsSync(join(folder, 'data', 'settings.damaged.json'))).toBe(true));
    expect(logged()).toContain('Some settings could not be read and have their default values');
    expect(logged()).not.toContain(home);
  });

  test('logs the start, without personal paths', async () => {
    const { logged, home } = await start();
    expect(logged()).toMatch(/^\d{4}-.*Z note Serenissima 9\.9\.9 starts: \w+, Electron /);
    expect(logged()).not.toContain(home);
  });
});
