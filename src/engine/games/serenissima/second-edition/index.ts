import type { Game } from '../../../core/game';
import { ABOUT } from './about';
import { actors } from './actors';
import { checkState } from './check';
import { copyState } from './copy';
import type { SecondEditionEvent } from './events';
import { forecast } from './forecast';
import { dice, measures } from './measures';
import type { SecondEditionMove } from './moves';
import { moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { SecondEditionOptions, State } from './state';
import { isPrivate, viewOf } from './view';
import type { SecondEditionView } from './view-types';

/** Serenissima, Ystari 2012, on a board reconstructed where no source shows it: see data.ts. */
export const serenissima2012: Game<
  State,
  SecondEditionMove,
  SecondEditionEvent,
  SecondEditionView,
  SecondEditionOptions
> = {
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
  dice,
};
