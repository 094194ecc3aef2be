import type { Sentence } from '../../game-ui/game-ui';
import { sentenceOf } from '../kit/sentences';
import type { View } from './words';

/** What is being decided, in words. */
export function decision({ frame, phase }: View): Sentence {
  if ((frame?.kind === 'buy' || frame?.kind === 'construct') && frame.bonus)
    return sentenceOf(frame.kind === 'buy' ? 'decision.bonusBuy' : 'decision.bonusConstruct');
  return sentenceOf(`decision.${phase}`);
}
