import type { Seat } from '../../../../src/engine/core/game';

/** The complete position. Lists are by seat. `active` is the seat whose turn it is, or `null` if the game is over. */
export interface State {
  spaces: number[];
  money: number[];
  active: Seat | null;
}

/** Nothing is hidden, so every seat sees the complete position. */
export type TemplateGameView = Readonly<State> & { readonly actors: readonly Seat[] };

export type TemplateGameMove =
  | { readonly type: 'walk' }
  | { readonly type: 'rest' }
  /** Rolls this many dice, for a ducat each. */
  | { readonly type: 'throw'; readonly dice: number };

export type TemplateGameEvent =
  | { readonly type: 'walked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'rested'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'thrown'; readonly seat: Seat; readonly dice: readonly number[]; readonly to: number }
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[] };
