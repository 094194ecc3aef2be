import { describe, expect, test } from 'vitest';
import type { AnyGame, GameEvent } from '../../../src/engine/core/game';
import { playLessonMove, plyOfStep } from '../../../src/engine/core/lesson';
import { startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { GAME_UIS } from '../../../src/renderer/games';
import type { RulePicture } from '../../../src/renderer/game-ui/rulebook';
import { rulebookTexts } from '../../../src/renderer/locales/rulebook';
import { spelledIn } from '../locales/spelled-numbers';
import { CAPTION_FIGURES } from './caption-figures';

type Captions = Readonly<Partial<Record<string, string>>>;
type Games = Record<string, { readonly rulePictures?: Captions }>;
const captions = async (code: string) => (await rulebookTexts(code)).games as unknown as Games;
const CAPTIONS = { en: await captions('en'), fr: await captions('fr') };

interface Boards {
  /** The views of a picture's boards, in order. */
  readonly views: readonly unknown[];
  /** The events between the first board and the last. */
  readonly events: readonly GameEvent[];
}

function boardsOf(game: AnyGame, picture: RulePicture): Boards {
  const { lesson } = picture;
  if (!lesson) {
    const introduction = game.teaching?.introduction;
    return { views: introduction ? [game.view(introduction.position, introduction.seat)] : [], events: [] };
  }
  const found = game.teaching?.lessons.find(({ key }) => key === lesson.key);
  if (!found) throw new Error(`No lesson “${lesson.key}”`);
  const matches = lesson.steps.map((step) => {
    expect(step).toBeLessThanOrEqual(found.steps.length);
    const match = startMatch(game, found.start);
    while (match.log.length < plyOfStep(found, step)) playLessonMove(found, match);
    return match;
  });
  const [first, last] = [matches[0], matches[matches.length - 1]];
  return {
    views: matches.map(({ position }) => game.view(position, found.learner) as unknown),
    events: last.log.slice(first.log.length).flatMap(({ events }) => events),
  };
}

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

/** The numbers in a caption, in digits or as words, except “one”. */
function numbersIn(caption: string, code: string): number[] {
  const digits = caption.replace(/(\d)[,\s](?=\d{3})/g, '$1').match(/\d+/g) ?? [];
  return ascending([...digits.map(Number), ...spelledIn(caption, code)]);
}

/** The change in the learner's money between the two boards of a picture, as stated in its caption. */
const GAINS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'serenissima-1996': { buying: -200, galley: -600, fort: -500, selling: 1200 },
  'serenissima-2012': { goods: -1, sale: 2, basilica: -2 },
  'doge-ship': { actions: -2, drawing: -5 },
  'la-loire': { shipping: -10, farm: -4, hiring: -2 },
};

/** The money of the first seat. */
function moneyIn(view: unknown): number {
  const { money, players } = view as { money?: readonly number[]; players?: readonly { readonly money: number }[] };
  return money?.[0] ?? players?.[0].money ?? NaN;
}

/** The chapters without a picture, each with the reason. */
const WITHOUT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'serenissima-1996': { order: 'bids are not on the board', options: 'about editions of the rules' },
  'serenissima-2012': { table: 'about the app' },
  'doge-ship': { table: 'about the app' },
  'la-loire': { table: 'about the app' },
};

const illustrated = GAMES.filter(
  ({ about }) => GAME_UIS.knowsGame(about.id) && GAME_UIS.gameUi(about.id).loadRulePictures,
);

test('all four games have pictures in their rulebooks', () => expect(illustrated).toHaveLength(4));

describe.each(illustrated.map((game) => [game.about.id, game as AnyGame] as const))(
  'the pictures of %s',
  (id, game) => {
    const ui = GAME_UIS.gameUi(id);
    const load = async () => Object.entries((await ui.loadRulePictures?.()) ?? {}) as [string, RulePicture][];

    test('belong to paragraphs, and each has a caption', async () => {
      const paragraphs = ui.rulebook.chapters.flatMap(({ rules }) => rules);
      const keys = (await load()).map(([rule]) => rule);
      expect(paragraphs).toEqual(expect.arrayContaining(keys));
      expect(Object.keys(CAPTIONS.en[id].rulePictures ?? {}).sort()).toEqual([...keys].sort());
    });

    test('illustrate every chapter, apart from the listed exceptions', async () => {
      const keys = (await load()).map(([rule]) => rule);
      const without = ui.rulebook.chapters.filter(({ rules }) => !rules.some((rule) => keys.includes(rule)));
      expect(without.map(({ key }) => key)).toEqual(Object.keys(WITHOUT[id]));
    });

    test('show only targets that are on the board, and only moves that change something', async () => {
      for (const [rule, picture] of await load()) {
        const { views } = boardsOf(game, picture);
        expect(views.length, rule).toBeGreaterThan(0);
        const there = views.flatMap((view) => ui.targets(view));
        const { shows, lights = [], path = [] } = picture;
        expect(shows.length, rule).toBeGreaterThan(0);
        expect(there, rule).toEqual(expect.arrayContaining([...shows, ...lights, ...path.map(({ at }) => at)]));
        if (views.length > 1) expect(views[1], rule).not.toEqual(views[0]);
      }
    });

    test('show the payments stated in their captions', async () => {
      const pictures = Object.fromEntries(await load());
      for (const [rule, gain] of Object.entries(GAINS[id])) {
        const [before, after] = boardsOf(game, pictures[rule]).views;
        expect(moneyIn(after) - moneyIn(before), rule).toBe(gain);
      }
    });

    test.each(Object.keys(CAPTION_FIGURES[id]))('show the numbers stated in the caption of %s', async (rule) => {
      const picture = (await ui.loadRulePictures?.())?.[rule];
      if (!picture) throw new Error('There is no picture.');
      const { views, events } = boardsOf(game, picture);
      const figures = CAPTION_FIGURES[id][rule]({ view: views[0] as never, events: events as never, picture });
      for (const [code, games] of Object.entries(CAPTIONS)) {
        expect(numbersIn(games[id].rulePictures?.[rule] ?? '', code)).toEqual(ascending(figures));
      }
    });

    test('can share one scene, because all lessons have the same number of players', () => {
      expect(new Set(game.teaching?.lessons.map(({ start }) => start.seats)).size).toBe(1);
    });
  },
);
