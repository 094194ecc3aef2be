import type { MenuItemConstructorOptions } from 'electron';
import { strict } from './strict';
import { log } from './world';

/** What the player answers when the desktop asks him. */
export const answers = {
  save: { canceled: true, filePath: '' },
  open: { canceled: true, filePaths: [] as string[] },
  message: { response: 0 },
};

/** The options of every dialog, in order. */
export const asked: unknown[] = [];

const withoutParent = <T>(args: unknown[], answer: T) => {
  asked.push(args.at(-1));
  log(args.length === 2 ? 'dialog over the window' : 'dialog alone');
  return Promise.resolve(answer);
};
export const dialog = strict('dialog', {
  showSaveDialog: (...args: unknown[]) => withoutParent(args, answers.save),
  showOpenDialog: (...args: unknown[]) => withoutParent(args, answers.open),
  showErrorBox: (title: string) => log(`error: ${title}`),
  showMessageBox: (...args: unknown[]) => withoutParent(args, answers.message),
});

export const shell = strict('shell', {
  trashItem: async (path: string) => log(`trash ${path}`),
});

export const menus: MenuItemConstructorOptions[][] = [];
export const Menu = strict('Menu', {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (template: MenuItemConstructorOptions[]) => void menus.push(template),
});
