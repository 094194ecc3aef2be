import type { Game } from '../../core/game';
import { ABOUT } from './about';
import type { Serenissima2012Options } from './about';
import { checkState } from './check';
import { copyState } from './copy';
import type { Serenissima2012Event } from './events';
import { COMMENTS } from './first-game';
import { forecast } from './forecast';
import { INTRODUCTION } from './introduction';
import { LESSONS } from './lessons';
import { dice, measures, prospects } from './statistics';
import type { Serenissima2012Move } from './moves';
import { seatsOf } from './queries';
import { refusalFigures } from './refusal-figures';
import { actors, moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { State } from './state';
import { threats } from './threats';
import { isPrivate, viewOf } from './view';
import type { Serenissima2012View } from './view-types';

/** Serenissima (Ystari, 2012). Parts of the board are reconstructed (data/board.ts). */
export const serenissima2012: Game<
  State,
  Serenissima2012Move,
  Serenissima2012Event,
  Serenissima2012View,
  Serenissima2012Options
> = {
  about: ABOUT,
  setup,
  seats: seatsOf,
  actors,
  moves,
  play,
  view: viewOf,
  secrets: { isPrivate },
  idle: { ends: ['done', 'finishLoot'], aside: ['revoke'] },
  score: scoreSheet,
  copy: copyState,
  check: checkState,
  forecast,
  refusalFigures,
  threats,
  statistics: { measures, prospects, dice },
  teaching: { lessons: LESSONS, introduction: INTRODUCTION, comments: COMMENTS },
};
