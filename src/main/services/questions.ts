import type { Notifications } from '../../ipc/notifications';

export type Question = Notifications['app.ask'];

/** Requests from the menu and the desktop to the page. They are queued until a page listens. */
export interface Questions {
  ask(question: Question): void;
  listening(): void;
  /** Reports that the page has closed or crashed. Requests are then queued until the next page calls `listening`. */
  pageGone(): void;
}

/** Creates the queue of requests. `announce` sends a request to the page. */
export function createQuestions(announce: (question: Question) => void): Questions {
  let heard = false;
  const waiting: Question[] = [];
  return {
    ask(question) {
      if (heard) announce(question);
      else waiting.push(question);
    },
    listening() {
      heard = true;
      for (const question of waiting.splice(0)) announce(question);
    },
    pageGone: () => void (heard = false),
  };
}
