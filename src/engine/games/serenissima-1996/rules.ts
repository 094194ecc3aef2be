import { joinHandlers, rulesOf } from '../../kit/decisions';
import type { FramesByKind } from '../../kit/decisions';
import { topFrame } from '../../kit/frames';
import type { Serenissima1996Event } from './events';
import type { Serenissima1996Move } from './moves';
import { bargain, opening } from './phases/bargain';
import { barter } from './phases/barter';
import { bidding, ordering } from './phases/bidding';
import { build } from './phases/build';
import { combat, combatMoves } from './phases/combat';
import type { Decision, Handlers } from './phases/decision';
import { endPhase } from './phases/flow';
import { harbourMoves, standingOrders } from './phases/harbour';
import type { HarbourMove } from './phases/harbour';
import { landing, landingMoves } from './phases/landing';
import { placement } from './phases/placement';
import { purchase } from './phases/purchase';
import { revenue, revenueMoves } from './phases/revenue';
import { passage, sailing, sailingMoves } from './phases/sailing';
import { spoils } from './phases/spoils';
import { stowage } from './phases/stowage';
import { refuseIf } from './refuse';
import { checkShape } from './move-shape';
import type { Frame, Phase, PhaseFrame, State } from './state';

/** In phases 2 to 6, seats act one after the other until each ends its phase. */
type InPhase<T extends Serenissima1996Move['type']> = Decision<PhaseFrame, T | 'endPhase'>;

const inTurn: InPhase<never>['actors'] = ({ order }, { place }) => [order[place]];

const ending: Handlers<PhaseFrame, 'endPhase'> = {
  endPhase: (state, seat, _move, context, frame) => endPhase(state, seat, frame, context),
};

const phases: {
  readonly harbour: InPhase<HarbourMove>;
  readonly sailing: InPhase<'sail' | 'askPassage'>;
  readonly combat: InPhase<'attack'>;
  readonly landing: InPhase<'land'>;
  readonly revenue: InPhase<'sell'>;
} = {
  harbour: {
    actors: inTurn,
    moves: harbourMoves,
    play: joinHandlers(purchase, opening, barter, build, stowage, standingOrders, ending),
  },
  sailing: { actors: inTurn, moves: sailingMoves, play: joinHandlers(sailing, ending) },
  combat: {
    actors: inTurn,
    moves: (state, _frame, seat) => combatMoves(state, seat),
    play: joinHandlers(combat, ending),
  },
  landing: {
    actors: inTurn,
    moves: (state, _frame, seat) => landingMoves(state, seat),
    play: joinHandlers(landing, ending),
  },
  revenue: {
    actors: inTurn,
    moves: (state, _frame, seat) => revenueMoves(state, seat),
    play: joinHandlers(revenue, ending),
  },
};

/** The phase of each type of move that only one phase plays. */
const PHASE_OF = new Map(
  (Object.keys(phases) as Phase[]).flatMap((phase) =>
    Object.keys(phases[phase].play)
      .filter((type) => type !== 'endPhase')
      .map((type) => [type, phase] as const),
  ),
);

function refuseMisplaced(frame: Frame, type: string): void {
  const phase = frame.kind === 'phase' ? PHASE_OF.get(type) : undefined;
  if (phase) refuseIf(`${phase}-only`);
}

/** Phase frames are listed by phase, other frames by kind. */
type Frames = FramesByKind<Exclude<Frame, PhaseFrame>> & Record<Phase, PhaseFrame>;

export const { actors, moves, play } = rulesOf<State, Serenissima1996Move, Serenissima1996Event, Frames, 'endPhase'>()(
  {
    checkShape,
    refuseIf,
    refuseMisplaced,
    frame: topFrame,
    kind: (frame) => (frame.kind === 'phase' ? frame.phase : frame.kind),
  },
  { placement, bidding, ordering, ...phases, bargain, passage, spoils },
);
