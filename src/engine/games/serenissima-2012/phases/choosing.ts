import type { Seat } from '../../../core/game';
import { seatOf } from '../../../kit/frames';
import { NOBODY } from '../../serenissima/board';
import type { PortId } from '../../serenissima/board';
import { STARTING_CREW, STARTING_GALLEYS } from '../data/components';
import { BOARD, STARTS } from '../data/board';
import { launch, whyNotNumber } from '../galleys';
import { portsOf, seatsOf } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { ChoosingFrame, State } from '../state';
import type { Decision, MoveOf } from './decision';
import { beginTurn } from './flow';

/**
 * Set-up: each seat chooses a port and a galley, clockwise from the first player. The other galleys are chosen in
 * reverse order, or alternately with two players.
 */
export function beginChoosing(state: State): void {
  state.frames = [{ kind: 'choosing', seat: state.first, pick: 0, stage: 'port' }];
}

/** The seat that makes choice number `pick`, starting at 0. */
export function chooser(state: State, pick: number): Seat {
  const seats = seatsOf(state);
  const back = seats > 2 && pick >= seats;
  const place = back ? 2 * seats - 1 - pick : pick;
  return (state.first + place) % seats;
}

type ChoosingMove = MoveOf<'choosePort' | 'chooseGalley'>;

function choosingMoves(state: State, { stage }: ChoosingFrame): ChoosingMove[] {
  if (stage === 'port') {
    return STARTS.filter((port) => !whyNotChoosePort(state, port)).map((port) => ({ type: 'choosePort', port }));
  }
  return state.galleys.flatMap((_, galley): ChoosingMove[] =>
    whyNotNumber(state, galley) ? [] : [{ type: 'chooseGalley', galley }],
  );
}

function whyNotChoosePort(state: State, port: PortId): RefusalCode | undefined {
  if (!STARTS.includes(port)) return 'not-a-start';
  if (state.ports[port].closed) return 'port-closed';
  return state.ports[port].owner === NOBODY ? undefined : 'port-taken';
}

export const choosing: Decision<ChoosingFrame, 'choosePort' | 'chooseGalley'> = {
  actors: seatOf,
  moves: choosingMoves,
  play: {
    choosePort(state, seat, { port }, { events }, frame) {
      refuseIf(frame.stage === 'port' ? undefined : 'not-now');
      refuseIf(whyNotChoosePort(state, port));
      state.ports[port].owner = seat;
      state.ports[port].garrison = STARTING_CREW;
      state.reserve[seat] -= STARTING_CREW;
      frame.stage = 'galley';
      events.push({ type: 'portChosen', seat, port, garrison: STARTING_CREW });
    },

    chooseGalley(state, seat, { galley }, context, frame) {
      refuseIf(frame.stage === 'galley' ? undefined : 'not-now');
      refuseIf(whyNotNumber(state, galley));
      const [port] = portsOf(state, seat);
      launch(state, galley, seat, BOARD.ports[port].space, STARTING_CREW);
      context.events.push({ type: 'galleyChosen', seat, galley, port, sailors: STARTING_CREW });
      const seats = seatsOf(state);
      const pick = frame.pick + 1;
      if (pick === seats * STARTING_GALLEYS[seats]) return beginTurn(state, context);
      state.frames = [{ kind: 'choosing', seat: chooser(state, pick), pick, stage: pick < seats ? 'port' : 'galley' }];
    },
  },
};
