import type { TargetId } from '../board/board-types';
import type { AnyGameUi } from './game-ui';
import type { Sentence } from './sentence';

/** The short name of a piece or place, or its full name if the game has no short names. */
export function shortName({ captions, nameTarget }: AnyGameUi, target: TargetId, view: unknown): Sentence {
  return (captions?.shortName ?? nameTarget)(target, view);
}
