import type { GoodId } from './board';
import type { Hold } from './cargo';
import { goodsAboard, roomAboard } from './cargo';

/** Reasons why goods can't be moved after a fight. Sailors can't be thrown overboard to make room for goods. */
type StowRefusal = 'no-cargo' | 'no-room' | 'crewless-ship';

/** Why a good can't be moved between the galleys; `undefined` if it can. */
export function whyNotStow(from: Hold, to: Hold, good: GoodId): StowRefusal | undefined {
  if (from.cargo[good] === 0) return 'no-cargo';
  if (to.sailors === 0) return 'crewless-ship';
  if (roomAboard(to) <= 0) return 'no-room';
  return undefined;
}

/** Whether both galleys have at most five pieces. A prize crew may exceed this until goods have been moved. */
export function isStowed(victor: Hold, prize: Hold): boolean {
  return roomAboard(victor) >= 0 && roomAboard(prize) >= 0;
}

/** Whether the victor has no choice after taking a galley: the prize has no goods, and none can be moved to it. */
export function nothingToSort(victor: Hold, prize: Hold): boolean {
  return goodsAboard(prize) === 0 && (prize.sailors === 0 || goodsAboard(victor) === 0);
}
