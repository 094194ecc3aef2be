import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/core/game';
import { playLessonMove, plyOfStep } from '../../../src/engine/core/lesson';
import { startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';
import { CABINET } from '../../../src/renderer/games';
import type { RulePicture } from '../../../src/renderer/game-ui/rulebook';
import english from '../../../src/renderer/locales/en';

type Games = Record<string, { readonly rulePictures?: object }>;

/** The views of a picture's boards, in order. */
function viewsOf(game: AnyGame, picture: RulePicture): unknown[] {
  const { lesson } = picture;
  if (!lesson) {
    const introduction = game.teaching?.introduction;
    return introduction ? [game.view(introduction.position, introduction.seat)] : [];
  }
  const found = game.teaching?.lessons.find(({ key }) => key === lesson.key);
  if (!found) throw new Error(`No lesson “${lesson.key}”`);
  return lesson.steps.map((step) => {
    expect(step).toBeLessThanOrEqual(found.steps.length);
    const match = startMatch(game, found.start);
    while (match.log.length < plyOfStep(found, step)) playLessonMove(found, match);
    return game.view(match.position, found.learner);
  });
}

/** What the learner gains between the two boards of a picture, as stated in its caption. */
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

/** Chapters about things that are not on the board: bids, and notes about editions and the table. */
const WITHOUT = ['order', 'options', 'table', 'beginning', 'turn', 'messages'];

const illustrated = GAMES.filter(
  ({ about }) => CABINET.knowsGame(about.id) && CABINET.gameUi(about.id).loadRulePictures,
);

test('all four games have pictures in their rulebooks', () => expect(illustrated).toHaveLength(4));

describe.each(illustrated.map((game) => [game.about.id, game as AnyGame] as const))(
  'the pictures of %s',
  (id, game) => {
    const ui = CABINET.gameUi(id);
    const load = async () => Object.entries((await ui.loadRulePictures?.()) ?? {}) as [string, RulePicture][];

    test('belong to paragraphs, and each has a caption', async () => {
      const paragraphs = ui.rulebook.chapters.flatMap(({ rules }) => rules);
      const keys = (await load()).map(([rule]) => rule);
      expect(paragraphs).toEqual(expect.arrayContaining(keys));
      expect(Object.keys((english.texts.games as Games)[id].rulePictures ?? {}).sort()).toEqual([...keys].sort());
    });

    test('are in every chapter about the board', async () => {
      const keys = (await load()).map(([rule]) => rule);
      const without = ui.rulebook.chapters.filter(({ rules }) => !rules.some((rule) => keys.includes(rule)));
      expect(WITHOUT).toEqual(expect.arrayContaining(without.map(({ key }) => key)));
    });

    test('show targets that are on the board, and every move that they show changes something', async () => {
      for (const [rule, picture] of await load()) {
        const views = viewsOf(game, picture);
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
        const [before, after] = viewsOf(game, pictures[rule]);
        expect(moneyIn(after) - moneyIn(before), rule).toBe(gain);
      }
    });

    test('take their lessons from matches with one number of players, because one scene shows them all', () => {
      expect(new Set(game.teaching?.lessons.map(({ start }) => start.seats)).size).toBe(1);
    });
  },
);
