import type { Seat } from '../../../core/game';
import { acting, activeGalley, blockadersIn, sailorsIn } from '../queries';
import type { ActivationFrame, Blockaded, State } from '../state';
import type { MoveContext } from './decision';

/** The seats that may forbid a sale or claim. None in the starting space, unless an option allows it. */
export function barringSeats(state: State, frame: ActivationFrame): Seat[] {
  const { space, sailors } = activeGalley(state);
  if (space === frame.start && !state.options.startBlockade) return [];
  return blockadersIn(state, space, frame.seat, sailors);
}

/** Asks the seats that may blockade, most sailors first. Returns whether the action is delayed or forbidden. */
export function askBlockade(state: State, seats: Seat[], what: Blockaded, context: MoveContext): boolean {
  if (seats.length === 0) return false;
  const { seat, galley } = acting(state);
  const { space } = activeGalley(state);
  context.events.push({ type: 'blockadeAsked', seat, galley, space, what, seats: seats.slice() });
  const outcome = followOrders(state, seats, what, context);
  if (outcome === 'asked') state.frames.push({ kind: 'blockade', seats, what });
  return outcome !== 'free';
}

/** Applies standing orders until a seat must decide, one declares a blockade, or none is left. */
export function followOrders(
  state: State,
  seats: Seat[],
  what: Blockaded,
  context: MoveContext,
): 'asked' | 'barred' | 'free' {
  for (; seats.length > 0; seats.shift()) {
    const order = state.standing[seats[0]][acting(state).seat];
    if (order === 'ask') return 'asked';
    if (answer(state, seats[0], what, order === 'always', true, context)) return 'barred';
  }
  return 'free';
}

/** Handles one seat's answer. Returns whether it is a blockade. */
export function answer(
  state: State,
  seat: Seat,
  what: Blockaded,
  declared: boolean,
  standing: boolean,
  { events }: MoveContext,
): boolean {
  const frame = acting(state);
  const { space, sailors: facing } = activeGalley(state);
  const { galley, seat: against } = frame;
  const sailors = sailorsIn(state, space, seat);
  const said = { type: 'blockadeAnswered', seat, galley, against, space, what, declared, standing } as const;
  // Standing orders are public, so only a new answer bars undo.
  events.push(standing ? { ...said, sailors, facing } : { ...said, sailors, facing, bars: 'answer' });
  if (!declared) return false;
  frame.step = what.type === 'movement' ? 'stopped' : 'barred';
  if (what.type !== 'movement') frame.blockader = seat;
  return true;
}
