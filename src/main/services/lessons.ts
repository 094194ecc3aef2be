import type { AnyGame, Lesson } from '../../engine/core/game';
import { undo } from '../../engine/core/history';
import { playLessonMove, plyOfStep } from '../../engine/core/lesson';
import { startMatch } from '../../engine/core/match';
import type { lessons } from '../../ipc/commands/lessons';
import type { Handlers } from '../../ipc/contract';
import { answerToMove, showTable } from './answers';
import type { Games } from './games';
import { checkFresh } from './open-match';
import type { OpenMatch } from './open-match';
import { withMatch } from './open-matches';
import type { OpenMatches } from './open-matches';
import { openInMemory } from './opening';
import { Refused } from './refusals';

/** Handles lessons, which are matches without a save. Only one lesson is open at a time. */
export function lessonHandlers(matches: OpenMatches): Handlers<keyof typeof lessons> {
  const { ports, games, opened } = matches;
  let current: string | undefined;
  return {
    'lessons.list': async () =>
      games.all.flatMap(({ about, teaching }) =>
        teaching
          ? [{ game: about.id, lessons: teaching.lessons.map(({ key, steps }) => ({ key, steps: steps.length })) }]
          : [],
      ),

    async 'lessons.introduction'({ game: id }) {
      const game = games.find(id);
      if (!game) throw new Refused('no-such-game');
      const introduction = game.teaching?.introduction;
      return introduction ? { view: game.view(introduction.position, introduction.seat) } : null;
    },

    async 'lessons.position'({ game: id, lesson: key, step }) {
      const { game, lesson } = findLesson(games, id, key);
      if (step > lesson.steps.length) throw new Refused('no-such-lesson');
      const match = startMatch(game, lesson.start);
      while (match.log.length < plyOfStep(lesson, step)) playLessonMove(lesson, match);
      return { view: game.view(match.position, lesson.learner) };
    },

    async 'lessons.start'({ game: id, lesson: key }) {
      const { game, lesson } = findLesson(games, id, key);
      if (current !== undefined) opened.delete(current);
      const match = startMatch(game, lesson.start);
      const seats = Array.from({ length: lesson.start.seats }, () => ({ name: '', kind: 'human' as const }));
      const now = ports.clock.now();
      current = ports.newId();
      return openInMemory(matches, {
        id: current,
        match,
        meta: { title: key, seats, created: now },
        journal: { write: async () => undefined, text: () => '', textWith: () => '' },
        viewer: lesson.learner,
        saved: now,
        lesson,
      });
    },

    'lessons.go': ({ match: id, ply }) =>
      withMatch(matches, id, async (open) => {
        checkFresh(open, ply);
        if (!playLessonMove(lessonOf(open), open.match)) throw new Refused('lesson-over');
        return answerToMove(matches, open);
      }),

    'lessons.back': ({ match: id }) =>
      withMatch(matches, id, async (open) => {
        const { match } = open;
        const lesson = lessonOf(open);
        const before = lesson.steps.map((_, step) => plyOfStep(lesson, step)).findLast((ply) => ply < match.log.length);
        while (match.log.length > (before ?? 0)) undo(match, { free: true });
        match.undone.length = 0;
        return showTable(matches, open);
      }),
  };
}

function findLesson({ find }: Games, id: string, key: string): { game: AnyGame; lesson: Lesson } {
  const game = find(id);
  const lesson = game?.teaching?.lessons.find((entry) => entry.key === key);
  if (!game || !lesson) throw new Refused('no-such-lesson');
  return { game, lesson };
}

function lessonOf({ lesson }: OpenMatch): Lesson {
  if (!lesson) throw new Refused('no-lesson');
  return lesson;
}
