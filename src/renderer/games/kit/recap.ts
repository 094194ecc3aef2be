import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/** Money earned or paid, shown beside its event; empty for 0. */
export function change(n: number): Sentence {
  if (n === 0) return sentenceOf('recap.free');
  return sentenceOf(n > 0 ? 'recap.earned' : 'recap.paid', { n: Math.abs(n) });
}
