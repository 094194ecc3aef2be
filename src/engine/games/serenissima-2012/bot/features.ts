import type { Seat } from '../../../core/game';
import { goodsAboard } from '../../serenissima/cargo';
import { isFull } from '../../serenissima/warehouse';
import { BASILICA_INCOME } from '../data/components';
import { BOARD } from '../data/board';
import { warehouseIncome } from '../income';
import { hasGood, SPICE, WINE } from '../queries';
import type { State } from '../state';
import type { Style } from './style';
import { galleyWorth, holdProbability, portWorth, scoringsLeft, turnsLeft } from './worth';

/** `Ahead` features have their full weight while at least this many turns remain. */
const LONG = 8;

/**
 * Input features of the learned evaluation (`judge`). `Ahead` features are multiplied by the share of {@link LONG} that
 * remains.
 */
export function features(state: State, seat: Seat, style: Style): Record<string, number> {
  const left = turnsLeft(state);
  const time = Math.min(1, left / LONG);
  const scorings = scoringsLeft(state);
  let [ports, worth, risk, empty, garrisons, full] = [0, 0, 0, 0, 0, 0];
  let [cubes, income, forts, basilicas, wines] = [0, 0, 0, 0, 0];
  for (let port = 0; port < state.ports.length; port++) {
    const town = state.ports[port];
    if (town.owner !== seat) continue;
    const stored = town.warehouse.length;
    const value = portWorth(state, port, stored, style);
    ports++;
    worth += value;
    risk += value * (1 - holdProbability(state, seat, port, town.garrison, style));
    garrisons += town.garrison;
    if (town.garrison === 0) empty++;
    if (isFull(town, BOARD.ports[port])) full++;
    cubes += stored;
    income += warehouseIncome(state, stored);
    forts += Number(town.fort);
    basilicas += Number(town.basilica);
    wines += Number(hasGood(state, port, WINE));
  }
  let [galleys, aboard, cargo, spices, fleet] = [0, 0, 0, 0, 0];
  for (const galley of state.galleys) {
    if (galley?.owner !== seat) continue;
    galleys++;
    aboard += galley.sailors;
    cargo += goodsAboard(galley);
    spices += galley.cargo[SPICE];
    fleet += galleyWorth(state, galley.sailors, style);
  }
  const money = state.money[seat];
  return {
    ...{ money, moneyAhead: money * time, worth, risk, fleet },
    ...{ ports, portsAhead: ports * time, empty, full, cubes, cubesAhead: cubes * time },
    ...{ income, incomes: income * scorings, basilicas: basilicas * scorings * BASILICA_INCOME },
    ...{ forts, wines: wines * time, garrisons, garrisonsAhead: garrisons * time },
    ...{ galleys, galleysAhead: galleys * time, aboard, aboardAhead: aboard * time },
    ...{ cargo, cargoAhead: cargo * time, spices, reserve: state.reserve[seat] },
  };
}
