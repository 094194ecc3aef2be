import type { BargainFrame } from '../../../engine/games/serenissima-1996/state';
import type { Sentence } from '../../game-ui/game-ui';
import { ducatsOf, figure, galleyName, sentenceOf } from '../serenissima/words';
import { piecesOf, portName, powerOf, theSpace } from './words';
import type { View } from './words';

/** What is being decided, in words. */
export function decision(view: View): Sentence {
  const { frame } = view;
  if (frame?.kind === 'bargain') return bargain(frame, view);
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

/** Who sells what to whom, from where to where and at which price; to who would pay it, also what they have. */
function bargain(frame: BargainFrame, view: View): Sentence {
  const { stage, seller, buyer, source, count, good, inReturn } = frame;
  const each = stage === 'counter' ? frame.countered : frame.quoted;
  const what = sentenceOf(`decision.${inReturn ? 'exchange.' : ''}${stage}`, {
    count,
    seller: powerOf(view, seller),
    buyer: powerOf(view, buyer),
    goods: piecesOf(count, good),
    from: source.kind === 'port' ? portName(source.port) : galleyName(source.galley),
    to: galleyName(frame.galley),
    each: ducatsOf(each),
    asked: ducatsOf(frame.quoted),
    sum: count > 1 ? sentenceOf('decision.sum', { all: ducatsOf(each * count), each: ducatsOf(each) }) : ducatsOf(each),
    ...(inReturn && { given: piecesOf(inReturn.count, inReturn.good) }),
  });
  const money = stage === 'quote' || stage === 'counter' ? null : view.money[buyer];
  return money === null ? what : sentenceOf('decision.purse', { what, money: figure(money) });
}
