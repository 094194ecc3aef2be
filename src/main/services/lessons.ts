import type { AnyGame, Lesson } from '../../engine/core/game';
import { undo } from '../../engine/core/history';
import { playLessonMove, plyOfStep } from '../../engine/core/lesson';
import { startMatch } from '../../engine/core/match';
import type { Course, Opened, Played, Table } from '../../ipc/contract';
import type { Cabinet } from './cabinet';
import type { OpenMatch } from './open-match';
import type { Ports } from './ports';
import { Refused } from './refusals';
import type { OpenMatches } from './open-matches';

interface Lessons {
  list(): readonly Course[];
  /** What a game is introduced with, as its seat may know it; `null`: nothing. Refuses an unknown game. */
  introduction(game: string): { readonly view: unknown } | null;
  start(game: string, lesson: string): Promise<Opened>;
  go(match: string, ply: number): Promise<Played>;
  back(match: string): Promise<Table>;
}

/** Lessons: matches that are played on the same table, and never on the disk. One at a time. */
export function createLessons(
  ports: Ports,
  { forget, openInMemory, withMatch, played, table }: OpenMatches,
  { games, find: findGame }: Cabinet,
): Lessons {
  let current: string | undefined;

  const find = (id: string, key: string): { game: AnyGame; lesson: Lesson } => {
    const game = findGame(id);
    const lesson = game?.teaching?.lessons.find((entry) => entry.key === key);
    if (!game || !lesson) throw new Refused('no-such-lesson');
    return { game, lesson };
  };

  return {
    list: () =>
      games.flatMap(({ about, teaching }) =>
        teaching
          ? [{ game: about.id, lessons: teaching.lessons.map(({ key, steps }) => ({ key, steps: steps.length })) }]
          : [],
      ),

    introduction(id) {
      const game = findGame(id);
      if (!game) throw new Refused('no-such-game');
      const introduction = game.teaching?.introduction;
      return introduction ? { view: game.view(introduction.position, introduction.seat) } : null;
    },

    async start(id, key) {
      const { game, lesson } = find(id, key);
      if (current !== undefined) forget(current);
      const match = startMatch(game, lesson.start);
      const seats = Array.from({ length: lesson.start.seats }, () => ({ name: '', kind: 'human' as const }));
      const now = ports.clock.now();
      current = ports.newId();
      return openInMemory({
        id: current,
        match,
        meta: { title: key, seats, created: now },
        journal: { write: async () => undefined, text: () => '', textWith: () => '' },
        viewer: lesson.learner,
        saved: now,
        lesson,
      });
    },

    go: (id, ply) =>
      withMatch(id, async (open) => {
        if (ply !== open.match.log.length) throw new Refused('stale');
        if (!playLessonMove(lessonOf(open), open.match)) throw new Refused('lesson-over');
        return played(open);
      }),

    back: (id) =>
      withMatch(id, async (open) => {
        const { match } = open;
        const lesson = lessonOf(open);
        const before = lesson.steps.map((_, step) => plyOfStep(lesson, step)).findLast((ply) => ply < match.log.length);
        while (match.log.length > (before ?? 0)) undo(match, { free: true });
        match.undone.length = 0;
        return table(open);
      }),
  };
}

function lessonOf({ lesson }: OpenMatch): Lesson {
  if (!lesson) throw new Refused('no-lesson');
  return lesson;
}
