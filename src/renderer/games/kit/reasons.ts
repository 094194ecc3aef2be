import type { Reason } from '../../../engine/core/reason';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/**
 * Formatters for the numeric parameters of a reason, by name. Other parameters are used unchanged. A formatted parameter
 * is also available as a plain number, with the suffix `Number`: “5 sailors against 3”.
 */
type ReasonNames<V> = Readonly<Partial<Record<string, (value: number, view: V) => string | Sentence>>>;

/**
 * Returns a function that puts the reason for a computer's move into words. Dots in the reason's key become hyphens,
 * because dots separate the levels of locale keys.
 */
export function reasonsIn<V>(names: ReasonNames<V>): (reason: Reason, view: V) => Sentence {
  return ({ key, params }, view) => {
    const named = Object.entries(params).flatMap(([name, value]) => {
      const format = typeof value === 'number' ? names[name] : undefined;
      return typeof value === 'number' && format
        ? [
            [name, format(value, view)],
            [`${name}Number`, value],
          ]
        : [[name, value]];
    });
    return sentenceOf(`reasons.${key.replaceAll('.', '-')}`, Object.fromEntries(named) as Sentence['params']);
  };
}
