import type { Game } from '../../core/game';
import { ABOUT } from './about';
import { actors } from './actors';
import { checkState } from './check';
import { copyState } from './copy';
import type { LoireEvent } from './events';
import { forecast } from './forecast';
import { measures } from './measures';
import type { LoireMove } from './moves';
import { moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { LoireOptions, State } from './state';
import { isPrivate, viewOf } from './view';
import type { LoireView } from './view-types';

/** La Loire, 2012, by the English rulebook, with its casual and solo games. No dice are thrown, so no luck is told. */
export const laLoire: Game<State, LoireMove, LoireEvent, LoireView, LoireOptions> = {
  about: ABOUT,
  setup,
  actors,
  moves,
  play,
  view: viewOf,
  /** No event of this game holds a secret: see events.ts. */
  witness: (event) => event,
  isPrivate,
  score: scoreSheet,
  copy: copyState,
  check: checkState,
  forecast,
  measures,
};
