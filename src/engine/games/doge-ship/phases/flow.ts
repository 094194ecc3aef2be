import type { Seat } from '../../../core/game';
import { NOBODY } from '../data/components';
import { DOGE_TILES, MARKERS } from '../data/board';
import { topFrame } from '../../../kit/frames';
import { activeSeat, floodLoss, topBarricade } from '../queries';
import type { State, WorkFrame } from '../state';
import type { MoveContext, Decision } from './decision';
import { holdInspection } from './inspection';
import { beginRound } from './round';
import { canWork } from './work';

/**
 * Advances the game until a seat must decide: skips impossible decisions and starts the next turn when this one is
 * over.
 */
export function advanceToDecision(state: State, context: MoveContext): void {
  for (let frame = topFrame(state); frame; frame = topFrame(state)) {
    if (frame.kind === 'turn') {
      if (frame.acted) nextTurn(state, frame.place, context);
      return;
    }
    if (frame.kind !== 'buy' && frame.kind !== 'construct') return;
    if (canWork(state, activeSeat(state), frame)) return;
    drop(state, frame, true, context);
  }
}

/** The active seat passes instead of buying or building. */
export const leaveUndone: Decision<WorkFrame, 'pass'>['play']['pass'] = (state, _seat, _move, context, frame) => {
  drop(state, frame, false, context);
  advanceToDecision(state, context);
};

function drop(state: State, { kind, bonus, join, kinds }: WorkFrame, forced: boolean, context: MoveContext): void {
  state.frames.pop();
  // The action has two kinds of tiles, and the first one has been handled.
  const rest = (join === 'and' && kinds.length === 1) || undefined;
  context.events.push({
    type: 'leftUndone',
    seat: activeSeat(state),
    work: kind,
    bonus,
    forced,
    ...(rest && { rest }),
  });
}

/** Starts the turn of the next seat with a marker. Ends the round if there is none. */
function nextTurn(state: State, place: number, context: MoveContext): void {
  const seats = state.order.length;
  for (let step = 1; step <= seats; step++) {
    const next = (place + step) % seats;
    if (state.markers[state.order[next]] === 0) continue;
    state.frames = [{ kind: 'turn', place: next, reordered: false, acted: false }];
    return;
  }
  endRound(state, context);
}

/** Returns the markers, sets the new order of play, then triggers the Doge tile's event. */
function endRound(state: State, context: MoveContext): void {
  state.taken.fill(NOBODY);
  state.markers.fill(MARKERS);
  state.flooded.fill(0);
  const priorities = state.money.map((_, seat) => topBarricade(state, seat)?.priority ?? 0);
  state.order = newOrder(state.order, priorities);
  context.events.push({ type: 'roundEnded', round: state.round, order: state.order.slice(), priorities });
  const { event } = DOGE_TILES[state.doge];
  if (event?.type === 'inspection') return holdInspection(state, context);
  if (event?.type === 'highWater') flood(state, event.level, context);
  beginRound(state, context);
}

/** The next order of play: lowest priority first; seats without barricades last, in their previous order. */
function newOrder(order: readonly Seat[], priorities: readonly number[]): Seat[] {
  const rank = (seat: Seat) => priorities[seat] || Infinity;
  return order.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

function flood(state: State, level: number, context: MoveContext): void {
  const barricades = state.stacks.map((stack) => stack.length);
  const lost = barricades.map((built) => floodLoss(built, level));
  lost.forEach((markers, seat) => {
    state.markers[seat] -= markers;
    state.flooded[seat] = markers;
  });
  context.events.push({ type: 'highWater', level, barricades, lost });
}
