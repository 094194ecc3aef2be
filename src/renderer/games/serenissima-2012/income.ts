import { BOARD, INCOME } from '../../../engine/games/serenissima-2012/data/board';
import type { PortId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { ducatsOf, sentenceOf } from '../serenissima/words';
import type { View } from './words';

/** Ducats that something adds to the income at each scoring. */
export const perScoring = (ducats: number): Sentence => sentenceOf('rows.perScoring', { ducats: ducatsOf(ducats) });

/**
 * What one more good adds to the income of the player's own port at a scoring, and its income with a full warehouse;
 * `null` if there is no room.
 */
export function storingGain({ incomes, options }: View, port: PortId): Sentence | null {
  const { now, next } = incomes[port];
  if (next === null) return null;
  const full = INCOME[options.income][BOARD.ports[port].size];
  return sentenceOf(next === full ? 'rows.storingFills' : 'rows.storingGain', {
    ducats: ducatsOf(next - now),
    now,
    next,
    full,
  });
}
