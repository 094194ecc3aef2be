import type { Notifications } from '../../ipc/notifications';

export type Question = Notifications['app.ask'];

/** What the menu and the desktop ask of the page. Until there is a page that listens, it is kept. */
export interface Questions {
  ask(question: Question): void;
  /** A page listens from now on: it is asked what waited. */
  listening(): void;
  /** The page is gone (closed or crashed); the next one announces itself. */
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
