import type { Reason } from '../../../engine/core/reason';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/** Formatters for the numeric parameters of a reason, by name. Other parameters are used unchanged. */
type ReasonNames<V> = Readonly<Partial<Record<string, (value: number, view: V) => string | Sentence>>>;

/**
 * Returns a function that puts the reason for a computer's move into words. Dots in the reason's key become hyphens,
 * because dots separate the levels of locale keys.
 */
export function reasonsIn<V>(names: ReasonNames<V>): (reason: Reason, view: V) => Sentence {
  return ({ key, params }, view) => {
    const named = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? (names[name]?.(value, view) ?? value) : value,
    ]);
    return sentenceOf(`reasons.${key.replaceAll('.', '-')}`, Object.fromEntries(named) as Sentence['params']);
  };
}
