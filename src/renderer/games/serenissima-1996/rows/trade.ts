import { BOARD } from '../../../../engine/games/serenissima-1996/data/board';
import type { BargainFrame } from '../../../../engine/games/serenissima-1996/state';
import { NOBODY } from '../../../../engine/games/serenissima/board';
import type { PortId } from '../../../../engine/games/serenissima/board';
import { hasGood } from '../../../../engine/games/serenissima/warehouse';
import type { Sentence } from '../../../game-ui/sentence';
import { line } from '../../kit/rows';
import type { Placed } from '../../kit/rows';
import { target } from '../../serenissima/targets';
import { figure, galleyLabel, galleyName, sentenceOf } from '../../serenissima/words';
import { bargainPlace, fetched } from '../bargain';
import { goodName, onePiece, piecesOf, portName, powerLabel, powerOf, theGood } from '../words';
import type { View } from '../words';
import { portOf } from './placing';
import type { MoveContext, Move, Places } from './placing';

const purchase = (move: Move<'buy' | 'askPrice'>, { cost, price, view }: MoveContext): Placed => {
  const params = {
    goods: piecesOf(move.count, BOARD.ports[move.port].good),
    good: goodName(BOARD.ports[move.port].good),
    port: portName(move.port),
    power: powerOf(view, view.ports[move.port].owner),
    galley: galleyName(move.galley),
    price,
  };
  const buys = move.type === 'buy';
  return {
    ...line('trade', `${move.type} ${move.port} ${move.galley}`, move.type, figure(move.count), params),
    ...(!buys && { label: sentenceOf('rows.askPrice', { ...params, galley: galleyLabel(move.galley) }) }),
    price: buys ? figure(cost) : null,
    open: buys ? sentenceOf('rows.unbought', params) : null,
    actor: target.galley(move.galley),
    target: target.port(move.port),
  };
};

const bargain = (
  move: Move<'quote' | 'counter' | 'take' | 'accept' | 'refuse'>,
  { forecast, view }: MoveContext,
): Placed => bargainPlace(move, forecast, view.frame as BargainFrame, view.active);

/** The rows for purchases, sales and bargains. */
export const TRADE_PLACES: Places<
  | 'buy'
  | 'askPrice'
  | 'askCargo'
  | 'offerCargo'
  | 'askBarter'
  | 'offerBarter'
  | 'quote'
  | 'counter'
  | 'take'
  | 'accept'
  | 'refuse'
  | 'sell'
> = {
  buy: purchase,
  askPrice: purchase,
  askCargo: trade,
  offerCargo: trade,
  askBarter: trade,
  offerBarter: trade,
  quote: bargain,
  counter: bargain,
  take: bargain,
  accept: bargain,
  refuse: bargain,
  sell: (move, { cost, price, forecast, view }) => {
    const port = portOf(view, move.galley);
    const bonus = forecast.bonus ?? 0;
    const params = {
      good: goodName(move.good),
      piece: onePiece(move.good),
      galley: galleyName(move.galley),
      port: portName(port),
      price,
      bonus,
    };
    const short = sentenceOf(bonus > 0 ? 'rows.sellBonus' : 'rows.sellShort', { ...params, price: cost });
    const full = sentenceOf(bonus > 0 ? 'rows.sellFullBonus' : 'rows.sellFull', params);
    const reason = bonus > 0 ? full : withoutBonus(full, move, port, view);
    const filled = filling(forecast, view, port);
    return {
      ...line('sell', `${move.galley}`, 'sell', short, params),
      label: sentenceOf('rows.sell', { ...params, galley: galleyLabel(move.galley) }),
      full: filled ? sentenceOf('rows.sellFills', { full: reason, ...filled }) : reason,
      note: filled && sentenceOf('rows.fills', filled),
      actor: target.galley(move.galley),
      target: target.port(port),
    };
  },
};

/** A sale's text with the rival's port that makes or stores the good, so that the sale earns no bonus. */
function withoutBonus(full: Sentence, { galley, good }: Move<'sell'>, port: PortId, view: View): Sentence {
  const { owner } = view.ports[port];
  if (owner === NOBODY || owner === view.galleys[galley]?.owner) return full;
  const held = view.ports.findIndex((one, id) => hasGood(one, BOARD.ports[id], good) && one.owner === owner);
  if (held < 0) return full;
  return sentenceOf('rows.sellNoBonus', {
    full,
    power: powerOf(view, owner),
    good: theGood(good),
    held: portName(held),
  });
}

/** The port that a sale fills, its owner, and the points that the owner gains. */
function filling({ fills }: MoveContext['forecast'], view: View, port: PortId) {
  if (fills === undefined) return null;
  return { port: portName(port), power: powerLabel(view, view.ports[port].owner), count: fills };
}

/** The row for offering goods to another power’s galley, or asking it for goods, in return for money or goods. */
function trade(
  move: Move<'askCargo' | 'offerCargo' | 'askBarter' | 'offerBarter'>,
  { forecast, view }: MoveContext,
): Placed {
  const { type, from, galley, good, count } = move;
  const asks = type === 'askCargo' || type === 'askBarter';
  const [own, other] = asks ? [galley, from] : [from, galley];
  const params = {
    goods: piecesOf(count, good),
    good: goodName(good),
    power: powerOf(view, view.galleys[other]?.owner ?? -1),
    from: galleyName(from),
    galley: galleyName(galley),
  };
  const named = { ...params, from: galleyLabel(from), galley: galleyLabel(galley) };
  const on = { actor: target.galley(own), target: target.galley(other) };
  const row = `${type} ${from} ${galley} ${good}`;
  if (!('inReturn' in move)) {
    const placed = line(asks ? 'trade' : 'offer', row, type, figure(count), params);
    return { ...placed, label: sentenceOf(`rows.${type}`, named), ...on };
  }
  const { inReturn, returned } = move;
  const [gives, gets] = asks ? [returned, count] : [count, returned];
  const back = goodName(inReturn);
  const more = { ...params, given: piecesOf(returned, inReturn), back };
  return {
    ...line('barter', `${row} ${inReturn}`, type, sentenceOf('rows.barterShort', { gives, gets }), more),
    label: sentenceOf(`rows.${type}`, { ...named, back }),
    ...on,
    brings: fetched(forecast, good, inReturn),
  };
}
