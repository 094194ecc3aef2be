import type { Seat } from '../../core/game';
import type { PortId } from '../serenissima/board';
import { BASILICA_INCOME, WINE_INCOME } from './data/components';
import { INCOME } from './data/board';
import type { PortIncome } from './events';
import { hasGood, portsOf, WINE } from './queries';
import type { Port, State } from './state';

/** Ducats a warehouse earns at a scoring. */
export function warehouseIncome(state: State, cubes: number): number {
  return INCOME[state.options.income][cubes];
}

/** Ducats a port earns at a scoring. */
export function portIncome(state: State, { warehouse, basilica }: Port): number {
  return warehouseIncome(state, warehouse.length) + (basilica ? BASILICA_INCOME : 0);
}

/** The income of each owned port at a scoring, split into goods and basilica. */
export function portIncomes(state: State): PortIncome[] {
  return state.ports.flatMap(({ owner, warehouse, basilica }, port) => {
    if (owner < 0) return [];
    const cubes = warehouse.length;
    return [
      {
        seat: owner,
        port,
        cubes,
        warehouse: warehouseIncome(state, cubes),
        basilica: basilica ? BASILICA_INCOME : 0,
      },
    ];
  });
}

/** Ducats each seat earns at a scoring. */
export function incomes(state: State): number[] {
  const totals = state.money.map(() => 0);
  for (const port of state.ports) if (port.owner >= 0) totals[port.owner] += portIncome(state, port);
  return totals;
}

/** A seat's ports that produce or store wine. */
export function winePorts(state: State, seat: Seat): PortId[] {
  return portsOf(state, seat).filter((port) => hasGood(state, port, WINE));
}

/** Ducats the wine card pays for these ports. */
export function wineIncome(ports: readonly PortId[]): number {
  return ports.length * WINE_INCOME;
}
