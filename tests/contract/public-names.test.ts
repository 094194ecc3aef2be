import { describe, expect, test } from 'vitest';
import { lineSchema } from '../../src/engine/core/save-schema';
import { COMMANDS } from '../../src/ipc/contract';
import { NOTIFICATIONS } from '../../src/ipc/notifications';
import { DEFAULT_SETTINGS } from '../../src/ipc/default-settings';
import { begun } from '../tools/console/talk';
import { GAMES } from '../../src/engine/games/registry';

/** Names that occur in files, other programs and translations. Changing one needs a migration. */

/** A save line of each kind with all its possible fields. */
const LINES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  header: {
    format: 'serenissima-save', version: 1, game: 'serenissima-1996', rules: 1, title: 'A match',
    seats: [{ name: 'Ada', kind: 'human', skip: ['forced'] }], options: {}, seed: 'seed', chance: [1], position: {}, created: '2026-01-01T00:00:00.000Z',
  }, // prettier-ignore
  move: {
    seat: 0, move: { type: 'endTurn' }, chance: [1], on: true, skip: 'ending', reason: { key: 'wait', params: { port: 1 } }, hash: '0',
  }, // prettier-ignore
  undo: { undo: 1 },
  redo: { redo: 1 },
  note: {
    note: {
      title: 'Another',
      seats: [{ name: 'Ada', kind: 'computer', level: 'doge', character: 'corsair', weights: '0a1b2c3d' }],
    },
  },
  luck: { luck: { from: 0, seed: 'seed' } },
  end: { end: 'agreed' },
  resign: { resign: 0, ends: true },
};

describe('save lines', () => {
  test.each(Object.entries(LINES))('%s accepts its original fields, and none under another name', (kind, line) => {
    expect(lineSchema(line)).toMatchObject({ kind });
    for (const name of Object.keys(line)) {
      const renamed = Object.fromEntries(
        Object.entries(line).map(([key, value]) => [key === name ? `${key}s` : key, value]),
      );
      expect(lineSchema(renamed), name).toBeTypeOf('string');
    }
  });
});

test('the game ids are unchanged', () => {
  const ids = GAMES.map(({ about }) => about.id);
  expect(ids.slice(0, 4)).toEqual(['serenissima-1996', 'serenissima-2012', 'doge-ship', 'la-loire']);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test('the commands from page to main are unchanged', () => {
  expect(Object.keys(COMMANDS).sort()).toMatchInlineSnapshot(`
    [
      "app.info",
      "app.listening",
      "backup.make",
      "backup.restore",
      "games.list",
      "lessons.back",
      "lessons.go",
      "lessons.introduction",
      "lessons.list",
      "lessons.position",
      "lessons.start",
      "matches.at",
      "matches.branch",
      "matches.close",
      "matches.create",
      "matches.end",
      "matches.hint",
      "matches.keep",
      "matches.list",
      "matches.log",
      "matches.moveNow",
      "matches.notes",
      "matches.open",
      "matches.peek",
      "matches.plan",
      "matches.play",
      "matches.redo",
      "matches.resign",
      "matches.seats",
      "matches.seed",
      "matches.setNotes",
      "matches.sit",
      "matches.skip",
      "matches.stop",
      "matches.story",
      "matches.think",
      "matches.threats",
      "matches.undo",
      "matches.whyNot",
      "report.preview",
      "report.save",
      "saves.adopt",
      "saves.check",
      "saves.deleted",
      "saves.discard",
      "saves.duplicate",
      "saves.export",
      "saves.import",
      "saves.rename",
      "saves.repair",
      "saves.restore",
      "saves.shelf",
      "saves.trash",
      "settings.get",
      "settings.set",
    ]
  `);
});

test('the notifications from main to page are unchanged', () => {
  expect(NOTIFICATIONS).toEqual(['save.failed', 'saves.read', 'app.ask']);
});

test('the settings are unchanged', () => {
  expect(Object.keys(DEFAULT_SETTINGS).sort()).toMatchInlineSnapshot(`
    [
      "captions",
      "colours",
      "computers",
      "confirmEnd",
      "contrast",
      "docks",
      "effects",
      "freeUndo",
      "handOver",
      "keys",
      "language",
      "lessons",
      "motion",
      "music",
      "mute",
      "padStick",
      "padSwap",
      "presets",
      "profiles",
      "reasons",
      "sea",
      "shelfLayout",
      "shelfSort",
      "sinceLastTurn",
      "speed",
      "tables",
      "textSize",
      "thinking",
    ]
  `);
});

test('the console’s requests and answers are unchanged', () => {
  const session = begun(GAMES[0]);
  const [seat] = session.ask({ do: 'new', game: 'serenissima-1996', seats: 2, seed: 'names' }).actors;
  const [move] = session.ask({ do: 'moves', seat }).moves;
  const { position } = session.ask({ do: 'position' });
  const { save } = session.ask({ do: 'save' });
  const requests: Record<string, object> = {
    games: {}, bot: { seat, level: 'merchant' }, new: { game: 'serenissima-1996', seats: 2, seed: 'names' }, moves: { seat }, play: { seat, move }, undo: {}, redo: {},
    view: { seat }, score: {}, position: {}, save: {}, check: { save }, repair: { save }, load: { save },
    setPosition: { game: 'serenissima-1996', position }, playout: { policy: 'random' },
    resign: { seat }, quit: {},
  }; // prettier-ignore
  const answers = Object.entries(requests).map(([name, fields]) => {
    const answer = session.line(JSON.stringify({ do: name, ...fields }));
    return `${name} ${Object.keys(fields).join(' ')}: ${Object.keys(answer).join(' ')}`;
  });
  expect(answers).toMatchInlineSnapshot(`
    [
      "games : ok games",
      "bot seat level: ok move reason best iterations millis",
      "new game seats seed: ok actors hash",
      "moves seat: ok moves",
      "play seat move: ok events chance actors hash over",
      "undo : ok actors hash",
      "redo : ok actors hash",
      "view seat: ok view",
      "score : ok scores",
      "position : ok position",
      "save : ok save",
      "check save: ok title moves of lines hashes torn fault",
      "repair save: ok actors hash moves of fault save",
      "load save: ok actors hash moves",
      "setPosition game position: ok actors hash",
      "playout policy: ok moves scores hash millis",
      "resign seat: ok actors hash over",
      "quit : ok",
    ]
  `);
});
