import type { GameEntry } from '../../engine/bots/bot';
import type { Command, Handlers } from '../../ipc/contract';
import type { Notifications } from '../../ipc/notifications';
import { appHandlers } from './app';
import { backupHandlers } from './backup';
import { createGames } from './games';
import { createDispatcher } from './dispatcher';
import type { Dispatcher } from './dispatcher';
import { endingHandlers } from './ending';
import { lessonHandlers } from './lessons';
import { noteHandlers } from './notes';
import { createOpenMatches } from './open-matches';
import { openingHandlers } from './opening';
import { opponentHandlers } from './opponents/opponents';
import { stopAllThinking } from './opponents/thinking';
import { pastHandlers } from './past';
import { planHandlers } from './plan';
import type { Ports } from './ports';
import { createQuestions } from './questions';
import type { Questions } from './questions';
import { repairHandlers } from './repair';
import { openReported, reportHandlers } from './report';
import { saveHandlers } from './save-commands';
import { createSaves } from './saves';
import { seatHandlers } from './seat-commands';
import { createSettings } from './settings';
import type { SettingsService } from './settings';
import { shelfHandlers } from './shelf';
import { stepHandlers } from './steps';
import { createSummaries } from './summaries';
import { trashHandlers } from './trash';
import { discardAllUnplayed } from './unplayed';
import { whyNotHandlers } from './why-not';

type Listener = <N extends keyof Notifications>(name: N, payload: Notifications[N]) => void;

/** Everything in main except the shell. Answers commands and sends notifications. */
export interface Services extends Dispatcher {
  /** Adds a notification listener. Returns a function that removes it. */
  onNotification(listener: Listener): () => void;
  /** Requests from the shell to the page, such as a menu item or a file to open. */
  readonly questions: Questions;
  /** Opens a report's match in memory and returns its id. Rejects if the text is not a report. */
  lookInto(report: string): Promise<string>;
  /** Interrupts thinking. Resolves when all commands are answered and saved. Commands sent later are still accepted. */
  close(): Promise<void>;
  /** Like `close`, and discards unplayed matches. Called when the app quits. */
  quit(): Promise<void>;
  /** Calls the listener with the settings, now and after each change. The shell uses them for its own texts. */
  readonly watchSettings: SettingsService['watch'];
}

/** Connects the services to a shell's ports and to the games. */
export function createServices(ports: Ports, entries: readonly GameEntry[]): Services {
  const listeners = new Set<Listener>();
  const announce: Listener = (name, payload) => listeners.forEach((listener) => listener(name, payload));
  const games = createGames(entries);
  const questions = createQuestions((question) => announce('app.ask', question));
  const settings = createSettings(ports);
  const rules = [ports.info.version, ...games.all.map(({ about }) => `${about.id} ${about.rules}`)].join(', ');
  const saves = createSaves(ports, games, createSummaries(ports.summaries, rules, ports.log));
  const matches = createOpenMatches({
    ports,
    saves,
    settings,
    games,
    failed: (match, { code, message }) => announce('save.failed', { match, code, message }),
  });

  const handlers: Handlers<Command> = {
    ...appHandlers(ports, questions, games),
    ...openingHandlers(matches),
    ...seatHandlers(matches),
    ...stepHandlers(matches),
    ...whyNotHandlers(matches),
    ...planHandlers(matches),
    ...noteHandlers(matches),
    ...opponentHandlers(matches),
    ...pastHandlers(matches),
    ...endingHandlers(matches),
    ...lessonHandlers(matches),
    ...saveHandlers(matches, (part) => announce('saves.read', part)),
    ...shelfHandlers(ports, saves),
    ...repairHandlers(matches),
    ...trashHandlers(matches),
    ...backupHandlers(matches),
    ...reportHandlers(matches),
    'settings.get': settings.get,
    'settings.set': settings.set,
  };

  const dispatcher = createDispatcher(handlers, ports.log);
  const close = () => {
    stopAllThinking(matches.thinking);
    return dispatcher.idle();
  };
  return {
    ...dispatcher,
    close,
    async quit() {
      await close();
      await discardAllUnplayed(matches);
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    questions,
    lookInto: (report) => openReported(matches, report),
    watchSettings: settings.watch,
  };
}
