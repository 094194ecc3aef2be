import type { Game } from '../../core/game';
import { ABOUT } from './about';
import type { LaLoireOptions } from './about';
import { checkState } from './check';
import { copyState } from './copy';
import type { LaLoireEvent } from './events';
import { COMMENTS } from './first-game';
import { forecast } from './forecast';
import { INTRODUCTION } from './introduction';
import { LESSONS } from './lessons';
import { measures } from './statistics';
import type { LaLoireMove } from './moves';
import { refusalFigures } from './refusal-figures';
import { actors, moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { State } from './state';
import { threats } from './threats';
import { isPrivate, viewOf } from './view';
import type { LaLoireView } from './view-types';

/** La Loire (2012) by the English rulebook, with its casual and solo games. There are no dice. */
export const laLoire: Game<State, LaLoireMove, LaLoireEvent, LaLoireView, LaLoireOptions> = {
  about: ABOUT,
  setup,
  seats: ({ players }) => players.length,
  actors,
  moves,
  play,
  view: viewOf,
  secrets: { isPrivate },
  idle: { ends: ['endTurn'], aside: ['takeBackCube'] },
  score: scoreSheet,
  copy: copyState,
  check: checkState,
  forecast,
  refusalFigures,
  threats,
  statistics: { measures },
  standstill: { progress: ['boatMoved', 'delivered'], begins: 'turnBegan', each: 'turn', rounds: 20 },
  teaching: { lessons: LESSONS, introduction: INTRODUCTION, comments: COMMENTS },
};
