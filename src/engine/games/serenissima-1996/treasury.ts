import type { Seat } from '../../core/game';
import type { State } from './state';

/** From a seat to the Treasury. */
export function pay(state: State, seat: Seat, ducats: number): void {
  state.money[seat] -= ducats;
  state.treasury += ducats;
}

/** From the Treasury to a seat. */
export function earn(state: State, seat: Seat, ducats: number): void {
  pay(state, seat, -ducats);
}

/** From one seat to another. */
export function payTo(state: State, from: Seat, to: Seat, ducats: number): void {
  state.money[from] -= ducats;
  state.money[to] += ducats;
}
