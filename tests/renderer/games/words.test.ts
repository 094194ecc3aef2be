import { beforeAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/engine/games/registry';
import { testingOf } from '../../../src/engine/games/testing';
import type { AnyGame } from '../../../src/engine/core/game';
import { fastRandom } from '../../../src/engine/core/random';
import { sameMove } from '../../../src/engine/core/same-move';
import type { Choice } from '../../../src/ipc/table';
import { GAME_UIS } from '../../../src/renderer/games';
import { kindOf } from '../../../src/renderer/games/kit/targets';
import type { Sentence } from '../../../src/renderer/game-ui/sentence';
import { formatSentence as sayAloud } from '../../../src/renderer/game-ui/translate';
import { i18n } from '../../../src/renderer/ui/i18n';
import { LANGUAGES, setLanguage } from '../../../src/renderer/locales';
import { loadOptionTexts } from '../../../src/renderer/locales/options';
import { freshMatch, isSmallGame, playOut } from '../../engine/generic/playing';
import { bySuite } from '../../suite';
import { randomGames } from '../covering-games';

const { gameUi, knowsGame } = GAME_UIS;

/** Target kinds that are headings in the panel, and the length from which a heading would be cut off. */
const PIECES = new Set(['galley', 'port', 'merchant', 'messenger', 'space', 'yard', 'drawn']);
const LONG_NAME = 40;

const { te, t, n } = i18n.global;

/** Sentences that were already checked. Most are repeated often. */
const said = new Map<string, string>();

/** Returns the final text of a sentence. Every key it uses must exist in the current language. */
function speak(game: string, sentence: Sentence): string {
  const words = `${i18n.global.locale.value} ${game} ${JSON.stringify(sentence)}`;
  const known = said.get(words);
  if (known !== undefined) return known;
  find(game, sentence);
  const text = sayAloud({ t, n }, game, sentence);
  expect(text, sentence.key).not.toMatch(/\{\w+\}|undefined|NaN|\[object| \| /);
  said.set(words, text);
  return text;
}

function find(game: string, { key, params = {} }: Sentence): void {
  expect(te(`games.${game}.${key}`, i18n.global.locale.value), key).toBe(true);
  for (const value of Object.values(params)) if (typeof value === 'object') find(game, value);
}

/** A random game as players see it: views and choices of the moving seats, the log, and a spectator's final view. */
interface Seen {
  readonly positions: readonly { readonly view: unknown; readonly choices: readonly Choice[] }[];
  readonly log: readonly { readonly events: readonly { readonly type: string }[] }[];
  readonly end: unknown;
}

/** Each game is played once for all languages. */
const played = new Map<string, Seen>();

function see(game: AnyGame, index: number): Seen {
  const key = `${game.about.id} ${index}`;
  const known = played.get(key);
  if (known) return known;
  const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
  const positions: { view: unknown; choices: Choice[] }[] = [];
  const offered = new Set<string>();
  playOut(match, index, ({ seat, legal }, ply) => {
    const isNew = legal.some(({ type }) => !offered.has(type));
    for (const { type } of legal) offered.add(type);
    // Both suites include the first position that offers a new type of move.
    if (!isNew && ply % (coverageOf(game).every * bySuite(4, 1)) !== 0) return;
    const choices = legal.map((move) => ({
      move,
      forecast: game.forecast?.(match.position, seat, move) ?? {},
    }));
    positions.push({ view: game.view(match.position, seat), choices });
  });
  const seen = { positions, log: match.log, end: game.view(match.position, null) };
  played.set(key, seen);
  return seen;
}

function watch(game: AnyGame, games: readonly number[], look: (view: unknown, choices: readonly Choice[]) => void) {
  for (const index of games) for (const { view, choices } of see(game, index).positions) look(view, choices);
}

/** The coverage of a small game, which declares none. */
const LITTLE = { games: 8, moves: 1, events: 2, every: 1 };
const coverageOf = (game: AnyGame) => testingOf(game).coverage ?? LITTLE;

const ENOUGH = bySuite(25, 60);

const shown = GAMES.filter(({ about }) => knowsGame(about.id));
const CASES = shown.flatMap((game) => LANGUAGES.map(({ code }) => [game.about.id, code, game] as const));

describe.each(CASES)('the texts of %s in %s', (id, code, game) => {
  const ui = gameUi(id);
  beforeAll(() => setLanguage(code));

  test('give every legal move exactly one button, and each button its own text', () => {
    const kinds = new Set<string>();
    watch(game, randomGames(game, 18), (view, choices) => {
      const rows = ui.rows(choices, view);
      const listed = rows.flatMap((row) => row.options.map(({ choice }) => choice));
      const single = listed.filter(({ onward }) => !onward);
      expect(new Set(single).size).toBe(choices.length);
      expect(single).toHaveLength(choices.length);
      for (const row of rows) {
        speak(id, row.label);
        if (row.note) speak(id, row.note);
        const spoken = row.options.map(({ choice, short, full }) => {
          kinds.add(choice.move.type);
          speak(id, short);
          return speak(id, full);
        });
        expect(new Set(spoken).size, spoken.join(' | ')).toBe(spoken.length);
      }
      speak(id, ui.decision(view));
      speak(id, ui.decision(view, rows));
      speak(id, ui.statusLine(view));
    });
    expect(kinds.size).toBeGreaterThan(coverageOf(game).moves);
  });

  test('have every sentence of the log, recap and headlines, and each log sentence has a rule paragraph', async () => {
    const rules = await ui.loadEventRules?.();
    const paragraphs = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
    const seen = new Set<string>();
    const headlines = new Set<string>();
    for (const kind of ui.events.logKinds) expect(te(`games.${id}.logKinds.${kind}`), kind).toBe(true);
    for (const index of randomGames(game, coverageOf(game).games)) {
      const { log, end: view } = see(game, index);
      for (const { events } of log) {
        for (const event of events) {
          seen.add(event.type);
          const sentence = ui.describe(event, view);
          if (sentence) expect(speak(id, sentence).length).toBeGreaterThan(3);
          if (sentence && rules) expect(paragraphs).toContain(rules.ruleOf(event));
          const item = ui.recap?.text(event, view, null);
          if (item) expect(speak(id, item).length).toBeGreaterThan(3);
          const kind = ui.events.logKind(event);
          if (kind !== null) expect(ui.events.logKinds).toContain(kind);
          const headline = ui.moments?.headline(event, view);
          for (const line of headline ? [headline.title, ...headline.entries.map(({ text }) => text)] : [])
            speak(id, line);
          if (headline) headlines.add(event.type);
          for (const target of ui.places(event)) expect(target).toMatch(/^[a-zA-Z]+:\d+$/);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(coverageOf(game).events);
    if (ui.moments) expect(headlines.size).toBeGreaterThan(isSmallGame(game) ? 0 : 2);
  });

  test('name every place and piece on the board, with its state', () => {
    watch(game, randomGames(game, 3).slice(0, 3), (view) => {
      const targets = ui.targets(view);
      expect(new Set(targets).size).toBe(targets.length);
      for (const target of targets) {
        const full = speak(id, ui.nameTarget(target, view));
        const short = ui.captions ? speak(id, ui.captions.shortName(target, view)) : full;
        expect(short.length, short).toBeLessThanOrEqual(full.length);
        if (PIECES.has(kindOf(target))) expect(short.length, short).toBeLessThan(LONG_NAME);
      }
    });
  });

  test.runIf(testingOf(game).travels)(
    'describe legal voyages that lead to the named destination, space by space',
    () => {
      let made = 0;
      for (let index = 0; index < 12 && made <= ENOUGH; index++) {
        const match = freshMatch(game, 4, index);
        playOut(match, index, ({ seat, legal }) => {
          if (made > ENOUGH) return;
          const view = game.view(match.position, seat);
          const choices = legal.map((move): Choice => ({
            move,
            forecast: game.forecast?.(match.position, seat, move) ?? {},
          }));
          const travels = ui.rows(choices, view).filter((row) => row.role === 'travel');
          if (travels.length === 0) return;
          const goals = travels.flatMap(({ actor, options }) => options.map(({ target }) => `${actor} ${target}`));
          expect(new Set(goals).size, 'each button has its own goal').toBe(goals.length);
          for (const { choice, target, path, full } of travels.flatMap(({ options }) => options)) {
            expect(legal.some((move) => sameMove(move, choice.move))).toBe(true);
            expect(path?.length).toBeGreaterThan(1);
            expect(path?.at(-1)).toMatchObject({ at: target, asks: [] });
            speak(id, full);
            const copy = game.copy(match.position);
            for (const move of [choice.move, ...(choice.onward ?? [])]) {
              // One click makes moves only up to a question for another player.
              if (!game.actors(copy).includes(seat)) break;
              game.play(copy, seat, move, fastRandom(1));
            }
            made++;
          }
        });
      }
      expect(made).toBeGreaterThan(20);
    },
  );

  test('describe every option of a new game and its values', async () => {
    await loadOptionTexts();
    for (const option of game.about.options) {
      for (const path of ['label', 'note', ...option.values.map(({ value }) => `values.${value}`)]) {
        expect(te(`games.${id}.options.${option.key}.${path}`), path).toBe(true);
      }
    }
  });
});
