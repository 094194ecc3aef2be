import type { MenuItemConstructorOptions, MessageBoxOptions } from 'electron';
import { after } from './app';
import { strict } from './strict';
import { log } from './world';

export const answers = {
  save: { canceled: true, filePath: '' },
  open: { canceled: true, filePaths: [] as string[] },
  message: { response: 0 },
  /** The result of opening a folder: empty on success, otherwise an error message. */
  path: '',
};

export const asked: unknown[] = [];

const withoutParent = <T>(args: unknown[], answer: T) => {
  after('dialog was used');
  asked.push(args.at(-1));
  log(args.length === 2 ? 'dialog over the window' : 'dialog alone');
  return Promise.resolve(answer);
};

/** Shows a dialog that stays open until the player answers or its signal closes it. Closing counts as cancelling. */
function answered(...args: [...unknown[], MessageBoxOptions]): Promise<{ response: number }> {
  const { signal, cancelId = 0 } = args.at(-1) as MessageBoxOptions;
  const answer = withoutParent(args, answers.message);
  if (answers.message.response >= 0) return answer;
  return new Promise((resolve) => signal?.addEventListener('abort', () => resolve({ response: cancelId })));
}

export const dialog = strict('dialog', {
  showSaveDialog: (...args: unknown[]) => withoutParent(args, answers.save),
  showOpenDialog: (...args: unknown[]) => withoutParent(args, answers.open),
  // The only dialog available before the app is ready.
  showErrorBox: (title: string) => log(`error: ${title}`),
  showMessageBox: answered,
});

export const shell = strict('shell', {
  trashItem: async (path: string) => log(`trash ${path}`),
  openPath: async (path: string) => {
    log(`open ${path}`);
    return answers.path;
  },
});

export const menus: MenuItemConstructorOptions[][] = [];
export const Menu = strict('Menu', {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
  setApplicationMenu: (template: MenuItemConstructorOptions[]) => void menus.push(template),
});

export const display = { workArea: { x: 0, y: 0, width: 1920, height: 1040 } };
export const screen = strict('screen', {
  getPrimaryDisplay: () => {
    after('screen was used');
    return display;
  },
});
