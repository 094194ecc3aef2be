import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import { BOARD } from '../data/board';
import type { State } from '../state';
import type { Style } from './style';
import { marketOf, nextSale } from './sales';
import type { Market } from './sales';
import { crewWorth, galleyWorth, holdProbability, portWorth, turnsLeft } from './worth';

/** Each seat's expected ducats at the end. */
export function evaluate(state: State, style: Style): number[] {
  const ducats = state.money.slice();
  if (state.frames.length === 0) return ducats;
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, garrison, warehouse } = state.ports[port];
    if (owner === NOBODY) continue;
    ducats[owner] +=
      portWorth(state, port, warehouse.length, style) * holdProbability(state, owner, port, garrison, style);
    ducats[owner] += crewWorth(state, Math.min(garrison, BOARD.ports[port].size), style) * 0.6;
  }
  for (let seat = 0; seat < ducats.length; seat++) ducats[seat] = afloat(state, seat, style, ducats[seat]);
  return ducats;
}

/** Returns `ducats` plus the value of a seat's galleys and cargo. */
function afloat(state: State, seat: Seat, style: Style, ducats: number): number {
  const soon = Math.min(1, turnsLeft(state));
  let market: Market | undefined;
  for (const galley of state.galleys) {
    if (galley?.owner !== seat) continue;
    ducats += galleyWorth(state, galley.sailors, style);
    for (let good = 0; good < galley.cargo.length; good++) {
      if (galley.cargo[good] === 0 || soon === 0) continue;
      market ??= marketOf(state, seat, style);
      const sale = nextSale(market, galley.space, good, galley.sailors);
      ducats += sale * soon * style.foresight * Math.min(2, galley.cargo[good]);
    }
  }
  return ducats;
}

/** The lead in ducats that makes a seat the clear favourite. */
export function decisiveMargin(state: State): number {
  return 5 + 3 * turnsLeft(state);
}
