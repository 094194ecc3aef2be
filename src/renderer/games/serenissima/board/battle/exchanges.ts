import type { Fight } from './side';

/** Counts the exchanges of blows of one battle. */
export interface ExchangeCounter {
  /** The number of this exchange in its battle, counted from 1. */
  count(fight: Fight): number;
}

/** An exchange belongs to the same battle as the one before if the same sides continue with the survivors. */
export function createExchangeCounter(): ExchangeCounter {
  let before: Fight | null = null;
  let count = 0;
  return {
    count(fight) {
      count = before && continues(before, fight) ? count + 1 : 1;
      before = fight;
      return count;
    },
  };
}

function continues(before: Fight, { attacker, defender }: Fight): boolean {
  return [
    [before.attacker, attacker],
    [before.defender, defender],
  ].every(([old, now]) => old.arms === now.arms && old.sailors - old.losses === now.sailors);
}
