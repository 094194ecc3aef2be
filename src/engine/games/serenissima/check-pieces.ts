import { need } from '../../kit/positions';
import type { PortData } from './board';

/** Checks that a warehouse has room for its goods and does not store the port's own good. */
export function checkWarehouse(warehouse: readonly number[], { name, size, good }: PortData): void {
  need(warehouse.length <= size, `${name} stores at most ${size} goods`);
  need(!warehouse.includes(good), `${name} does not store what it produces`);
}
