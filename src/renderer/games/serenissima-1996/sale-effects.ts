import type { Seat } from '../../../engine/core/game';
import { BOARD } from '../../../engine/games/serenissima-1996/data/board';
import type { BonusEnds, Serenissima1996Event } from '../../../engine/games/serenissima-1996/events';
import { gainFromFull } from '../../../engine/games/serenissima-1996/data/components';
import type { GoodId } from '../../../engine/games/serenissima/board';
import type { Sentence } from '../../game-ui/sentence';
import { andList, sentenceOf } from '../serenissima/words';
import { goodName, portName, powerOf } from './words';
import type { View } from './words';

type SaleOrLanding = Extract<Serenissima1996Event, { readonly type: 'landed' | 'sold' }>;

/** More goods are not named: after a port was taken, there may be six. */
const NAMED = 3;

const LOG = { fills: 'events.fills', ends: 'events.bonusEnds' };
const RECAP = { fills: 'recap.fills', ends: 'recap.bonusEnds' };

/** The goods that a seat has aboard and that no longer earn a bonus in another player's ports. */
export function missedBonuses(ends: BonusEnds | undefined, seat: Seat | null, { galleys }: View): GoodId[] {
  if (!ends || ends.owner === seat) return [];
  return ends.goods.filter((good) => galleys.some((galley) => galley?.owner === seat && galley.cargo[good] > 0));
}

/** A log text, with the event's effects on later sales: a port that is now full, and bonuses that ended. */
export const withEffects = (text: Sentence, event: SaleOrLanding, view: View): Sentence =>
  extended(LOG, text, event, event.bonusEnds?.goods ?? [], view);

/** A recap text with the same effects. The bonuses are only those for the viewer's own cargo. */
export const withOwnEffects = (text: Sentence, event: SaleOrLanding, view: View): Sentence =>
  extended(RECAP, text, event, missedBonuses(event.bonusEnds, view.seat, view), view);

function extended(
  keys: typeof LOG,
  text: Sentence,
  event: SaleOrLanding,
  goods: readonly GoodId[],
  view: View,
): Sentence {
  const { size } = BOARD.ports[event.port];
  const fills = event.type === 'sold' && event.slot + 1 === size;
  const full = fills ? sentenceOf(keys.fills, { text, port: portName(event.port), count: gainFromFull(size) }) : text;
  if (!event.bonusEnds || goods.length === 0) return full;
  const named =
    goods.length > NAMED ? sentenceOf('manyGoods', { count: goods.length }) : andList(goods.map(goodName), 'none');
  const names = { owner: powerOf(view, event.bonusEnds.owner), goods: named };
  return sentenceOf(keys.ends, { text: full, ...names });
}
