import type { Reason } from '../../../ipc/contract';
import type { Sentence } from '../../game-ui/game-ui';
import { ducatsOf, galleyName, sentenceOf } from '../serenissima/words';
import { goodName, portName } from './words';

/** What the figures of a reason stand for. */
const NAMES: Readonly<Partial<Record<string, (id: number) => string | Sentence>>> = {
  port: portName,
  good: goodName,
  galley: galleyName,
  price: ducatsOf,
  gain: ducatsOf,
  ducats: ducatsOf,
};

/** Why a computer plays as it does, in words. */
export function reasonOf({ key, params }: Reason): Sentence {
  const named = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? (NAMES[name]?.(value) ?? value) : value,
  ]);
  return sentenceOf(`reasons.${key.replaceAll('.', '-')}`, Object.fromEntries(named) as Sentence['params']);
}
