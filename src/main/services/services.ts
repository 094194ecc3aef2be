import type { AnyGame } from '../../engine/core/game';
import { findContest } from '../../engine/games/opponents';
import type { News } from '../../ipc/contract';
import { charactersFor } from './characters';
import { createDispatcher } from './dispatcher';
import type { Dispatcher, Handlers } from './dispatcher';
import { createLessons } from './lessons';
import { createMatches } from './matches';
import { createOpponents } from './opponents/opponents';
import type { Ports } from './ports';
import { Refused } from './refusals';
import { createSaves } from './saves';
import { createSettings } from './settings';
import type { SettingsService } from './settings';
import { createSteps } from './steps';

type Listener = <N extends keyof News>(name: N, news: News[N]) => void;

/** The whole of main but its shell: a border to send commands to, and news to listen for. */
export interface Services extends Dispatcher {
  /** Hears all news until the returned function is called. */
  onNews(listener: Listener): () => void;
  /** Sends news on the shell's behalf (a menu, a file to open). */
  announce: Listener;
  /** Hears the player's settings, for what a shell says or shows itself. */
  readonly watchSettings: SettingsService['watch'];
}

/** Wires the services to a shell's ports and a cabinet of games. */
export function createServices(ports: Ports, games: readonly AnyGame[]): Services {
  const listeners = new Set<Listener>();
  const announce: Listener = (name, news) => listeners.forEach((listener) => listener(name, news));
  const findGame = (id: string) => games.find((game) => game.about.id === id);
  const settings = createSettings(ports);
  const saves = createSaves(ports, findGame);
  const steps = createSteps(ports, saves, settings, findGame, (match, message) =>
    announce('save.failed', { match, message }),
  );
  const matches = createMatches(ports, saves, settings, findGame, steps);
  const opponents = createOpponents(ports, settings, steps);
  /** What people do to a match cuts short what computers think about it. */
  const instead = <T>(match: string, step: () => Promise<T>): Promise<T> => {
    opponents.stop(match);
    return step();
  };

  const lessons = createLessons(ports, steps, games);

  const handlers: Handlers = {
    'app.info': async () => ports.info,
    'games.list': async () =>
      games.map(({ about }) => ({
        ...about,
        computers: findContest(about.id) !== undefined,
        characters: charactersFor(about.id),
      })),
    'matches.list': () => saves.list(),
    'matches.create': (argument) => matches.create(argument),
    'matches.open': ({ match }) => instead(match, () => matches.open(match)),
    'matches.close': ({ match }) => instead(match, () => matches.close(match)),
    'matches.sit': ({ match, seat }) => matches.sit(match, seat),
    'matches.peek': ({ match, seat }) => matches.peek(match, seat),
    'matches.play': (argument) => instead(argument.match, () => matches.play(argument)),
    'matches.undo': ({ match, seat }) => instead(match, () => matches.undo(match, seat)),
    'matches.redo': ({ match, seat }) => instead(match, () => matches.redo(match, seat)),
    'matches.seats': ({ match, seats }) => instead(match, () => matches.seats(match, seats)),
    'matches.think': ({ match, ply }) => opponents.think(match, ply),
    'matches.stop': async ({ match }) => {
      opponents.stop(match);
      return null;
    },
    'matches.hint': ({ match, seat, ply }) => opponents.hint(match, seat, ply),
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
    watchSettings: settings.watch,
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
