import type { GoodId } from './board';

/** The maximum number of pieces, sailors and goods together, aboard a galley in both editions. */
export const CAPACITY = 5;

/** The part of a galley that carries pieces. */
export interface Hold {
  sailors: number;
  /** Pieces of each good aboard, by good. */
  cargo: number[];
}

/** Number of goods aboard, of all kinds. */
export function goodsAboard(hold: Hold): number {
  let goods = 0;
  for (let good = 0; good < hold.cargo.length; good++) goods += hold.cargo[good];
  return goods;
}

/** Number of pieces that still fit aboard. */
export function roomAboard(hold: Hold): number {
  return CAPACITY - hold.sailors - goodsAboard(hold);
}

/** Returns all cargo to the supply, as when a galley sinks. The result is the former cargo. */
export function emptyHold(hold: Hold, supply: number[]): number[] {
  const lost = hold.cargo.slice();
  for (let good = 0; good < lost.length; good++) supply[good] += lost[good];
  hold.cargo.fill(0);
  return lost;
}

/** Moves one piece of a good between two holds. The caller has checked that it exists and fits. */
export function moveGood(from: Hold, to: Hold, good: GoodId): void {
  from.cargo[good]--;
  to.cargo[good]++;
}
