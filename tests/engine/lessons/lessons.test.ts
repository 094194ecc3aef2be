import { describe, expect, test } from 'vitest';
import { lessonMoveAt, lessonMoves, fits, isAsked, playLessonMove, plyOfStep } from '../../../src/engine/core/lesson';
import type { Lesson, AnyGame } from '../../../src/engine/core/game';
import { isOver, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';

const LESSONS = GAMES.flatMap((game) =>
  (game.lessons ?? []).map((lesson) => [`${game.about.id} ${lesson.key}`, game, lesson] as const),
);

describe('a pattern', () => {
  const move = { type: 'sail', galley: 0, to: 4 };
  test.each([
    [{ type: 'sail' }, true],
    [{ type: 'sail', galley: 0, to: [3, 4] }, true],
    [{ type: 'sail', galley: 1 }, false],
    [{ type: 'sail', to: [3, 5] }, false],
    [{ type: 'land', galley: 0 }, false],
    [{ type: 'sail', crew: 1 }, false],
  ])('%o', (pattern, fit) => expect(fits(move, pattern)).toBe(fit));

  test('compares what lies within a field', () => {
    const hire = { type: 'hire', to: { galley: 4 } };
    expect(fits(hire, { type: 'hire', to: { galley: 4 } })).toBe(true);
    expect(fits(hire, { type: 'hire', to: { port: 4 } })).toBe(false);
  });
});

test('there are lessons, and no two of a game are called the same', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(5);
  expect(new Set(LESSONS.map(([name]) => name)).size).toBe(LESSONS.length);
});

describe.each(LESSONS)('lesson %s', (_name, game: AnyGame, lesson: Lesson) => {
  test('has three to seven steps, each asking for something', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    expect(new Set(lesson.steps.map(({ key }) => key)).size).toBe(lesson.steps.length);
    for (const { asks } of lesson.steps) expect(asks.length).toBeGreaterThan(0);
  });

  test('is played through by its own moves to its end, each position sound, each move its seat’s to make', () => {
    const match = startMatch(game, lesson.start);
    game.check(match.position);
    for (const asked of lessonMoves(lesson)) {
      expect(isOver(match)).toBe(false);
      expect(lessonMoveAt(lesson, match.log.length)).toEqual(asked);
      expect(game.actors(match.position)).toContain(asked.seat);
      if ('asks' in asked) expect(asked.seat).toBe(lesson.learner);
      else expect(game.moves(match.position, asked.seat)).toContainEqual(asked.plays);
      playLessonMove(lesson, match);
      game.check(match.position);
    }
    expect(lessonMoveAt(lesson, match.log.length)).toBeUndefined();
    expect(playLessonMove(lesson, match)).toBeNull();
    const drawn = match.log.reduce((sum, entry) => sum + entry.chance.length, 0);
    expect(drawn).toBe(lesson.start.chance?.length ?? 0);
  });

  test('whenever the learner is asked for something he could also do something else, which the lesson does not take', () => {
    const match = startMatch(game, lesson.start);
    let others = 0;
    for (const asked of lessonMoves(lesson)) {
      if ('asks' in asked) {
        const legal = game.moves(match.position, lesson.learner);
        const asked = legal.filter((move) => isAsked(lesson, match.log.length, move));
        expect(asked.length).toBeGreaterThan(0);
        others += legal.length - asked.length;
      }
      playLessonMove(lesson, match);
    }
    expect(others).toBeGreaterThan(lesson.steps.length);
    expect(isAsked(lesson, match.log.length, { type: 'endPhase' })).toBe(false);
  });

  test('a step begins where the moves of those before it end', () => {
    lesson.steps.forEach((_, step) => expect(lessonMoveAt(lesson, plyOfStep(lesson, step))?.step).toBe(step));
    expect(plyOfStep(lesson, lesson.steps.length)).toBe(lessonMoves(lesson).length);
  });

  test('lights only what the table has', () => {
    for (const { lights } of lesson.steps)
      for (const id of lights ?? []) expect(id).toMatch(/^(space|port|galley):\d+$/);
  });
});

describe('the lessons of Serenissima 1996', () => {
  const played = (key: string) => {
    const [, game, lesson] = LESSONS.find(([name]) => name === `serenissima-1996 ${key}`) ?? [];
    if (!game || !lesson) throw new Error(`There is no lesson “${key}”`);
    const match = startMatch(game, lesson.start);
    const events = lessonMoves(lesson).flatMap(() => playLessonMove(lesson, match)?.events ?? []);
    return { match, events };
  };

  test('sailing ends with a port of one’s own', () => {
    expect(played('sail').events).toContainEqual(expect.objectContaining({ type: 'landed', seat: 0, from: -1 }));
  });

  test('trading ends with a sale that pays 200 ducats and 1,000 for a new market', () => {
    expect(played('trade').events).toContainEqual(expect.objectContaining({ type: 'sold', price: 200, bonus: 1000 }));
  });

  test('building leaves a galley and a fort', () => {
    const types = played('build').events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['galleyBuilt', 'hired', 'transferred', 'bought', 'fortBuilt']));
  });

  test('fighting takes a galley, its gold and a port', () => {
    const types = played('fight').events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['seized', 'stowed', 'garrisonFell', 'landed']));
  });

  test('winning fills a port, ends the game, and Venice has won it', () => {
    const { match } = played('win');
    expect(isOver(match)).toBe(true);
    const { scores, winners } = match.game.score(match.position);
    expect(winners).toEqual([0]);
    expect(scores[0].lines.find(({ key }) => key === 'medium')?.points).toBe(5);
  });
});
