import { beforeEach, describe, expect, test, vi } from 'vitest';

/** Like Electron, the stand-in checks the order of calls: calls that come too early or too late throw or do nothing. */
async function electron() {
  const [{ appWorld, appBus }, shell] = await Promise.all([import('./stand-in/app'), import('./stand-in')]);
  return { appWorld, appBus, ...shell };
}

beforeEach(() => vi.resetModules());

describe('before the app is ready', () => {
  test('window, session, screen, dialogs and language are unavailable', async () => {
    const { BrowserWindow, session, screen, dialog, app } = await electron();
    expect(() => new BrowserWindow({})).toThrow('before app is ready');
    expect(() => session.defaultSession).toThrow('before app is ready');
    expect(() => screen.getPrimaryDisplay()).toThrow('before app is ready');
    expect(() => dialog.showMessageBox({ message: 'Too early' })).toThrow('before app is ready');
    expect(() => app.getPreferredSystemLanguages()).toThrow('before app is ready');
  });

  test('schemes can be registered and the sandbox enabled', async () => {
    const { protocol, app } = await electron();
    expect(() => protocol.registerSchemesAsPrivileged([])).not.toThrow();
    expect(() => app.enableSandbox()).not.toThrow();
  });
});

describe('once the app is ready', () => {
  test('schemes, the sandbox and switches can no longer be set', async () => {
    const { appWorld, protocol, app } = await electron();
    appWorld.begin();
    expect(() => protocol.registerSchemesAsPrivileged([])).toThrow('before app is ready');
    expect(() => app.enableSandbox()).toThrow('before app is ready');
    app.commandLine.appendSwitch('enable-unsafe-swiftshader');
    expect(app.commandLine.hasSwitch('enable-unsafe-swiftshader')).toBe(false);
  });

  test('quitting asks, closes the windows, asks again, and exits unless prevented', async () => {
    const { appWorld, appBus, app, BrowserWindow } = await electron();
    appWorld.begin();
    const window = new BrowserWindow({}) as unknown as { on(event: string, listener: () => void): void };
    const order: string[] = [];
    window.on('closed', () => order.push('closed'));
    appBus.on('before-quit', () => order.push('before-quit'));
    let hold = true;
    appBus.on('will-quit', (event: { preventDefault(): void }) => {
      order.push('will-quit');
      if (hold) event.preventDefault();
    });
    app.quit();
    expect([order, appWorld.ended]).toEqual([['before-quit', 'closed', 'will-quit'], false]);
    hold = false;
    app.quit();
    expect(appWorld.ended).toBe(true);
  });
});
