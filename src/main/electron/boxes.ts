import { app, dialog } from 'electron';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import type { ShellTexts } from './texts';

/** Boxes in the language in force, over the window where there is one. */
export interface Boxes {
  /** Says something and offers two ways to go on; whether the first was taken. `signal` closes the box as if it was not. */
  choose(box: Box, first: string, second: string, signal?: AbortSignal): Promise<boolean>;
  /** Says something, and waits for nothing. */
  show(box: Box): void;
}

interface Box {
  readonly message: string;
  readonly detail: string;
  /** What is put in for `{reason}`. */
  readonly reason?: string;
}

export function createBoxes(window: () => BrowserWindow | undefined, texts: () => ShellTexts): Boxes {
  const ask = (options: MessageBoxOptions) => {
    const parent = window();
    return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options);
  };
  const words = ({ message, detail, reason = '' }: Box) => ({ message, detail: detail.replace('{reason}', reason) });
  return {
    async choose(box, first, second, signal) {
      const buttons = [first, second];
      const { response } = await ask({
        type: 'error',
        ...words(box),
        buttons,
        defaultId: 0,
        cancelId: 1,
        ...(signal && { signal }),
      });
      return response === 0;
    },
    show(box) {
      const { message, detail } = words(box);
      // Before it is ready Electron has this box only.
      if (!app.isReady()) dialog.showErrorBox(message, detail);
      else void ask({ type: 'error', message, detail, buttons: [texts().close] });
    },
  };
}
