import type { Seat } from '../../../engine/core/game';
import type { Sentence } from '../../game-ui/sentence';
import { ducatsOf, sentenceOf } from './words';

interface HiddenMoney {
  readonly options: { readonly money: 'open' | 'hidden' };
  /** Ducats by seat; `null` if hidden. */
  readonly money: readonly (number | null)[];
}

/** A seat's hidden ducats. Most decisions are made in full view of the table, so they are only shown on request. */
export function hiddenDucats({ options, money }: HiddenMoney, seat: Seat) {
  if (options.money === 'open') return null;
  const ducats = money[seat];
  const shown: Sentence | null = ducats === null ? null : sentenceOf('secret.shown', { ducats: ducatsOf(ducats) });
  return { label: sentenceOf('secret.label'), shown };
}
