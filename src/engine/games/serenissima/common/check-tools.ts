import { BadPosition } from '../../../core/errors';
import type { About, Options } from '../../../core/game';
import type { Afloat } from './berths';
import type { Board, PortData } from './board';

/** Says what is wrong with a position unless `fact` holds. */
export function need(fact: unknown, what: string): asserts fact {
  if (!fact) throw new BadPosition(`${what}.`);
}

/** A whole number from `least` to `most`. */
export function isCount(value: unknown, least = 0, most = Infinity): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** That a position is an object with exactly these fields. */
export function checkFields(value: unknown, keys: readonly string[]): void {
  need(typeof value === 'object' && value !== null && !Array.isArray(value), 'A position is an object');
  need(
    Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key)),
    `A position has exactly these fields: ${keys.join(', ')}`,
  );
}

/** That options are a game's own, each with one of its values. */
export function checkOptions(options: Options, about: About): void {
  need(typeof options === 'object' && options !== null, 'options is an object');
  for (const option of about.options) {
    need(
      option.values.some((entry) => entry.value === options[option.key]),
      `Option ${option.key} has a value of its list`,
    );
  }
  need(Object.keys(options).length === about.options.length, 'There are no other options');
}

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
