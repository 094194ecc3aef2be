import { describe, expect, test } from 'vitest';
import {
  lessonMoveAt,
  lessonMoves,
  matchesPattern,
  isAsked,
  playLessonMove,
  plyOfStep,
} from '../../../src/engine/core/lesson';
import type { Lesson, AnyGame } from '../../../src/engine/core/game';
import { isOver, playMove, startMatch } from '../../../src/engine/core/match';
import { GAMES } from '../../../src/engine/games/registry';

const LESSONS = GAMES.flatMap((game) =>
  (game.teaching?.lessons ?? []).map((lesson) => [`${game.about.id} ${lesson.key}`, game, lesson] as const),
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
  ])('is compared with a move: %o', (pattern, fit) => expect(matchesPattern(move, pattern)).toBe(fit));

  test('compares nested fields', () => {
    const hire = { type: 'hire', to: { galley: 4 } };
    expect(matchesPattern(hire, { type: 'hire', to: { galley: 4 } })).toBe(true);
    expect(matchesPattern(hire, { type: 'hire', to: { port: 4 } })).toBe(false);
  });
});

test('every game’s lessons have unique names', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(19);
  expect(new Set(LESSONS.map(([name]) => name)).size).toBe(LESSONS.length);
});

describe.each(LESSONS)('lesson %s', (_name, game: AnyGame, lesson: Lesson) => {
  test('is short: it has three to seven steps, each with a request', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(3);
    expect(lesson.steps.length).toBeLessThanOrEqual(7);
    expect(new Set(lesson.steps.map(({ key }) => key)).size).toBe(lesson.steps.length);
    for (const { asks } of lesson.steps) expect(asks.length).toBeGreaterThan(0);
    expect(lessonMoves(lesson).length).toBeLessThan(20);
  });

  test('runs to its end with its own moves, which are legal and lead to valid positions', () => {
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

  test('accepts only some of the legal moves at the steps that ask for one', () => {
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

  test('accepts any of the requested moves and reaches its end', () => {
    for (const choose of [0, 1, 2, -1]) {
      const match = startMatch(game, lesson.start);
      for (const asked of lessonMoves(lesson)) {
        if ('plays' in asked) {
          playLessonMove(lesson, match);
          continue;
        }
        const fitting = game
          .moves(match.position, asked.seat)
          .filter((move) => isAsked(lesson, match.log.length, move));
        playMove(match, asked.seat, fitting[Math.min(choose, fitting.length - 1)] ?? fitting[fitting.length - 1]);
      }
      expect(lessonMoveAt(lesson, match.log.length)).toBeUndefined();
    }
  });

  test('starts each step after the moves of the previous steps', () => {
    lesson.steps.forEach((_, step) => expect(lessonMoveAt(lesson, plyOfStep(lesson, step))?.step).toBe(step));
    expect(plyOfStep(lesson, lesson.steps.length)).toBe(lessonMoves(lesson).length);
  });

  test('identifies every target that it marks by kind and number', () => {
    for (const { lights } of lesson.steps) for (const id of lights ?? []) expect(id).toMatch(/^[a-z]+:\d+$/);
  });
});

function playedTo(id: string) {
  const [, game, lesson] = LESSONS.find(([name]) => name === id) ?? [];
  if (!game || !lesson) throw new Error(`There is no lesson “${id}”`);
  const match = startMatch(game, lesson.start);
  const events = lessonMoves(lesson).flatMap(() => playLessonMove(lesson, match)?.events ?? []);
  return { match, events };
}

const like = (event: object): unknown => expect.objectContaining(event);

describe('the lessons of Serenissima 1996', () => {
  const played = (key: string) => playedTo(`serenissima-1996 ${key}`);

  test('sailing ends with a newly owned port', () => {
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

  test('winning fills a port, and Venice wins the game', () => {
    const { match } = played('win');
    expect(isOver(match)).toBe(true);
    const { scores, winners } = match.game.score(match.position);
    expect(winners).toEqual([0]);
    expect(scores[0].lines.find(({ key }) => key === 'medium')?.points).toBe(5);
  });
});

/** What the lesson texts promise must happen. */
describe('the lessons of La Loire', () => {
  const played = (key: string) => playedTo(`la-loire ${key}`);

  test('riding delivers a message for 2 points and 2 deniers, and takes a horse along', () => {
    const { events } = played('ride');
    expect(events).toContainEqual(like({ type: 'bought', price: 1 }));
    expect(events).toContainEqual(like({ type: 'delivered', points: 2, deniers: 2 }));
    expect(events.at(-1)).toMatchObject({ type: 'moved', figure: 'messenger', taken: 1, horses: 2 });
  });

  test('in the trading lesson, the boat moves by building a Farm and by shipping, and 9 deniers are left', () => {
    const { match, events } = played('trade');
    expect(events).toContainEqual(like({ type: 'boatMoved', seat: 0, why: 'building' }));
    expect(events.flatMap((event) => (event.type === 'sold' ? [event] : []))).toHaveLength(3);
    expect(match.position).toMatchObject({ players: [{ money: 9, boat: 6 }, {}] });
  });

  test('in the building lesson, the boat moves for a purchase by Touraine and for a free one, and a denier is discarded', () => {
    const { events } = played('build');
    expect(events).toContainEqual(like({ type: 'bought', seat: 1, price: 1 }));
    expect(events).toContainEqual(like({ type: 'deniersDiscarded', seat: 0, amount: 1 }));
    expect(events).toContainEqual(like({ type: 'bought', seat: 0, price: 0 }));
    expect(events.flatMap((event) => (event.type === 'boatMoved' ? [event] : []))).toHaveLength(2);
  });

  test('hiring moves the circus, and leaves a cube at the first of two stops', () => {
    const { events } = played('circus');
    const types = events.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['circusMoved', 'hired']));
    expect(events.at(-1)).toMatchObject({ type: 'cubePlaced', stops: 1, of: 2 });
  });

  test('winning reaches the end of the river, and Anjou wins after Touraine’s last turn', () => {
    const { match, events } = played('win');
    expect(events).toContainEqual(like({ type: 'endReached', seat: 0, why: 'river' }));
    expect([isOver(match), match.game.score(match.position).winners]).toEqual([true, [0]]);
  });
});

describe('the lessons of The Doge Ship', () => {
  const played = (key: string) => playedTo(`doge-ship ${key}`);

  test('buying leaves a 5-ducat part in the yard, and the player with 9 ducats', () => {
    const { match } = played('buy');
    expect(match.position).toMatchObject({ money: [9, 14], yards: [[3], []] });
  });

  test('building scores 5 and 4 points and wins four Approvals; the gondola gives 6 ducats', () => {
    const { match, events } = played('build');
    const built = events.filter(({ type }) => type === 'partBuilt');
    expect(built).toMatchObject([{ worth: { points: 5, approvals: 2 } }, { worth: { points: 4, approvals: 2 } }]);
    expect(match.position).toMatchObject({ approvals: [4, 1], money: [7, 8] });
  });

  test('high water takes a marker only from the Tower, and the Anchor plays first', () => {
    const { events } = played('water');
    expect(events).toContainEqual(like({ type: 'highWater', level: 1, barricades: [2, 1], lost: [0, 1] }));
    expect(events).toContainEqual(like({ type: 'roundEnded', order: [0, 1], priorities: [3, 8] }));
    expect(events.filter(({ type }) => type === 'bonusGained')).toMatchObject([
      { seat: 0, ducats: 1 },
      { seat: 1, points: 1 },
      { seat: 0, ducats: 1 },
    ]);
  });

  test('another Doge turns 2 points into 10, and the inspection gives 6 and 3', () => {
    const { events } = played('doge');
    expect(events).toContainEqual(like({ type: 'partBuilt', worth: like({ points: 10 }) }));
    expect(events).toContainEqual(like({ type: 'inspectionHeld', bids: [2, 1], points: [6, 3] }));
  });

  test('the last lesson replaces a Tower part and counts four Approvals against two, and the Anchor wins', () => {
    const { match, events } = played('finish');
    expect(events).toContainEqual(like({ type: 'partReplaced', builder: 1, worth: like({ points: 8 }) }));
    expect(events).toContainEqual(like({ type: 'finalInspection', approvals: [4, 2], points: [9, 5] }));
    expect([isOver(match), match.game.score(match.position).winners]).toEqual([true, [0]]);
  });
});

describe('the lessons of Serenissima 2012', () => {
  const played = (key: string) => playedTo(`serenissima-2012 ${key}`);

  test('trading loads one cube for free, sells one for 2 ducats and claims a port', () => {
    const { events } = played('trade');
    expect(events).toContainEqual(like({ type: 'loaded', seat: 0, count: 2, free: 1, cost: 1 }));
    expect(events).toContainEqual(like({ type: 'sold', seat: 0, price: 2 }));
    expect(events).toContainEqual(like({ type: 'landed', seat: 0, count: 1, from: -1 }));
  });

  test('investing brings 25 ducats for València and 2 for Algiers at the first scoring', () => {
    const { events } = played('invest');
    expect(events).toContainEqual(like({ type: 'sold', price: 0, bonus: 2, slot: 4 }));
    expect(events).toContainEqual(like({ type: 'scored', scoring: 1, totals: [27, 7] }));
  });

  test('sailing is blocked for one galley, and the next galley is not even challenged', () => {
    const { events } = played('blockade');
    const asked = events.filter(({ type }) => type === 'blockadeAsked');
    expect(asked).toMatchObject([{ galley: 2 }]);
    expect(events).toContainEqual(like({ type: 'blockadeAnswered', declared: true, sailors: 3, facing: 2 }));
    expect(events.at(-1)).toMatchObject({ type: 'sold', galley: 7, price: 2 });
  });

  test('fighting takes two rounds for a galley and its gold, and one round for the port', () => {
    const { events } = played('fight');
    expect(events.filter(({ type }) => type === 'fought')).toMatchObject([
      { attacker: { losses: 1 }, defender: { losses: 1 } },
      { attacker: { losses: 0 }, defender: { losses: 1 } },
      { attacker: { losses: 0 }, defender: { losses: 1 } },
    ]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['looted', 'sank', 'garrisonFell']));
    expect(events).toContainEqual(like({ type: 'landed', seat: 0, count: 1, from: 1 }));
  });
});
