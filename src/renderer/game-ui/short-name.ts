import type { TargetId } from '../board/board-types';
import type { AnyGameUi } from './game-ui';
import type { Sentence } from './sentence';

/** The short name of a piece or place, or its full name if the game has no short names. */
export function shortName({ captions, nameTarget }: AnyGameUi, target: TargetId, view: unknown): Sentence {
  return (captions?.shortName ?? nameTarget)(target, view);
}

/** The state in a full name, if the name begins with the short one: “Venice, held by …” → “Held by …”. */
export function stateIn(full: string, short: string): string {
  const state = full.startsWith(short) ? full.slice(short.length) : '';
  return /^\s?[,:]\s/.test(state) ? capital(state.replace(/^\s?[,:]\s+/, '')) : full;
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1);
