import type { MovePattern, Lesson, Move, Seat } from './game';
import { isOver, playMove } from './match';
import type { Entry, Match } from './match-types';
import { sameValue } from './same-move';

/** A lesson is a match in which every move is prescribed. Its progress is the number of moves played. */

type LessonMove =
  | { readonly step: number; readonly seat: Seat; readonly asks: MovePattern }
  | { readonly step: number; readonly seat: Seat; readonly plays: Move };

/** All moves of a lesson in order: for each step the learner's moves, then the scripted moves of other seats. */
export function lessonMoves({ learner, steps }: Lesson): LessonMove[] {
  return steps.flatMap(({ asks, then }, step): LessonMove[] => [
    ...asks.map((pattern) => ({ step, seat: learner, asks: pattern })),
    ...(then ?? []).map(({ seat, move }) => ({ step, seat, plays: move })),
  ]);
}

/** The lesson's move at a ply; `undefined` after the last move. */
export function lessonMoveAt(lesson: Lesson, ply: number): LessonMove | undefined {
  return lessonMoves(lesson)[ply];
}

/** Whether a move has the pattern's type and allowed values in its fields. Ignores the move's other fields. */
export function matchesPattern(move: Move, pattern: MovePattern): boolean {
  const fields = move as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(pattern).every(([name, wanted]) => {
    const values = Array.isArray(wanted) ? wanted : [wanted];
    return values.some((value) => sameValue(fields[name], value));
  });
}

/** Whether the move at `ply` is the learner's and this move fits it. False for a scripted move and after the end. */
export function isAsked(lesson: Lesson, ply: number, move: Move): boolean {
  const asked = lessonMoveAt(lesson, ply);
  return asked !== undefined && 'asks' in asked && matchesPattern(move, asked.asks);
}

/** Plays the lesson's next move; `null` at its end. Throws if the move is illegal. */
export function playLessonMove(lesson: Lesson, match: Match): Entry | null {
  const asked = lessonMoveAt(lesson, match.log.length);
  if (!asked || isOver(match)) return null;
  if ('plays' in asked) return playMove(match, asked.seat, asked.plays);
  const legal = match.game.moves(match.position, asked.seat).find((move) => matchesPattern(move, asked.asks));
  if (!legal) throw new Error(`Lesson “${lesson.key}” asks for an illegal move: ${JSON.stringify(asked.asks)}`);
  return playMove(match, asked.seat, legal);
}

/** Number of moves before a step starts, including the scripted moves of earlier steps. */
export function plyOfStep(lesson: Lesson, step: number): number {
  return lessonMoves(lesson).filter((asked) => asked.step < step).length;
}
