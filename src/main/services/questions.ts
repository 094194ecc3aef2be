import type { Notifications } from '../../ipc/notifications';

export type Question = Notifications['app.ask'];

/** Requests of the menu and the desktop to the page. They wait until a page listens. */
export interface Questions {
  ask(question: Question): void;
  /** A page listens now and gets the waiting requests. */
  listening(): void;
  /** The page has closed or crashed. The next one calls `listening` again. */
  pageGone(): void;
}

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
