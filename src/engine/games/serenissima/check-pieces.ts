import { isCount, need } from '../../kit/check-tools';
import type { Afloat } from './berths';
import type { Board, PortData } from './board';

/** That a warehouse has room for its goods, one of each kind, none of them the port's own. */
export function checkWarehouse(warehouse: readonly number[], port: PortData, goods: number): void {
  const { name, size, good } = port;
  need(Array.isArray(warehouse) && warehouse.length <= size, `${name} stores ${size} goods at most`);
  need(
    warehouse.every((kind) => isCount(kind, 0, goods - 1)),
    `${name} stores goods`,
  );
  need(new Set(warehouse).size === warehouse.length, `${name} stores one of each kind`);
  need(!warehouse.includes(good), `${name} does not store what it produces`);
}

/** That a galley on the board is somebody's, lies somewhere, and carries whole pieces. */
export function checkAfloat(galley: Afloat, of: string, seats: number, board: Board): void {
  need(isCount(galley.owner, 0, seats - 1), `${of} belongs to a seat`);
  need(isCount(galley.space, 0, board.spaces.length - 1), `${of} is on the map`);
  need(Array.isArray(galley.cargo) && galley.cargo.length === board.goods.length, `${of} lists every good`);
  need(
    galley.cargo.every((pieces) => isCount(pieces)),
    `${of} carries whole pieces`,
  );
}
