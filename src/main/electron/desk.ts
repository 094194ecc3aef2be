import type { BrowserWindow } from 'electron';
import type { Question, Questions } from '../services/questions';

/** The only window, which can be closed and opened again on macOS, and the requests to its page. */
export interface Desk {
  /** The open window, if any. */
  window(): BrowserWindow | undefined;
  /** Opens the window, or brings it to the front. */
  show(): void;
  /** Sends a request to the page. Opens a window first if there is none. */
  ask(question: Question): void;
}

/** Requests that are useless without an open window. */
const NEEDS_PAGE = new Set<Question['what']>(['undo', 'redo']);

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
