import type { GoodId } from './board';

/** Maximum number of sailors and goods aboard a galley. */
export const CAPACITY = 5;

/** The part of a galley that carries pieces. */
export interface Hold {
  sailors: number;
  /** Number of pieces by good. */
  cargo: number[];
}

/** Total number of goods aboard. */
export function goodsAboard(hold: Hold): number {
  let goods = 0;
  for (let good = 0; good < hold.cargo.length; good++) goods += hold.cargo[good];
  return goods;
}

/** Number of pieces that still fit aboard. Negative while a prize crew and the cargo exceed the capacity. */
export function roomAboard(hold: Hold): number {
  return CAPACITY - hold.sailors - goodsAboard(hold);
}

/** Moves all cargo to the supply. Returns the former cargo. */
export function emptyHold(hold: Hold, supply: number[]): number[] {
  const lost = hold.cargo.slice();
  for (let good = 0; good < lost.length; good++) supply[good] += lost[good];
  hold.cargo.fill(0);
  return lost;
}

/** Moves one piece between two holds. Does not check whether it exists and fits. */
export function moveGood(from: Hold, to: Hold, good: GoodId): void {
  from.cargo[good]--;
  to.cargo[good]++;
}
