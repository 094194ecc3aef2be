import type { GoodId, PortData } from './board';

/** A port's warehouse: at most one piece of each good. */
interface Store {
  readonly warehouse: readonly GoodId[];
}

/** Whether a port produces or stores a good. */
export function hasGood(store: Store, port: PortData, good: GoodId): boolean {
  return port.good === good || store.warehouse.includes(good);
}

/** Whether a warehouse has no room for another good. */
export function isFull(store: Store, port: PortData): boolean {
  return store.warehouse.length >= port.size;
}

/** Why a port does not buy a good: it produces or already stores it, or has no room. */
export function whyNotStore(store: Store, port: PortData, good: GoodId): 'not-wanted' | 'warehouse-full' | undefined {
  if (hasGood(store, port, good)) return 'not-wanted';
  return isFull(store, port) ? 'warehouse-full' : undefined;
}
