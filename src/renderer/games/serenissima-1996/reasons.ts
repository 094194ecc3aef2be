import { reasonsIn } from '../kit/reasons';
import { ducatsOf, sailorsOf, sentenceOf } from '../serenissima/words';
import { goodName, portName, powerOf, theSpace } from './words';
import type { View } from './words';

export const reasonOf = reasonsIn<View>({
  port: portName,
  other: portName,
  good: goodName,
  wanted: goodName,
  space: theSpace,
  power: (seat, view) => powerOf(view, seat),
  rival: (seat, view) => powerOf(view, seat),
  price: ducatsOf,
  less: ducatsOf,
  worth: ducatsOf,
  quoted: ducatsOf,
  ducats: ducatsOf,
  first: sailorsOf,
  second: sailorsOf,
  sailors: sailorsOf,
  men: sailorsOf,
  crew: sailorsOf,
  garrison: sailorsOf,
  galleys: (count) => sentenceOf('galleys', { count }),
  own: (ports) => String(ports),
});
