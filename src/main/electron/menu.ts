import { Menu } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import type { Services } from '../services/services';
import type { ShellTexts } from './texts';

/** The application menu: what macOS needs for its own keys, and the way to the screens everywhere. */
export function installMenu({ announce }: Pick<Services, 'announce'>, platform: string, { menu }: ShellTexts): void {
  const go = (what: 'new' | 'home' | 'settings') => () => announce('app.ask', { what });
  const mac = platform === 'darwin';
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [appMenu(menu)] : []),
    {
      label: menu.game,
      submenu: [
        { label: menu.home, accelerator: 'CmdOrCtrl+Shift+H', click: go('home') },
        { label: menu.newGame, accelerator: 'CmdOrCtrl+N', click: go('new') },
        { label: menu.settings, accelerator: 'CmdOrCtrl+,', click: go('settings') },
        { type: 'separator' },
        mac ? { role: 'close', label: menu.close } : { role: 'quit', label: menu.quit },
      ],
    },
    {
      role: 'editMenu',
      label: menu.edit,
      submenu: [
        { role: 'undo', label: menu.undo },
        { role: 'redo', label: menu.redo },
        { type: 'separator' },
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    { label: menu.view, submenu: [{ role: 'togglefullscreen', label: menu.fullScreen }] },
    {
      role: 'windowMenu',
      label: menu.window,
      submenu: [
        { role: 'minimize', label: menu.minimize },
        { role: 'zoom', label: menu.zoom },
        mac ? { role: 'front', label: menu.front } : { role: 'close', label: menu.close },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

/** The menu macOS names after the app. */
function appMenu(menu: ShellTexts['menu']): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { role: 'about', label: menu.about },
      { type: 'separator' },
      { role: 'services', label: menu.services },
      { type: 'separator' },
      { role: 'hide', label: menu.hide },
      { role: 'hideOthers', label: menu.hideOthers },
      { role: 'unhide', label: menu.unhide },
      { type: 'separator' },
      { role: 'quit', label: menu.quit },
    ],
  };
}
