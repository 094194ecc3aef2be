import type { Game } from '../../core/game';
import { ABOUT } from './about';
import type { Serenissima1996Options } from './about';
import { checkState } from './check';
import { copyState } from './copy';
import type { Serenissima1996Event } from './events';
import { COMMENTS } from './first-game';
import { forecast } from './forecast';
import { INTRODUCTION } from './introduction';
import { LESSONS } from './lessons';
import { dice, measures } from './statistics';
import type { Serenissima1996Move } from './moves';
import { refusalFigures } from './refusal-figures';
import { actors, moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { State } from './state';
import { threats } from './threats';
import { isHidden, isPrivate, viewOf } from './view';
import type { Serenissima1996View } from './view-types';

/** Serenissima (Eurogames, 1996) by the English rules. Other editions' rules are options. */
export const serenissima1996: Game<
  State,
  Serenissima1996Move,
  Serenissima1996Event,
  Serenissima1996View,
  Serenissima1996Options
> = {
  about: ABOUT,
  setup,
  seats: ({ powers }) => powers.length,
  actors,
  moves,
  play,
  view: viewOf,
  secrets: { isPrivate, isHidden },
  idle: { ends: ['endPhase', 'finishSpoils'], aside: ['setPassage'] },
  score: scoreSheet,
  copy: copyState,
  check: checkState,
  forecast,
  refusalFigures,
  threats,
  statistics: { measures, dice },
  teaching: { lessons: LESSONS, introduction: INTRODUCTION, comments: COMMENTS },
};
