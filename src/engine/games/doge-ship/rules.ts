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

/** In a turn, a tile can only be built or drawn after placing a marker on a space for that. */
function refuseMisplaced({ kind }: Frame, type: string): void {
  if (kind !== 'turn') return;
  refuseIf(type === 'build' ? 'build-space-first' : type === 'draw' ? 'buy-space-first' : undefined);
}

export const { actors, moves, play } = rulesOf<State, DogeShipMove, DogeShipEvent, FramesByKind<Frame>, 'pass'>()(
  { checkShape, refuseIf, refuseMisplaced, frame: topFrame, kind: (frame) => frame.kind },
  { turn, buy: buying, drawn, construct: construction, replacement, doge, inspection },
);
