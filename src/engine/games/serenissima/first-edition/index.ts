import type { Game } from '../../../core/game';
import { ABOUT } from './about';
import { actors } from './actors';
import { checkState } from './check';
import { copyState } from './copy';
import type { FirstEditionEvent } from './events';
import { forecast } from './forecast';
import { LESSONS } from './lessons';
import { dice, measures } from './measures';
import type { FirstEditionMove } from './moves';
import { moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { FirstEditionOptions, State } from './state';
import { isHidden, isPrivate, viewOf } from './view';
import type { FirstEditionView } from './view-types';

/** Serenissima, Eurogames 1996, by the English rules with the other editions' differences as options. */
export const serenissima1996: Game<State, FirstEditionMove, FirstEditionEvent, FirstEditionView, FirstEditionOptions> =
  {
    about: ABOUT,
    setup,
    actors,
    moves,
    play,
    view: viewOf,
    /** No event of this game holds a secret: see events.ts. */
    witness: (event) => event,
    isPrivate,
    isHidden,
    score: scoreSheet,
    copy: copyState,
    check: checkState,
    forecast,
    measures,
    dice,
    lessons: LESSONS,
  };
