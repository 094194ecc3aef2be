import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanUp, itemsOf, start } from './start';

afterEach(cleanUp);

type Shell = Awaited<ReturnType<typeof start>>;
const click = (shell: Shell, label: string) => (shell.item(label)?.click as (() => void) | undefined)?.();

describe('the menu', () => {
  test('asks the page for the app’s screens, undo and redo', async () => {
    const shell = await start();
    await shell.ask('app.listening', {});
    const ways = { Home: 'home', 'New game': 'new', Settings: 'settings', 'Game rules': 'rules' };
    for (const label of [...Object.keys(ways), 'About Serenissima', 'Undo', 'Redo']) click(shell, label);
    expect(shell.questions()).toEqual([...Object.values(ways), 'about', 'undo', 'redo'].map((what) => ({ what })));
    // Cmd+H hides an app on macOS.
    const keys = itemsOf(shell.menus[0]).map(({ accelerator }) => accelerator);
    expect(keys).not.toContain('CmdOrCtrl+H');
  });

  test('opens a window if there is none, and sends the request once its page is listening', async () => {
    const shell = await start({ platform: 'darwin' });
    await shell.ask('app.listening', {});
    shell.close(shell.windows[0]);
    click(shell, 'New game');
    click(shell, 'About Serenissima');
    expect(shell.windows).toHaveLength(2);
    expect(shell.questions()).toEqual([]);
    await shell.ask('app.listening', {});
    expect(shell.questions()).toEqual([{ what: 'new' }, { what: 'about' }]);
  });

  test('keeps a request after a crash until the reloaded page listens', async () => {
    const shell = await start();
    await shell.ask('app.listening', {});
    shell.windows[0].page.bus.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    click(shell, 'Settings');
    expect(shell.questions()).toEqual([]);
    await shell.ask('app.listening', {});
    expect(shell.questions()).toEqual([{ what: 'settings' }]);
  });

  test('undoes nothing without a window', async () => {
    const shell = await start({ platform: 'darwin' });
    shell.close(shell.windows[0]);
    click(shell, 'Undo');
    expect(shell.windows).toHaveLength(1);
  });

  test.each([
    ['darwin', 'CmdOrCtrl+Z', 'Shift+Cmd+Z', 'Ctrl+Cmd+F'],
    ['linux', 'CmdOrCtrl+Z', 'Ctrl+Y', 'F11'],
  ] as const)('on %s uses the system’s keys for undo, redo and full screen', async (platform, undo, redo, full) => {
    const shell = await start({ platform });
    // The page handles the undo keys itself, in text fields and at the table. Handling them here too would undo twice.
    expect(shell.item('Undo')).toMatchObject({ accelerator: undo, registerAccelerator: false });
    expect(shell.item('Redo')).toMatchObject({ accelerator: redo, registerAccelerator: false });
    expect(shell.item('Full screen')).toMatchObject({ role: 'togglefullscreen', accelerator: full });
  });

  test('has developer tools only in a checkout', async () => {
    const installed = await start();
    expect(JSON.stringify(installed.menus)).not.toMatch(/toggleDevTools|reload/i);
    const checkout = await start({ packaged: false });
    expect(checkout.item('Developer tools')?.role).toBe('toggleDevTools');
  });

  test.each([
    ['darwin', ['appMenu', 'editMenu', 'windowMenu', 'help'], ['close'], ['minimize', 'zoom', 'front']],
    ['linux', ['editMenu', 'windowMenu', 'help'], ['quit'], ['minimize', 'close']],
  ] as const)('contains what the system expects on %s', async (platform, roles, ends, window) => {
    const { menus } = await start({ platform });
    const [top] = menus;
    const rolesOf = (items: typeof top) => items.flatMap(({ role }) => role ?? []);
    const below = (label: string) => {
      const submenu = top.find((item) => item.label === label)?.submenu;
      return Array.isArray(submenu) ? rolesOf(submenu) : [];
    };
    expect([rolesOf(top), below('Game'), below('Window')]).toEqual([roles, ends, window]);
  });

  test('opens the log folder, and logs failures', async () => {
    const shell = await start();
    const logs = join(shell.folder, 'logs');
    expect(readdirSync(logs)).toEqual(['main.log']);
    click(shell, 'Open log folder');
    expect(shell.happened).toContain(`open ${logs}`);
    shell.answers.path = 'No application';
    click(shell, 'Open log folder');
    await vi.waitFor(() => expect(shell.logged()).toContain('could not be opened: No application'));
  });
});
