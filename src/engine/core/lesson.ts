import type { MovePattern, Lesson, Move, Seat } from './game';
import { isOver, playMove } from './match';
import type { Entry, Match } from './match-types';
import { sameValue } from './same-move';

/**
 * Lessons: matches with the real rules in which each move is prescribed.
 *
 * A lesson's moves form one list, the learner's and the others'. Only prescribed moves are ever played, so the number
 * of moves made is the lesson's progress, and undo needs no additional state.
 */

/** A lesson's next move: the learner's, which has to match a pattern, or another seat's. */
type LessonMove =
  | { readonly step: number; readonly seat: Seat; readonly asks: MovePattern }
  | { readonly step: number; readonly seat: Seat; readonly plays: Move };

/** All moves of a lesson in order. */
export function lessonMoves({ learner, steps }: Lesson): LessonMove[] {
  return steps.flatMap(({ asks, then }, step): LessonMove[] => [
    ...asks.map((pattern) => ({ step, seat: learner, asks: pattern })),
    ...(then ?? []).map(({ seat, move }) => ({ step, seat, plays: move })),
  ]);
}

/** The move after the first `ply`, or `undefined` at the end of the lesson. */
export function lessonMoveAt(lesson: Lesson, ply: number): LessonMove | undefined {
  return lessonMoves(lesson)[ply];
}

/** Whether a move matches a pattern. */
export function fits(move: Move, pattern: MovePattern): boolean {
  const fields = move as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => {
    const values = Array.isArray(wanted) ? wanted : [wanted];
    return values.some((value) => sameValue(fields[name], value));
  });
}

/** Whether this move may be the next move of a lesson. */
export function isAsked(lesson: Lesson, ply: number, move: Move): boolean {
  const asked = lessonMoveAt(lesson, ply);
  return asked !== undefined && 'asks' in asked && fits(move, asked.asks);
}

/**
 * Plays the next move: another seat's as scripted, the learner's as the first legal one that matches. Returns `null` at
 * the end of the lesson. Throws the game's error if the script breaks the rules.
 */
export function playLessonMove(lesson: Lesson, match: Match): Entry | null {
  const asked = lessonMoveAt(lesson, match.log.length);
  if (!asked || isOver(match)) return null;
  if ('plays' in asked) return playMove(match, asked.seat, asked.plays);
  const legal = match.game.moves(match.position, asked.seat).find((move) => fits(move, asked.asks));
  if (!legal) throw new Error(`Lesson “${lesson.key}” asks for a move nobody can make: ${JSON.stringify(asked.asks)}`);
  return playMove(match, asked.seat, legal);
}

/** The number of moves before a step starts. */
export function plyOfStep(lesson: Lesson, step: number): number {
  return lessonMoves(lesson).filter((asked) => asked.step < step).length;
}
