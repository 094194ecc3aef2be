import type { MovePattern, Lesson, Move, Seat } from './game';
import { isOver, playMove } from './match';
import type { Entry, Match } from './match-types';
import { sameValue } from './same-move';

/**
 * Lessons: a match on the real rules in which each move is asked for.
 *
 * A lesson's moves stand in one line, the learner's and the others'. Only what is asked for is ever played, so how far a lesson
 * has come is the number of moves made, and taking one back needs no book-keeping.
 */

/** The next move of a lesson: the learner's, which need only fit a pattern, or another's. */
type LessonMove =
  | { readonly step: number; readonly seat: Seat; readonly asks: MovePattern }
  | { readonly step: number; readonly seat: Seat; readonly plays: Move };

/** Every move of a lesson in order. */
export function lessonMoves({ learner, steps }: Lesson): LessonMove[] {
  return steps.flatMap(({ asks, then }, step): LessonMove[] => [
    ...asks.map((pattern) => ({ step, seat: learner, asks: pattern })),
    ...(then ?? []).map(({ seat, move }) => ({ step, seat, plays: move })),
  ]);
}

/** The next move after so many; `undefined`: the lesson is over. */
export function lessonMoveAt(lesson: Lesson, ply: number): LessonMove | undefined {
  return lessonMoves(lesson)[ply];
}

/** Whether a move is of the kind asked for. */
export function fits(move: Move, pattern: MovePattern): boolean {
  const fields = move as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => {
    const values = Array.isArray(wanted) ? wanted : [wanted];
    return values.some((value) => sameValue(fields[name], value));
  });
}

/** Whether the next move of a lesson may be this one. */
export function isAsked(lesson: Lesson, ply: number, move: Move): boolean {
  const asked = lessonMoveAt(lesson, ply);
  return asked !== undefined && 'asks' in asked && fits(move, asked.asks);
}

/**
 * Plays the next move by itself: another seat's as it is written, the learner's as the first legal one that fits.
 * Answers `null` when the lesson is over; throws what the game throws when the script does not fit the rules.
 */
export function playLessonMove(lesson: Lesson, match: Match): Entry | null {
  const asked = lessonMoveAt(lesson, match.log.length);
  if (!asked || isOver(match)) return null;
  if ('plays' in asked) return playMove(match, asked.seat, asked.plays);
  const legal = match.game.moves(match.position, asked.seat).find((move) => fits(move, asked.asks));
  if (!legal) throw new Error(`Lesson “${lesson.key}” asks for a move nobody can make: ${JSON.stringify(asked.asks)}`);
  return playMove(match, asked.seat, legal);
}

/** The number of moves made when a step begins. */
export function plyOfStep(lesson: Lesson, step: number): number {
  return lessonMoves(lesson).filter((asked) => asked.step < step).length;
}
