import { describe, expect, test } from 'vitest';
import { charactersOf } from '../../../src/engine/bots/bot';
import { findGameWithBot, GAMES } from '../../../src/engine/games/registry';
import type { AnyGame } from '../../../src/engine/core/game';
import type { Choice } from '../../../src/ipc/table';
import { GAME_UIS } from '../../../src/renderer/games';
import { FRENCH_RULES } from '../../../src/renderer/games/serenissima-1996/locales/rules-fr';
import { rulebookParagraphsFrench } from '../../../src/renderer/games/serenissima-1996/locales/rulebook-fr';
import { i18n } from '../../../src/renderer/ui/i18n';
import { load } from '../../../src/renderer/locales';
import english from '../../../src/renderer/locales/en';
import { loadLessonTexts, lessonTexts } from '../../../src/renderer/locales/lessons';
import { freshMatch, isSmallGame, playOut } from '../../engine/generic/playing';
import { randomGames } from '../covering-games';

const { gameUi, knowsGame } = GAME_UIS;

const { te, t } = i18n.global;
await loadLessonTexts();

/** A step has fewer characters than this, so that its card fits above a full-size board. */
const LONGEST = 260;

type Lessons = Record<string, { readonly steps: Record<string, { readonly text: string; readonly other: string }> }>;
const lessonsOf = async (code: string, game: string) =>
  ((await lessonTexts(code)).games as unknown as Record<string, { lessons: Lessons }>)[game].lessons;

describe.each(GAMES.filter(({ about }) => knowsGame(about.id)).map((game) => [game.about.id, game] as const))(
  'the guide to %s',
  (id, game: AnyGame) => {
    const ui = gameUi(id);
    const little = isSmallGame(game);
    const says = (path: string) => {
      expect(te(`games.${id}.${path}`), path).toBe(true);
      return t(`games.${id}.${path}`);
    };

    test('has every rules paragraph in exactly one chapter, under a title', () => {
      const { rules } = (english.texts.games as Record<string, { rules: object }>)[id];
      const read = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
      expect([...read].sort()).toEqual(Object.keys(rules).sort());
      expect(new Set(read).size).toBe(read.length);
      for (const { key } of ui.rulebook.chapters) says(`chapters.${key}`);
      for (const rule of read) {
        says(`ruleTitles.${rule}`);
        expect(says(`rules.${rule}.text`).length).toBeGreaterThan(20);
        says(`rules.${rule}.cite`);
      }
    });

    test('explains every group of moves with an existing paragraph', () => {
      const groups = new Set<string>();
      const offered = new Set<string>();
      for (const index of randomGames(game, 12)) {
        const match = freshMatch(game, game.about.seats[0] + (index % 3), index);
        playOut(match, index, ({ seat, legal }, ply) => {
          const isNew = legal.some(({ type }) => !offered.has(type));
          for (const { type } of legal) offered.add(type);
          if (!isNew && ply % 3 !== 0) return;
          const choices = legal.map((move): Choice => ({
            move,
            forecast: game.forecast?.(match.position, seat, move) ?? {},
          }));
          for (const { group } of ui.rows(choices, game.view(match.position, seat))) groups.add(group);
        });
      }
      expect(groups.size).toBeGreaterThan(little ? 1 : 5);
      const paragraphs = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
      for (const group of groups) {
        says(`explain.${group}`);
        expect(paragraphs, group).toContain(ui.rulebook.ruleOf(group));
      }
    });

    test('introduces newcomers to the subject, the goal and the turn, paragraph by paragraph', () => {
      expect(says('introduction.about').length).toBeGreaterThan(80);
      expect(says('introduction.goal').length).toBeGreaterThan(40);
      const paragraphs = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
      expect(ui.rulebook.turn.length).toBeGreaterThan(little ? 1 : 5);
      for (const { rule } of ui.rulebook.turn) {
        expect(paragraphs).toContain(rule);
        expect(says(`introduction.turn.${rule}`).length).toBeGreaterThan(20);
      }
    });

    test('has a valid introduction board with every target that its steps highlight', () => {
      const introduction = game.teaching?.introduction;
      if (!introduction) {
        expect(little).toBe(true);
        return expect(ui.rulebook.turn.filter(({ lit }) => lit)).toEqual([]);
      }
      game.check(introduction.position);
      const there = ui.targets(game.view(introduction.position, introduction.seat));
      for (const { rule, lit = [] } of ui.rulebook.turn) {
        expect(lit.length, rule).toBeGreaterThan(0);
        expect(there, rule).toEqual(expect.arrayContaining([...lit]));
      }
    });

    test('has a name and a description for each computer character', () => {
      const gameWithBot = findGameWithBot(id);
      const characters = gameWithBot ? charactersOf(gameWithBot.bot) : [];
      expect(characters.length).toBeGreaterThan(little ? 0 : 2);
      for (const key of characters) {
        says(`styles.${key}.name`);
        expect(says(`styles.${key}.about`).length).toBeGreaterThan(20);
      }
    });

    test('has three to five lessons, or fewer in a small game', () => {
      const lessons = game.teaching?.lessons ?? [];
      expect(lessons.length).toBeGreaterThan(little ? -1 : 2);
      expect(lessons.length).toBeLessThan(6);
    });

    test('has a text for every lesson and step, at most two sentences per step', () => {
      for (const { key, steps } of game.teaching?.lessons ?? []) {
        for (const path of ['title', 'about', 'done']) says(`lessons.${key}.${path}`);
        for (const step of steps) {
          const text = says(`lessons.${key}.steps.${step.key}.text`);
          expect(text.match(/[.!?](\s|$)/g)?.length, text).toBeLessThanOrEqual(2);
          says(`lessons.${key}.steps.${step.key}.other`);
        }
      }
    });
  },
);

test.each(['serenissima-1996', 'serenissima-2012'])('every topic that %s explains has an existing paragraph', (id) => {
  const ui = gameUi(id);
  const topics = Object.keys((english.texts.games as Record<string, { explain: object }>)[id].explain);
  const paragraphs = ui.rulebook.chapters.flatMap((chapter) => chapter.rules);
  expect(topics.length).toBeGreaterThan(40);
  for (const topic of topics) expect(paragraphs, topic).toContain(ui.rulebook.ruleOf(topic));
});

test.each(GAMES.filter(({ teaching }) => teaching).map(({ about }) => about.id))(
  'the lessons of %s are short in French and English, without leftover texts in English',
  async (id) => {
    const [english, french] = await Promise.all([lessonsOf('en', id), lessonsOf('fr', id)]);
    const lessons = GAMES.find(({ about }) => about.id === id)?.teaching?.lessons ?? [];
    expect(Object.keys(english).sort()).toEqual(lessons.map(({ key }) => key).sort());
    for (const { key, steps } of lessons) {
      expect(Object.keys(english[key].steps)).toEqual(steps.map((step) => step.key));
      for (const [step, { text }] of Object.entries(french[key].steps)) {
        expect(text.match(/[.!?](\s|$)/g)?.length, text).toBeLessThanOrEqual(2);
        expect(text.length, text).toBeLessThan(LONGEST);
        expect(english[key].steps[step].text.length).toBeLessThan(LONGEST);
      }
    }
  },
);

test('the French paragraphs exist in the rulebook', () => {
  const paragraphs = gameUi('serenissima-1996').rulebook.chapters.flatMap((chapter) => chapter.rules);
  for (const key of Object.keys(rulebookParagraphsFrench)) expect(paragraphs).toContain(key);
});

test('no French paragraph is duplicated', () => {
  const written = Object.keys(rulebookParagraphsFrench);
  expect(Object.keys(FRENCH_RULES.rules).filter((key) => written.includes(key))).toEqual([]);
});

test.each(['serenissima-1996', 'serenissima-2012'])(
  'the French lessons of %s use the place names of the French chart',
  async (id) => {
    type Places = Record<string, Record<'spaces' | 'ports', Record<string, string>>>;
    const [here, there] = [english.texts.games, (await load('fr')).texts.games] as unknown as Places[];
    const said = JSON.stringify(await lessonsOf('fr', id));
    const places = (['spaces', 'ports'] as const).flatMap((kind) =>
      Object.entries(here[id][kind]).map(([key, name]) => [name, there[id][kind][key]] as const),
    );
    expect(places.length).toBeGreaterThan(30);
    for (const [name, french] of places) if (french !== name) expect(said).not.toContain(name);
  },
);
