import type { GameEntry } from '../../engine/bots/bot';
import type { AnyGame } from '../../engine/core/game';
import { renewLuck } from '../../engine/core/match';
import { FILE_ENDINGS } from '../../ipc/contract';
import type { FileKind, GameInfo, Notifications, Written } from '../../ipc/contract';
import { createBackup } from './backup';
import { createCabinet } from './cabinet';
import type { Cabinet } from './cabinet';
import { createDispatcher } from './dispatcher';
import type { Dispatcher, Handlers } from './dispatcher';
import { createEnding } from './ending';
import { fileName } from './file-name';
import { createLessons } from './lessons';
import { createMatches } from './matches';
import { createOpponents } from './opponents/opponents';
import type { Ports } from './ports';
import { createQuestions } from './questions';
import type { Questions } from './questions';
import { Refused } from './refusals';
import { createRepair } from './repair';
import { createReport } from './report';
import { createSaves } from './saves';
import { createSettings } from './settings';
import type { SettingsService } from './settings';
import { createShelf } from './shelf';
import { createOpenMatches } from './open-matches';
import { createSummaries } from './summaries';
import { createTrash } from './trash';

type Listener = <N extends keyof Notifications>(name: N, news: Notifications[N]) => void;

/** The whole of main but its shell: a border to send commands to, and news to listen for. */
export interface Services extends Dispatcher {
  /** Hears all news until the returned function is called. */
  onNotification(listener: Listener): () => void;
  /** What the shell asks of the page (a menu, a file to open). */
  readonly questions: Questions;
  /** Lays the match of a report on the table, in memory only; its id, for the page to open. Rejects for what is no report. */
  lookInto(report: string): Promise<string>;
  /** Cuts thinking short and resolves when everything asked for is done, and on the disk. Commands may still come. */
  close(): Promise<void>;
  /** Hears the player's settings, for what a shell says or shows itself. */
  readonly watchSettings: SettingsService['watch'];
}

/** Wires the services to a shell's ports and a cabinet of games. */
export function createServices(ports: Ports, entries: readonly GameEntry[]): Services {
  const listeners = new Set<Listener>();
  const announce: Listener = (name, news) => listeners.forEach((listener) => listener(name, news));
  const cabinet = createCabinet(entries);
  const { games } = cabinet;
  const questions = createQuestions((question) => announce('app.ask', question));
  const settings = createSettings(ports);
  const rules = [ports.info.version, ...games.map(({ about }) => `${about.id} ${about.rules}`)].join(', ');
  const saves = createSaves(ports, cabinet, createSummaries(ports.summaries, rules, ports.log));
  const openMatches = createOpenMatches(ports, saves, settings, cabinet, (match, { code, message }) =>
    announce('save.failed', { match, code, message }),
  );
  const matches = createMatches(ports, saves, settings, cabinet, openMatches);
  const ending = createEnding(openMatches, cabinet);
  const repair = createRepair(ports, saves, cabinet);
  const trash = createTrash(ports, saves);
  const shelf = createShelf(ports, saves, trash);
  const opponents = createOpponents(ports, settings, openMatches, cabinet);
  /** What people do to a match cuts short what computers think about it. */
  const instead = <T>(match: string, step: () => Promise<T>): Promise<T> => {
    opponents.stop(match);
    return step();
  };

  /** Hands a file to the player: written where the shell asks, else for the page to offer. */
  const give = async (name: string, text: string, kind: FileKind): Promise<Written | null> => {
    const { handled, cancelled } = await ports.chooser.exportText(name, text, kind);
    return cancelled ? null : { name, text: handled ? null : text };
  };
  /** A file of the player's: as the page hands it over, else as the shell asks for it; `null` where there is none. */
  const obtain = async (text: string | undefined, kind: FileKind): Promise<string | null> => {
    const chosen = text ?? (await ports.chooser.importText(kind));
    if (chosen?.trim() === '') throw new Refused('empty-file');
    return chosen;
  };
  const backup = createBackup(ports, saves, settings, openMatches.queue);
  const report = createReport(ports, saves, settings, openMatches, cabinet);
  const lessons = createLessons(ports, openMatches, cabinet);

  const handlers: Handlers = {
    'app.info': async () => ports.info,
    'app.listening': async () => {
      questions.listening();
      return null;
    },
    'games.list': async () => games.map((game) => gameInfo(game, cabinet)),
    'matches.list': async () => {
      const found = await saves.list((part) => announce('saves.read', part));
      return found.map((save) => openMatches.changedOutside(save.match) ?? save);
    },
    'matches.create': (argument) => matches.create(argument),
    'matches.open': ({ match, anew }) => instead(match, () => matches.open(match, anew)),
    'matches.keep': ({ match, title }) => instead(match, () => matches.keep(match, title)),
    'matches.close': ({ match }) => instead(match, () => matches.close(match)),
    'matches.sit': (argument) => matches.sit(argument),
    'matches.peek': ({ match, seat }) => matches.peek(match, seat),
    'matches.play': (argument) => instead(argument.match, () => matches.play(argument)),
    'matches.skip': ({ match, ply }) => instead(match, () => matches.skip(match, ply)),
    'matches.undo': ({ match, seat }) => instead(match, () => matches.undo(match, seat)),
    'matches.redo': ({ match, seat }) => instead(match, () => matches.redo(match, seat)),
    'matches.seats': ({ match, seats }) => instead(match, () => matches.seats(match, seats)),
    'matches.think': ({ match, ply }) => opponents.think(match, ply),
    'matches.stop': async ({ match }) => {
      opponents.stop(match);
      return null;
    },
    'matches.moveNow': async ({ match }) => {
      opponents.moveNow(match);
      return null;
    },
    'matches.hint': ({ match, seat, ply }) => opponents.hint(match, seat, ply),
    'matches.log': ({ match, from }) => matches.log(match, from),
    'matches.at': ({ match, ply }) => matches.at(match, ply),
    'matches.story': ({ match }) => matches.story(match),
    'matches.branch': (argument) => matches.branch(argument),
    'matches.end': (argument) => instead(argument.match, () => ending.end(argument)),
    'matches.resign': (argument) => instead(argument.match, () => ending.resign(argument)),
    'lessons.list': async () => lessons.list(),
    'lessons.introduction': async ({ game }) => lessons.introduction(game),
    'lessons.start': ({ game, lesson }) => lessons.start(game, lesson),
    'lessons.go': ({ match, ply }) => lessons.go(match, ply),
    'lessons.back': ({ match }) => lessons.back(match),
    'saves.shelf': () => shelf.state(),
    'saves.adopt': ({ file, title }) => shelf.adopt(file, title),
    'saves.rename': ({ match, title }) => matches.rename(match, title),
    'saves.duplicate': async ({ match, title, sameLuck = false }) => {
      const text = await matches.text(match);
      return (await saves.add(text, title, (copy) => sameLuck || renewLuck(copy, ports.newSeed()))).save;
    },
    'saves.check': async ({ match }) => repair.check(await matches.text(match)),
    'saves.repair': async ({ match, title }) => repair.repair(await matches.text(match), title),
    'saves.trash': async ({ match }) => {
      await matches.exclusively(match, () => saves.trash(match));
      return null;
    },
    'saves.deleted': () => trash.list(),
    'saves.restore': ({ entry }) => trash.restore(entry),
    'saves.discard': async ({ entry }) => {
      await trash.discard(entry);
      return null;
    },
    'saves.export': async ({ match }) => {
      const text = await matches.text(match);
      const { title } = await saves.info(match);
      const name = `${fileName(title)}.${FILE_ENDINGS.save}`;
      return give(name, text, 'save');
    },
    'saves.import': async ({ text }) => {
      const chosen = await obtain(text, 'save');
      if (chosen === null) return null;
      const { save, cut, known } = await saves.takeIn(chosen);
      return { ...save, cut, known };
    },
    'backup.make': async () => {
      const { text, saves: count, left } = await backup.make();
      const given = await give(`Serenissima ${ports.clock.now().slice(0, 10)}.${FILE_ENDINGS.backup}`, text, 'backup');
      return given && { ...given, saves: count, left };
    },
    'backup.restore': async ({ text, settings: settingsToo = false }) => {
      const chosen = await obtain(text, 'backup');
      return chosen === null ? null : backup.restore(chosen, settingsToo);
    },
    'report.preview': (asked) => report.preview(asked),
    'report.save': async ({ said, ...asked }) => {
      const name = `Serenissima ${ports.clock.now().slice(0, 10)}.${FILE_ENDINGS.report}`;
      return give(name, await report.text(asked, said), 'report');
    },
    'settings.get': () => settings.get(),
    'settings.set': (change) => settings.set(change),
  };

  const dispatcher = createDispatcher(handlers, ports.log);
  return {
    ...dispatcher,
    close() {
      opponents.stopAll();
      return dispatcher.idle();
    },
    onNotification(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    questions,
    lookInto: report.open,
    watchSettings: settings.watch,
  };
}

/** What the new-game screen must know. A single value of an option is no choice, and is not offered. */
function gameInfo({ about }: AnyGame, { hasComputers, charactersFor }: Cabinet): GameInfo {
  const { id, title, year, designers, seats, minutes, options } = about;
  return {
    id,
    title,
    year,
    designers,
    seats,
    minutes,
    options: options.filter(({ values }) => values.length > 1).map(({ since: _, ...option }) => option),
    computers: hasComputers(id),
    characters: charactersFor(id),
  };
}
