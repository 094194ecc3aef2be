import { reasonsIn } from '../kit/reasons';
import { ducatsOf, galleyName, sailorsOf } from '../serenissima/words';
import { goodName, portName, powerOf, theSpace } from './words';
import type { View } from './words';

export const reasonOf = reasonsIn<View>({
  port: portName,
  other: portName,
  good: goodName,
  galley: galleyName,
  space: theSpace,
  power: (seat) => powerOf(seat),
  price: ducatsOf,
  less: ducatsOf,
  income: ducatsOf,
  sailors: sailorsOf,
  crew: sailorsOf,
  garrison: sailorsOf,
});
