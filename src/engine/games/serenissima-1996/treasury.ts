import type { Seat } from '../../core/game';
import type { State } from './state';

/** Pays ducats from a seat to the Treasury. */
export function pay(state: State, seat: Seat, ducats: number): void {
  state.money[seat] -= ducats;
  state.treasury += ducats;
}

/** Pays ducats from the Treasury to a seat. */
export function earn(state: State, seat: Seat, ducats: number): void {
  pay(state, seat, -ducats);
}

/** Pays ducats from one seat to another. */
export function payTo(state: State, from: Seat, to: Seat, ducats: number): void {
  state.money[from] -= ducats;
  state.money[to] += ducats;
}
