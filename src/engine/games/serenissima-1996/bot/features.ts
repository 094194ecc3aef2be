import type { Seat } from '../../../core/game';
import { goodsAboard } from '../../serenissima/cargo';
import { BOARD } from '../data/board';
import { graph, portAt } from '../geography';
import { ownCapital } from '../queries';
import type { Galley, State } from '../state';
import type { Style } from './style';
import { holdProbability, LUXURIES, POINT, portWorth, turnsLeft } from './worth';

/** `Ahead` features have their full weight while at least this many turns remain. */
const LONG = 6;
/** The caution with which garrisons are judged ({@link holdProbability}), from 0 to 1. */
const FEAR = 0.3;

/**
 * Input features of the learned evaluation (`judge`). `Ahead` features are multiplied by the remaining time, as a share
 * of {@link LONG}.
 */
export function features(state: State, seat: Seat, style: Style): Record<string, number> {
  const left = turnsLeft(state);
  const time = Math.min(1, left / LONG);
  const capital = ownCapital(state, seat);
  let [ports, luxuries, worth, risk, empty, garrisons] = [0, 0, 0, 0, 0, 0];
  let [small, medium, large, full] = [0, 0, 0, 0];
  let home = 0;
  let kinds = 0;
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, garrison, warehouse } = state.ports[port];
    if (owner !== seat) continue;
    const { size, good } = BOARD.ports[port];
    const stored = warehouse.length;
    const value = portWorth(state, seat, port, stored, style) / POINT;
    const lost = left === 0 ? 0 : 1 - holdProbability(state, seat, port, garrison, FEAR);
    ports++;
    worth += value;
    risk += value * lost;
    garrisons += garrison;
    if (garrison === 0) empty++;
    if (stored >= size) full++;
    if (size === 2) small += stored;
    else if (size === 4) medium += stored;
    else large += stored;
    if (LUXURIES.has(good)) luxuries++;
    if (port === capital) home = 1 - lost;
    kinds |= 1 << good;
    for (let i = 0; i < stored; i++) kinds |= 1 << warehouse[i];
  }
  let [galleys, aboard, cargo, luxuryAboard, inOwnPorts, landings] = [0, 0, 0, 0, 0, 0];
  for (const galley of state.galleys) {
    if (galley?.owner !== seat) continue;
    galleys++;
    aboard += galley.sailors;
    cargo += goodsAboard(galley);
    for (const good of LUXURIES) luxuryAboard += galley.cargo[good];
    const port = portAt(galley.space);
    if (port >= 0 && state.ports[port].owner === seat) inOwnPorts++;
    landings += unguardedInReach(state, seat, galley);
  }
  const money = state.money[seat] / POINT;
  return {
    ...{ money, moneyAhead: money * time, worth, risk, home },
    ...{ ports, portsAhead: ports * time, luxuriesAhead: luxuries * time, empty },
    ...{ small, medium, large, full, storedAhead: (small + medium + large) * time },
    ...{ garrisons, garrisonsAhead: garrisons * time, aboard, aboardAhead: aboard * time },
    ...{ galleys, galleysAhead: galleys * time, cargo, cargoAhead: cargo * time },
    ...{ luxuryAboardAhead: luxuryAboard * time, inOwnPorts, inOwnPortsAhead: inOwnPorts * time },
    ...{ landings, landingsAhead: landings * time },
    ...{ market: bitsOf(kinds), place: state.order.indexOf(seat) },
  };
}

/** Number of neutral or rival ports without a garrison within one turn of a galley. */
function unguardedInReach(state: State, seat: Seat, { space, sailors }: Galley): number {
  if (sailors === 0) return 0;
  const away = graph(state.options).distance[space];
  let count = 0;
  for (let port = 0; port < state.ports.length; port++) {
    const { owner, garrison } = state.ports[port];
    if (garrison === 0 && owner !== seat && away[BOARD.ports[port].space] <= sailors) count++;
  }
  return count;
}

function bitsOf(set: number): number {
  let bits = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
