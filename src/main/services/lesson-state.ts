import { lessonMoveAt, matchesPattern, isAsked } from '../../engine/core/lesson';
import type { Move } from '../../engine/core/game';
import { fastRandom } from '../../engine/core/random';
import type { LessonState } from '../../ipc/lessons';
import type { Choice } from '../../ipc/table';
import type { OpenMatch } from './open-match';
import { Refused } from './refusals';

/** A lesson's progress and the choices it accepts, or `null` for a match. */
export function lessonState({ lesson, match }: OpenMatch, choices: readonly Choice[]): LessonState | null {
  if (!lesson) return null;
  const { steps } = lesson;
  const asked = lessonMoveAt(lesson, match.log.length);
  const asks = asked && 'asks' in asked ? asked.asks : undefined;
  return {
    key: lesson.key,
    step: asked?.step ?? steps.length,
    steps: steps.map(({ key }) => key),
    next: asks ? 'learner' : asked ? 'script' : null,
    asked: asks ? choices.flatMap(({ move }, i) => (matchesPattern(move, asks) ? [i] : [])) : [],
    lights: asks && asked ? [...(steps[asked.step].lights ?? [])] : [],
  };
}

/** Whether a lesson's last move has been made. False for any other match. */
export function isLessonOver({ lesson, match }: OpenMatch): boolean {
  return lesson !== undefined && lessonMoveAt(lesson, match.log.length) === undefined;
}

/**
 * Checks that the lesson's current step accepts a move. Throws `not-asked` for a legal move that the step does not ask
 * for, and the rules' refusal for an illegal move.
 */
export function checkAsked({ lesson, match }: OpenMatch, seat: number, move: Move): void {
  if (!lesson || isAsked(lesson, match.log.length, move)) return;
  match.game.play(match.game.copy(match.position), seat, move, fastRandom(1));
  throw new Refused('not-asked');
}

/** Refuses a command that needs a save file: throws `no-save` for a lesson, which has none. */
export function refuseLesson({ lesson }: OpenMatch): void {
  if (lesson) throw new Refused('no-save');
}
