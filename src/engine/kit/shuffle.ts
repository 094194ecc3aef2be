import type { Random } from '../core/game';

/** Shuffles in place (Fisher-Yates). */
export function shuffle<T>(list: T[], random: Random): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.roll(last + 1) - 1;
    const held = list[last];
    list[last] = list[other];
    list[other] = held;
  }
  return list;
}
