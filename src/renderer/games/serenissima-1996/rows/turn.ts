import { STARTING_SAILORS } from '../../../../engine/games/serenissima-1996/data/components';
import type { Berth } from '../../../../engine/games/serenissima-1996/moves';
import { line, whole } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { figure, sentenceOf } from '../../serenissima/words';
import { berthLabel, thePhase } from '../words';
import type { View } from '../words';
import type { Places } from './placing';

/** Moves that concern the turn itself: the first crews, the order and the end of a phase. */
export const TURN_PLACES: Places<'place' | 'bid' | 'chooseOrder' | 'endPhase'> = {
  place: (move, { view }) => {
    const [first, second] = move.crews;
    const rest = STARTING_SAILORS - first - second;
    const params = { first, second, rest };
    return {
      ...line('placement', '', 'place', figure(first), params),
      ...sharing(view),
      parts: [first, second, rest],
    };
  },
  bid: (move, { price, forecast }) => ({
    ...line('bid', 'bid', 'bid', figure(move.amount), { count: move.amount }),
    ...(forecast.money === 0 && move.amount > 0 && { warning: sentenceOf('rows.bidAllWarning', { price }) }),
  }),
  chooseOrder: (move, { view }) => {
    const number = move.place + 1;
    const key = move.place === 0 ? 'first' : number === view.powers.length ? 'last' : null;
    const place = key ? sentenceOf(`rows.${key}`, { place: number }) : figure(number);
    return line('order', 'order', 'chooseOrder', place, { place });
  },
  endPhase: (_move, { view }) => whole('end', 'end', 'endPhase', { phase: thePhase(view.phase) }),
};

/** The recipients of a power's first sailors: its galleys and its capital. */
function sharing(view: View): Pick<Placed, 'shares' | 'actor' | 'also'> {
  const [seat] = view.actors;
  const berths: Berth[] = [
    ...view.galleys.flatMap((galley, id) => (galley?.owner === seat ? [{ galley: id }] : [])),
    ...view.ports.flatMap(({ owner }, port) => (owner === seat ? [{ port }] : [])),
  ];
  const [actor, ...also] = berths.map(target.berth);
  return { shares: berths.map((berth) => sentenceOf('rows.share', { berth: berthLabel(berth) })), actor, also };
}
