import { app, dialog } from 'electron';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import type { ShellTexts } from './texts';

export interface MessageBoxes {
  /** Shows a message with two buttons. True only if the first was pressed. `signal` closes the box. */
  choose(box: Box, first: string, second: string, signal?: AbortSignal): Promise<boolean>;
  show(box: Box): void;
}

interface Box {
  readonly message: string;
  readonly detail: string;
  /** Replaces `{reason}` in the box's detail text. */
  readonly reason?: string;
}

/** Native message boxes. They belong to the window, if one is open, and use the texts in the current language. */
export function createMessageBoxes(window: () => BrowserWindow | undefined, texts: () => ShellTexts): MessageBoxes {
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
      // `showErrorBox` is the only dialog that works before Electron is ready.
      if (!app.isReady()) dialog.showErrorBox(message, detail);
      else void ask({ type: 'error', message, detail, buttons: [texts().close] });
    },
  };
}
