import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import type { Services } from '../services/services';

/** The application menu: what macOS needs for its own keys, and the way to the screens everywhere. */
export function installMenu({ announce }: Pick<Services, 'announce'>, platform: string): void {
  const go = (what: 'new' | 'home' | 'settings') => () => announce('app.ask', { what });
  const template: MenuItemConstructorOptions[] = [
    ...(platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    {
      label: 'Game',
      submenu: [
        { label: 'Home', accelerator: 'CmdOrCtrl+Shift+H', click: go('home') },
        { label: 'New game', accelerator: 'CmdOrCtrl+N', click: go('new') },
        { label: 'Settings', accelerator: 'CmdOrCtrl+,', click: go('settings') },
        { type: 'separator' },
        platform === 'darwin' ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { role: 'editMenu' },
    { label: 'View', submenu: [{ role: 'togglefullscreen' }] },
    { role: 'windowMenu' },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
