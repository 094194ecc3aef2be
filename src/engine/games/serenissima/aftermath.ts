import type { GoodId } from './board';
import type { Hold } from './cargo';
import { goodsAboard, roomAboard } from './cargo';

/**
 * After a fight between galleys: what the survivor may do with the two cargoes. Goods move between the two ships as the victor
 * wishes while there is room and a crew to sail with them; no sailor may be thrown overboard for cargo.
 */
type StowRefusal = 'no-cargo' | 'no-room' | 'crewless-ship';

/** Why a good may not be moved from one ship to the other, or `undefined` when it may. */
export function whyNotStow(from: Hold, to: Hold, good: GoodId): StowRefusal | undefined {
  if (from.cargo[good] === 0) return 'no-cargo';
  if (to.sailors === 0) return 'crewless-ship';
  if (roomAboard(to) <= 0) return 'no-room';
  return undefined;
}

/** Whether both ships are within their five pieces: a prize crew may overload the prize until goods have made room. */
export function isStowed(victor: Hold, prize: Hold): boolean {
  return roomAboard(victor) >= 0 && roomAboard(prize) >= 0;
}

/** True when there is nothing aboard either ship to re-sort. */
export function nothingToSort(victor: Hold, prize: Hold): boolean {
  return goodsAboard(prize) === 0 && (prize.sailors === 0 || goodsAboard(victor) === 0);
}
