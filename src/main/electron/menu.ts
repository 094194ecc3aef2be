import { Menu, shell } from 'electron';
import type { MenuItemConstructorOptions } from 'electron';
import type { LogFile } from '../services/log-file';
import type { Question } from '../services/questions';
import { logFolder } from './log';
import type { ShellTexts } from './texts';

export interface MenuSetting {
  readonly platform: string;
  readonly development: boolean;
  readonly log: LogFile;
  readonly ask: (question: Question) => void;
}

/** Installs the application menu, including the items that macOS requires for its standard shortcuts. */
export function installMenu(setting: MenuSetting, texts: ShellTexts): void {
  const { menu } = texts;
  const go = (what: Question['what']) => () => setting.ask({ what });
  const mac = setting.platform === 'darwin';
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [appMenu(menu, go('about'))] : []),
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
        // The page handles these keys itself, so the menu only displays them. macOS always registers them, but sends
        // the key to the page first.
        { label: menu.undo, accelerator: 'CmdOrCtrl+Z', registerAccelerator: false, click: go('undo') },
        {
          label: menu.redo,
          accelerator: mac ? 'Shift+Cmd+Z' : 'Ctrl+Y',
          registerAccelerator: false,
          click: go('redo'),
        },
        { type: 'separator' },
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    {
      label: menu.view,
      submenu: [
        { role: 'togglefullscreen', label: menu.fullScreen, accelerator: mac ? 'Ctrl+Cmd+F' : 'F11' },
        ...(setting.development ? [{ role: 'toggleDevTools' as const, label: menu.devTools }] : []),
      ],
    },
    {
      role: 'windowMenu',
      label: menu.window,
      submenu: [
        { role: 'minimize', label: menu.minimize },
        ...(mac
          ? [
              { role: 'zoom' as const, label: menu.zoom },
              { role: 'front' as const, label: menu.front },
            ]
          : [{ role: 'close' as const, label: menu.close }]),
      ],
    },
    {
      role: 'help',
      label: menu.help,
      submenu: [
        { label: menu.rules, click: go('rules') },
        { label: menu.report, click: go('report') },
        { label: menu.logs, click: () => void openLogs(setting.log) },
        ...(mac ? [] : [{ type: 'separator' as const }, { label: menu.about, click: go('about') }]),
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function appMenu(menu: ShellTexts['menu'], about: () => void): MenuItemConstructorOptions {
  return {
    role: 'appMenu',
    submenu: [
      { label: menu.about, click: about },
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

async function openLogs(log: LogFile): Promise<void> {
  const failure = await shell.openPath(logFolder());
  if (failure !== '') log.error('The log folder could not be opened', failure);
}
