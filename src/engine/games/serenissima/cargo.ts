import type { GoodId } from './board';

/** Pieces, sailors and goods together, that a galley carries at most. Both editions. */
export const CAPACITY = 5;

/** The part of a galley that carries things. */
export interface Hold {
  sailors: number;
  /** Pieces of each good aboard, by good. */
  cargo: number[];
}

/** Goods aboard, all kinds together. */
export function goodsAboard(hold: Hold): number {
  let goods = 0;
  for (let good = 0; good < hold.cargo.length; good++) goods += hold.cargo[good];
  return goods;
}

/** How many more pieces fit. */
export function roomAboard(hold: Hold): number {
  return CAPACITY - hold.sailors - goodsAboard(hold);
}

/** Puts all cargo back into the supply, as when a galley sinks; tells what it was. */
export function emptyHold(hold: Hold, supply: number[]): number[] {
  const lost = hold.cargo.slice();
  for (let good = 0; good < lost.length; good++) supply[good] += lost[good];
  hold.cargo.fill(0);
  return lost;
}

/** Moves one piece of a good between two holds; the caller has made sure it is there and fits. */
export function moveGood(from: Hold, to: Hold, good: GoodId): void {
  from.cargo[good]--;
  to.cargo[good]++;
}
