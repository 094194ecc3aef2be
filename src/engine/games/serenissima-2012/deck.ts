import type { Random } from '../../core/game';
import { DOGE_CARDS } from './data/board';

/** All five Doge cards in random order. */
export function shuffledDeck(random: Random): number[] {
  const left = DOGE_CARDS.map((_, card) => card);
  return DOGE_CARDS.map(() => left.splice(random.roll(left.length) - 1, 1)[0]);
}
