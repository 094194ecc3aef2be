import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/** Money earned or paid, shown beside its event; empty for 0. */
export function change(n: number): Sentence {
  if (n === 0) return sentenceOf('news.free');
  return sentenceOf(n > 0 ? 'news.earned' : 'news.paid', { n: Math.abs(n) });
}
