import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { strict } from '../../electron/stand-in/strict';
import { isReady } from './app';
import { desk } from './desk';
import { note } from './diary';
import { open } from './window';

export type DialogKind = 'save' | 'open' | 'message';

/** A dialog opened by the app: its options, and whether it belongs to a window. */
interface Asked {
  readonly kind: DialogKind;
  readonly options: unknown;
  readonly over: boolean;
}

export const asked: Asked[] = [];
const boxes: { readonly title: string; readonly content: string }[] = [];
const waiting = new Map<DialogKind, ((answer: unknown) => void)[]>();
const answers = new Map<DialogKind, unknown[]>();

const list = <T>(map: Map<DialogKind, T[]>, kind: DialogKind): T[] => {
  if (!map.has(kind)) map.set(kind, []);
  return map.get(kind) as T[];
};

export function answerDialog(kind: DialogKind, answer: unknown): void {
  const dialog = list(waiting, kind).shift();
  if (dialog) dialog(answer);
  else list(answers, kind).push(answer);
}

/** As on a desktop, a dialog stays open until it is answered. */
const ask =
  (kind: DialogKind) =>
  (...args: unknown[]): Promise<unknown> => {
    if (!isReady()) throw new Error('dialog module can only be used after app is ready');
    const over = open.some(({ window }) => window === args[0]);
    asked.push({ kind, options: args.at(-1), over });
    note(`${kind} dialog ${over ? 'over the window' : 'alone'}`);
    return new Promise((resolve) => {
      const prepared = list(answers, kind);
      if (prepared.length > 0) return resolve(prepared.shift());
      const open = list(waiting, kind);
      open.push(resolve);
      const { signal, cancelId = 0 } = args.at(-1) as { signal?: AbortSignal; cancelId?: number };
      signal?.addEventListener('abort', () => {
        const at = open.indexOf(resolve);
        if (at >= 0) open.splice(at, 1);
        resolve({ response: cancelId, checkboxChecked: false });
      });
    });
  };

export const dialog = strict('dialog', {
  showSaveDialog: ask('save'),
  showOpenDialog: ask('open'),
  showMessageBox: ask('message'),
  showMessageBoxSync(...args: unknown[]) {
    const prepared = list(answers, 'message').shift() as { response: number } | undefined;
    if (!prepared) throw new Error('The test must prepare an answer for showMessageBoxSync.');
    asked.push({ kind: 'message', options: args.at(-1), over: args.length > 1 });
    return prepared.response;
  },
  showErrorBox(title: string, content: string) {
    boxes.push({ title, content });
    note(`error box: ${title}: ${content}`);
  },
});

export const shell = strict('shell', {
  async trashItem(path: string) {
    const trash = join(desk.home, 'Trash');
    mkdirSync(trash, { recursive: true });
    renameSync(path, join(trash, `${Date.now()}-${process.hrtime.bigint()}-${basename(path)}`));
    note(`trashed ${path}`);
  },
  openExternal: async (url: string) => note(`open ${url}`),
  async openPath(path: string) {
    note(`open ${path}`);
    return '';
  },
  showItemInFolder: (path: string) => note(`show ${path}`),
  beep: () => note('beep'),
});
