import type { AnyGame } from '../../engine/core/game';
import type { News } from '../../ipc/contract';
import { createDispatcher } from './dispatcher';
import type { Dispatcher, Handlers } from './dispatcher';
import { createLessons } from './lessons';
import { createMatches } from './matches';
import type { Ports } from './ports';
import { Refused } from './refusals';
import { createSaves } from './saves';
import { createSettings } from './settings';

type Listener = <N extends keyof News>(name: N, news: News[N]) => void;

/** The whole of main but its shell: a border to send commands to, and news to listen for. */
export interface Services extends Dispatcher {
  /** Hears all news until the returned function is called. */
  onNews(listener: Listener): () => void;
  /** Sends news on the shell's behalf (a menu, a file to open). */
  announce: Listener;
}

/** Wires the services to a shell's ports and a cabinet of games. */
export function createServices(ports: Ports, games: readonly AnyGame[]): Services {
  const listeners = new Set<Listener>();
  const announce: Listener = (name, news) => listeners.forEach((listener) => listener(name, news));
  const findGame = (id: string) => games.find((game) => game.about.id === id);
  const settings = createSettings(ports);
  const saves = createSaves(ports, findGame);
  const matches = createMatches(ports, saves, settings, findGame, (match, message) =>
    announce('save.failed', { match, message }),
  );

  const lessons = createLessons(ports, matches, games);

  const handlers: Handlers = {
    'app.info': async () => ports.info,
    'games.list': async () => games.map((game) => game.about),
    'matches.list': () => saves.list(),
    'matches.create': (argument) => matches.create(argument),
    'matches.open': ({ match }) => matches.open(match),
    'matches.close': ({ match }) => matches.close(match),
    'matches.sit': ({ match, seat }) => matches.sit(match, seat),
    'matches.play': (argument) => matches.play(argument),
    'matches.undo': ({ match, seat }) => matches.undo(match, seat),
    'matches.redo': ({ match, seat }) => matches.redo(match, seat),
    'matches.log': ({ match, from }) => matches.log(match, from),
    'matches.at': ({ match, ply }) => matches.at(match, ply),
    'matches.story': ({ match }) => matches.story(match),
    'matches.branch': ({ match, ply, title }) => matches.branch(match, ply, title),
    'lessons.list': async () => lessons.list(),
    'lessons.start': ({ game, lesson }) => lessons.start(game, lesson),
    'lessons.go': ({ match, ply }) => lessons.go(match, ply),
    'lessons.back': ({ match }) => lessons.back(match),
    'saves.rename': async ({ match, title }) => {
      await matches.note(match, { title });
      return saves.info(match);
    },
    'saves.duplicate': async ({ match, title }) => {
      const copy = await saves.take(await matches.text(match));
      await matches.note(copy, { title });
      return saves.info(copy);
    },
    'saves.trash': async ({ match }) => {
      await matches.quiet(match, async () => {
        await saves.text(match);
        await saves.trash(match);
      });
      return null;
    },
    'saves.export': async ({ match }) => {
      const text = await matches.text(match);
      const { title } = await saves.info(match);
      const name = `${fileName(title)}.serenissima`;
      const { handled, cancelled } = await ports.chooser.exportText(name, text);
      return cancelled ? null : { name, text: handled ? null : text };
    },
    'saves.import': async ({ text }) => {
      const chosen = text ?? (await ports.chooser.importText());
      if (chosen === null) return null;
      if (chosen.trim() === '') throw new Refused('empty-file');
      return saves.info(await saves.take(chosen));
    },
    'settings.get': () => settings.get(),
    'settings.set': (change) => settings.set(change),
  };

  return {
    ...createDispatcher(handlers, ports.log),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce,
  };
}

/** A title as a name every file system takes. */
function fileName(title: string): string {
  return (
    title
      .replace(/[^\p{L}\p{N} ,.-]/gu, '')
      .trim()
      .slice(0, 60) || 'match'
  );
}
