import type { BrowserWindow } from 'electron';
import type { Question, Questions } from '../services/questions';

/** The only window, opened again where macOS has closed it, and the requests for its page. */
export interface Desk {
  /** The window open now, if any. */
  window(): BrowserWindow | undefined;
  /** Opens the window, or brings it to the front. */
  show(): void;
  /** Asks the page something; without a window one opens first. */
  ask(question: Question): void;
}

/** Undo and redo belong to what is on the screen: without a window there is nothing to take back. */
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
