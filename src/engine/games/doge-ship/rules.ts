import { rulesOf } from '../../kit/decisions';
import type { FramesByKind } from '../../kit/decisions';
import { topFrame } from '../../kit/frames';
import type { DogeShipEvent } from './events';
import type { DogeShipMove } from './moves';
import { turn } from './phases/action';
import { construction, replacement } from './phases/construction';
import { inspection } from './phases/inspection';
import { doge } from './phases/intrigue';
import { buying, drawn } from './phases/purchase';
import { refuseIf } from './refuse';
import { checkShape } from './move-shape';
import type { Frame, State } from './state';

export const { actors, moves, play } = rulesOf<State, DogeShipMove, DogeShipEvent, FramesByKind<Frame>, 'pass'>()(
  { checkShape, refuseIf, frame: topFrame, kind: (frame) => frame.kind },
  { turn, buy: buying, drawn, construct: construction, replacement, doge, inspection },
);
