import * as v from 'valibot';
import type { Course } from '../lessons';
import { answer, command } from '../command';
import { idSchema, plySchema } from '../fields';
import type { Opened, Played, Table } from '../table';

/** Lessons are matches in memory that are never saved. */
export const lessons = {
  'lessons.list': command(v.strictObject({}), answer<readonly Course[]>()),
  /** The position used to introduce a game, or `null` if the game has none. Fails with `no-such-game`. */
  'lessons.introduction': command(v.strictObject({ game: idSchema }), answer<{ readonly view: unknown } | null>()),
  /**
   * The position at the start of a lesson's step, as its learner sees it, or at the end of the lesson if `step` is the
   * number of its steps. Fails with `no-such-lesson`.
   */
  'lessons.position': command(
    v.strictObject({ game: idSchema, lesson: idSchema, step: plySchema }),
    answer<{ readonly view: unknown }>(),
  ),
  /** Starts a lesson and ends the previous one. Fails with `no-such-lesson`. */
  'lessons.start': command(v.strictObject({ game: idSchema, lesson: idSchema }), answer<Opened>()),
  /** Plays the lesson's next move, scripted or the learner's. Fails with `stale`, `no-lesson`, `lesson-over`. */
  'lessons.go': command(v.strictObject({ match: idSchema, ply: plySchema }), answer<Played>()),
  /** Goes back to the start of the current step, or of the previous step if already there. Fails with `no-lesson`. */
  'lessons.back': command(v.strictObject({ match: idSchema }), answer<Table>()),
};
