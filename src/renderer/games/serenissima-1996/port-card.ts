import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import { NOBODY } from '../../../engine/games/serenissima/board';
import type { PortId } from '../../../engine/games/serenissima/board';
import type { TargetId } from '../../board/board-types';
import type { Sentence } from '../../game-ui/sentence';
import { idOf, kindOf } from '../kit/targets';
import { tradeIn } from '../serenissima/destinations';
import { list, sentenceOf } from '../serenissima/words';
import { isOwnCapital, portScore } from './points';
import { goodName, powerOf, theGood } from './words';
import type { View } from './words';

/** A port's card in short phrases; `null` for other targets, whose cards show their state as a sentence. */
export const cardFacts = (at: TargetId, view: View): Sentence | null =>
  kindOf(at) === 'port' ? portFacts(idOf(at), view) : null;

function portFacts(id: PortId, view: View): Sentence {
  const { owner, garrison, fort, warehouse } = view.ports[id];
  const { good, size } = BOARD.ports[id];
  const isOwn = owner === (view.seat ?? view.active);
  const free = size - warehouse.length;
  const facts = [
    ownerOf(id, view, isOwn),
    ...(owner === NOBODY ? [] : [sentenceOf(fort ? 'names.guardFort' : 'names.guard', { n: garrison })]),
    sentenceOf('names.makes', { good: goodName(good) }),
    ...(warehouse.length > 0 ? [sentenceOf('names.stores', { goods: list(warehouse.map(goodName), 'none') })] : []),
    ...(free > 0 ? [sentenceOf('names.free', { count: free })] : []),
    portScore(id, view, true),
    tradeIn(BOARD, view, id, isOwn, { theGood }),
  ];
  return facts.reduce((all, item) => sentenceOf('names.card', { all, item }));
}

function ownerOf(id: PortId, view: View, isOwn: boolean): Sentence {
  const { owner } = view.ports[id];
  if (owner === NOBODY) return sentenceOf('names.unheldCard');
  const isCapital = isOwnCapital(id, view);
  if (isOwn) return sentenceOf(isCapital ? 'names.ownCapital' : 'names.ownPort');
  return sentenceOf(isCapital ? 'names.capitalOf' : 'names.portOf', { power: powerOf(view, owner) });
}
