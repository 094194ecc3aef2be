import { NOBODY } from '../../serenissima/board';
import { BOARD } from '../data/board';
import type { State } from '../state';
import type { Style } from './style';
import { nextSale, salesOf } from './sales';
import { crewWorth, galleyWorth, holds, portWorth, turnsLeft } from './worth';

/** What each seat may expect to own in the end, in ducats: money, ports by their incomes to come, galleys, crews and cargo. */
export function evaluate(state: State, style: Style): number[] {
  const ducats = state.money.slice();
  if (state.frames.length === 0) return ducats;
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, garrison, warehouse } = state.ports[port];
    if (owner === NOBODY) continue;
    ducats[owner] += portWorth(state, port, warehouse.length, style) * holds(state, owner, port, garrison, style);
    ducats[owner] += crewWorth(state, Math.min(garrison, BOARD.ports[port].size), style) * 0.6;
  }
  const soon = Math.min(1, turnsLeft(state));
  const sales: (Float64Array | undefined)[] = [];
  for (const galley of state.galleys) {
    if (!galley) continue;
    ducats[galley.owner] += galleyWorth(state, galley.sailors, style);
    for (let good = 0; good < galley.cargo.length; good++) {
      if (galley.cargo[good] === 0 || soon === 0) continue;
      const known = (sales[galley.owner] ??= salesOf(state, galley.owner, style));
      const sale = nextSale(state, known, galley.space, good, galley.sailors);
      ducats[galley.owner] += sale * soon * style.foresight * Math.min(2, galley.cargo[good]);
    }
  }
  return ducats;
}

/** Ducats by which a seat must lead to be a clear favourite. */
export function decisiveMargin(state: State): number {
  return 5 + 3 * turnsLeft(state);
}
