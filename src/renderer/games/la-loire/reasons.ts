import type { Reason } from '../../../engine/core/reason';
import type { Sentence } from '../../game-ui/sentence';
import { reasonsIn } from '../kit/reasons';
import {
  aBuilding,
  aMessage,
  deniers,
  goodName,
  goodsOf,
  placeName,
  points,
  priceOf,
  sentenceOf,
  theCharacter,
  thePalace,
} from './words';
import type { View } from './words';

const named = reasonsIn<View>({
  at: placeName,
  to: placeName,
  card: aMessage,
  building: aBuilding,
  palace: thePalace,
  character: theCharacter,
  good: goodName,
  price: priceOf,
  worth: deniers,
  money: deniers,
  points,
});

/** The reason for a computer's move, in words. Figures and goods are named as in the log. */
export function reasonOf(reason: Reason, view: View): Sentence {
  const { key, params } = named(reason, view);
  const { figure, good, count } = reason.params;
  return {
    key,
    params: {
      ...params,
      ...(typeof figure === 'string' && { figure: sentenceOf(`figures.${figure}`) }),
      ...(typeof good === 'number' && typeof count === 'number' && { goods: goodsOf(count, good) }),
    },
  };
}
