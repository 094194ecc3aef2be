import type { MenuItemConstructorOptions } from 'electron';
import { strict } from '../../electron/stand-in/strict';
import { app } from './app';
import { note } from './diary';
import { emitter } from './emitter';
import { open } from './window';
import type { Made } from './window';

interface Role {
  readonly accelerator?: string;
  readonly run?: (front: Made | undefined) => void;
}
const inPage = (member: string) => (front: Made | undefined) =>
  (front?.page.contents as Record<string, () => void> | undefined)?.[member]();
const onWindow = (member: string) => (front: Made | undefined) =>
  (front?.window as Record<string, () => void> | undefined)?.[member]();

const ROLES: Record<string, Role> = {
  quit: { accelerator: 'CmdOrCtrl+Q', run: () => (app.quit as () => void)() },
  close: { accelerator: 'CmdOrCtrl+W', run: (front) => void front?.close() },
  undo: { accelerator: 'CmdOrCtrl+Z', run: inPage('undo') },
  redo: { accelerator: process.platform === 'win32' ? 'Ctrl+Y' : 'Shift+CmdOrCtrl+Z', run: inPage('redo') },
  cut: { accelerator: 'CmdOrCtrl+X', run: inPage('cut') },
  copy: { accelerator: 'CmdOrCtrl+C', run: inPage('copy') },
  paste: { accelerator: 'CmdOrCtrl+V', run: inPage('paste') },
  delete: { run: inPage('delete') },
  selectAll: { accelerator: 'CmdOrCtrl+A', run: inPage('selectAll') },
  minimize: { accelerator: 'CmdOrCtrl+M', run: onWindow('minimize') },
  reload: { accelerator: 'CmdOrCtrl+R', run: inPage('reload') },
  toggleDevTools: { accelerator: 'Ctrl+Shift+I', run: inPage('toggleDevTools') },
  togglefullscreen: {
    accelerator: process.platform === 'darwin' ? 'Ctrl+Command+F' : 'F11',
    run: (front) => {
      const window = front?.window as { isFullScreen(): boolean; setFullScreen(on: boolean): void } | undefined;
      window?.setFullScreen(!window.isFullScreen());
    },
  },
  about: { run: () => (app.showAboutPanel as () => void)() },
};
/** Roles without an action in the stand-in, or for macOS only. */
const SILENT = new Set(['appMenu', 'editMenu', 'viewMenu', 'windowMenu', 'fileMenu', 'help', 'services', 'hide', 'hideOthers', 'unhide', 'front', 'zoom', 'window', 'recentDocuments', 'clearRecentDocuments']); // prettier-ignore

export interface Entry {
  readonly label: string;
  readonly role?: string | undefined;
  readonly type: string;
  readonly accelerator?: string | undefined;
  readonly enabled: boolean;
  readonly visible: boolean;
  readonly checked: boolean;
  readonly submenu?: readonly Entry[] | undefined;
}

interface Item extends Omit<Entry, 'submenu'> {
  readonly id?: string | undefined;
  checked: boolean;
  readonly submenu?: Menu | undefined;
  click(event?: object): void;
}
interface Menu {
  readonly items: Item[];
  getMenuItemById(id: string): Item | null;
}

function createItem(options: MenuItemConstructorOptions): Item {
  const role = options.role && ROLES[options.role];
  if (options.role && !role && !SILENT.has(options.role))
    throw new Error(`The Electron stand-in has no menu role ${options.role}.`);
  const item: Item = {
    id: options.id,
    label: options.label ?? '',
    role: options.role,
    type: options.type ?? (options.submenu ? 'submenu' : 'normal'),
    accelerator: options.accelerator ?? role?.accelerator,
    enabled: options.enabled ?? true,
    visible: options.visible ?? true,
    checked: options.checked ?? false,
    submenu: Array.isArray(options.submenu) ? createMenu(options.submenu) : (options.submenu as Menu | undefined),
    click(event = {}) {
      if (!item.enabled) throw new Error(`The menu item ${item.label} is disabled.`);
      const front = open.at(-1);
      note(`menu ${item.label}`);
      if (item.type === 'checkbox') item.checked = !item.checked;
      if (options.click) options.click(item as never, front?.window as never, event);
      else role?.run?.(front);
    },
  };
  return item;
}

function createMenu(template: readonly MenuItemConstructorOptions[]): Menu {
  const { members } = emitter(() => menu);
  const items = template.map(createItem);
  const menu = strict('menu', {
    ...members,
    items,
    getMenuItemById: (id: string): Item | null => all({ items }).find((item) => item.id === id) ?? null,
  });
  return menu;
}

let current: Menu | null = null;
export const Menu = strict('Menu', {
  buildFromTemplate: createMenu,
  setApplicationMenu: (menu: Menu | null) => void (current = menu),
  getApplicationMenu: () => current,
});

const all = (menu: Pick<Menu, 'items'> | null | undefined): Item[] =>
  (menu?.items ?? []).flatMap((item) => [item, ...all(item.submenu)]);

export function shown(menu: Menu | null = current): Entry[] {
  return (menu?.items ?? []).map(({ label, role, type, accelerator, enabled, visible, checked, submenu }) => ({
    ...{ label, role, type, accelerator, enabled, visible, checked },
    submenu: submenu && shown(submenu),
  }));
}

export function choose(labelOrKeys: string): void {
  const item = all(current).find(({ label, accelerator }) => [label, accelerator].includes(labelOrKeys));
  if (!item) throw new Error(`The menu has no item “${labelOrKeys}”.`);
  item.click();
}
