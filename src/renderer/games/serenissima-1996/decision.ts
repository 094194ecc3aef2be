import type { Sentence } from '../../game-ui/game-ui';
import { sentenceOf } from '../serenissima/words';
import { ducatsOf, piecesOf, powerOf, theSpace } from './words';
import type { View } from './words';

/** What is being decided, in words. */
export function decision(view: View): Sentence {
  const { frame } = view;
  if (frame?.kind === 'bargain') {
    const price = frame.stage === 'counter' ? frame.countered : frame.quoted;
    const goods = piecesOf(frame.count, frame.good);
    const { inReturn } = frame;
    if (!inReturn) return sentenceOf(`decision.${frame.stage}`, { goods, price: ducatsOf(price) });
    return sentenceOf(`decision.exchange.${frame.stage}`, {
      goods,
      price: ducatsOf(price),
      given: piecesOf(inReturn.count, inReturn.good),
    });
  }
  if (frame?.kind === 'passage') {
    const galley = view.galleys[frame.galley];
    return sentenceOf('decision.passage', {
      power: powerOf(view, galley?.owner ?? -1),
      space: theSpace(galley?.space ?? 0),
    });
  }
  if (frame?.kind === 'spoils') return sentenceOf(`decision.${frame.stage}`);
  return sentenceOf(`decision.${view.phase}`);
}
