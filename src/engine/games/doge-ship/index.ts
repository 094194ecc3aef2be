import type { Game } from '../../core/game';
import { ABOUT } from './about';
import type { DogeShipOptions } from './about';
import { checkState } from './check';
import { copyState } from './copy';
import type { DogeShipEvent } from './events';
import { COMMENTS } from './first-game';
import { forecast } from './forecast';
import { INTRODUCTION } from './introduction';
import { LESSONS } from './lessons';
import { measures } from './statistics';
import type { DogeShipMove } from './moves';
import { refusalFigures } from './refusal-figures';
import { actors, moves, play } from './rules';
import { scoreSheet } from './score';
import { setup } from './setup';
import type { State } from './state';
import { threats } from './threats';
import { isHidden, isPrivate, viewOf, redactEvent } from './view';
import type { DogeShipView } from './view-types';

/** The Doge Ship (2012) by the French rulebook, with the designer's correction. */
export const dogeShip: Game<State, DogeShipMove, DogeShipEvent, DogeShipView, DogeShipOptions> = {
  about: ABOUT,
  setup,
  seats: ({ money }) => money.length,
  actors,
  moves,
  play,
  view: viewOf,
  secrets: { isPrivate, isHidden, redactEvent },
  idle: { ends: ['pass'], aside: [] },
  score: scoreSheet,
  copy: copyState,
  check: checkState,
  forecast,
  refusalFigures,
  threats,
  // The dice on the tables affect all players alike, so the luck statistics leave them out.
  statistics: { measures },
  standstill: { progress: ['partBuilt'], begins: 'roundBegan', each: 'round', rounds: 12 },
  teaching: { lessons: LESSONS, introduction: INTRODUCTION, comments: COMMENTS },
};
