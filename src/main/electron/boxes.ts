import { app, dialog } from 'electron';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import type { ShellTexts } from './texts';

/** Message boxes in the current language, attached to the window if one is open. */
export interface Boxes {
  /**
   * Shows a message with two buttons, and resolves to whether the first one was pressed. `signal` closes the box, which
   * then resolves to `false`.
   */
  choose(box: Box, first: string, second: string, signal?: AbortSignal): Promise<boolean>;
  /** Shows a message and does not wait for an answer. */
  show(box: Box): void;
}

interface Box {
  readonly message: string;
  readonly detail: string;
  /** Replaces `{reason}` in the detail. */
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
      // Before Electron is ready, no other kind of box works.
      if (!app.isReady()) dialog.showErrorBox(message, detail);
      else void ask({ type: 'error', message, detail, buttons: [texts().close] });
    },
  };
}
