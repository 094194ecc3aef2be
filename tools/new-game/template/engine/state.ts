import type { Seat } from '../../../../src/engine/core/game';

/** Everything there is to know, by seat. `active`: whose turn it is; `null`: the game is over. */
export interface State {
  spaces: number[];
  money: number[];
  active: Seat | null;
}

/** Nothing is hidden: everybody sees all of it. */
export type TemplateGameView = Readonly<State> & { readonly actors: readonly Seat[] };

export type TemplateGameMove =
  | { readonly type: 'walk' }
  | { readonly type: 'rest' }
  /** Throws so many dice, for a ducat each. */
  | { readonly type: 'throw'; readonly dice: number };

export type TemplateGameEvent =
  | { readonly type: 'walked'; readonly seat: Seat; readonly to: number }
  | { readonly type: 'rested'; readonly seat: Seat; readonly money: number }
  | { readonly type: 'thrown'; readonly seat: Seat; readonly dice: readonly number[]; readonly to: number }
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[] };
