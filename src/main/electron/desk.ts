import type { BrowserWindow } from 'electron';
import type { Question, Questions } from '../services/questions';

/** The app's only window, which macOS users can close and reopen, and the requests sent to its page. */
export interface Desk {
  window(): BrowserWindow | undefined;
  show(): void;
  /**
   * Sends a request to the page. Opens a window first if there is none, except for undo and redo, which are then
   * dropped.
   */
  ask(question: Question): void;
}

/** Requests that are dropped when no window is open. */
const NEEDS_PAGE = new Set<Question['what']>(['undo', 'redo']);

/** Creates the desk without a window. `open` creates the window when it is first needed and after it was closed. */
export function createDesk(questions: Questions, open: () => BrowserWindow): Desk {
  let window: BrowserWindow | undefined;
  const show = () => {
    if (window) {
      if (window.isMinimized()) window.restore();
      if (!window.isVisible()) window.show();
      window.focus();
      return;
    }
    const opened = open();
    window = opened;
    opened.on('closed', () => {
      window = undefined;
      questions.pageGone();
    });
  };
  return {
    window: () => window,
    show,
    ask(question) {
      if (!window && NEEDS_PAGE.has(question.what)) return;
      if (!window || question.what === 'open' || question.what === 'refused') show();
      questions.ask(question);
    },
  };
}
