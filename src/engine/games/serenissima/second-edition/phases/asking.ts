import type { Seat } from '../../../../core/game';
import { acting, activeGalley, blockadersIn } from '../queries';
import type { ActivationFrame, Blockaded, State } from '../state';
import type { Turn } from './handler';

/** The seats that may forbid the active galley’s sale or claim where it is: none where it began, unless an option says so. */
export function barringSeats(state: State, frame: ActivationFrame): Seat[] {
  const { space, sailors } = activeGalley(state);
  if (space === frame.start && !state.options.startBlockade) return [];
  return blockadersIn(state, space, frame.seat, sailors);
}

/** Asks those who may blockade, the one with most sailors first; tells whether there was anybody to ask. */
export function askBlockade(state: State, seats: Seat[], what: Blockaded, { events }: Turn): boolean {
  if (seats.length === 0) return false;
  const { seat, galley } = acting(state);
  state.frames.push({ kind: 'blockade', seats, what });
  events.push({ type: 'blockadeAsked', seat, galley, space: activeGalley(state).space, what, seats: seats.slice() });
  return true;
}
