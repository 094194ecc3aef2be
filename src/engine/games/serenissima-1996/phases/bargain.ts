import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import type { GalleyId, GoodId } from '../../serenissima/board';
import { roomAboard } from '../../serenissima/cargo';
import { frameOf } from '../../../kit/frames';
import { galleyAfloat, galleyAt, ownGalley } from '../../serenissima/galleys';
import { COIN, COIN_BOX, MAX_CARGO_PRICE, MAX_MONOPOLY_PRICE, MAX_PRICE, PORT_PRICE } from '../data/components';
import { BOARD } from '../data/board';
import { portAt } from '../geography';
import type { Serenissima1996Move } from '../moves';
import { monopolist } from '../queries';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { BargainFrame, Galley, PhaseFrame, State } from '../state';
import { payTo } from '../treasury';
import { swap } from './barter';
import { answering, cargoKey, closedKey, onTop, open, whyNotMeet } from './deal';
import type { Side } from './deal';
import type { Handlers, MoveContext, Decision, MoveOf } from './decision';
import { priceAt, whyNotLoad } from './purchase';

/**
 * Adds the moves that open a bargain. In a bargain, the seller quotes a price; the buyer accepts it or names a lower
 * one; the seller accepts or refuses that; then the buyer can still take the quoted price. A port's owner can't refuse
 * to sell, but a galley's owner can. After agreeing, a buyer that requested several pieces takes as many as it wants
 * and can pay for, or none. In a port, the price is valid for the rest of the turn. An exchange (barter.ts) has the
 * same steps, but is made as a whole or not at all.
 *
 * Our ruling: a failed bargain can't be opened again in the same turn, to prevent endless requests.
 */
export function openingMoves(state: State, seat: Seat, frame: PhaseFrame, moves: Serenissima1996Move[]): void {
  for (let id = 0; id < state.galleys.length; id++) {
    const galley = state.galleys[id];
    if (!galley || galley.owner !== seat) continue;
    const port = portAt(galley.space);
    if (port >= 0 && priceAt(state, seat, port) === undefined && !frame.closed.includes(port)) {
      for (let count = 1; !whyNotLoad(state, seat, galley, port, count); count++) {
        moves.push({ type: 'askPrice', port, galley: id, count });
      }
    }
    if (BOARD.spaces[galley.space].highSea) continue;
    for (let other = 0; other < state.galleys.length; other++) {
      const foreigner = state.galleys[other];
      if (!foreigner || foreigner.owner === seat || foreigner.space !== galley.space) continue;
      cargoMoves(frame, foreigner, other, galley, id, 'ask', moves);
      cargoMoves(frame, galley, id, foreigner, other, 'offer', moves);
    }
  }
}

function cargoMoves(
  frame: PhaseFrame,
  from: Galley,
  fromId: GalleyId,
  to: Galley,
  toId: GalleyId,
  side: Side,
  moves: Serenissima1996Move[],
): void {
  const type = side === 'ask' ? 'askCargo' : 'offerCargo';
  const room = roomAboard(to);
  for (let good = 0; good < from.cargo.length; good++) {
    const most = Math.min(room, from.cargo[good]);
    if (most === 0 || frame.closed.includes(cargoKey(side, fromId, toId, good))) continue;
    for (let count = 1; count <= most; count++) moves.push({ type, from: fromId, galley: toId, good, count });
  }
}

function whyNotCargo(
  frame: PhaseFrame,
  key: number,
  from: Galley | undefined,
  to: Galley | undefined,
  good: GoodId,
  count: number,
): RefusalCode | undefined {
  if (!from || !to) return 'no-such-galley';
  const why = whyNotMeet(frame, key, from, to);
  if (why) return why;
  if (count < 1) return 'count';
  if (count > from.cargo[good]) return 'none-to-trade';
  return count > roomAboard(to) ? 'no-room' : undefined;
}

/** The moves of the seat that decides at this stage. */
function bargainMoves(state: State, frame: BargainFrame): MoveOf<'quote' | 'counter' | 'accept' | 'refuse' | 'take'>[] {
  const moves: MoveOf<'quote' | 'counter' | 'accept' | 'refuse' | 'take'>[] = [];
  if (frame.stage === 'quote') {
    for (let price = lowest(frame); price <= highest(state, frame); price += COIN) moves.push({ type: 'quote', price });
  }
  if (frame.stage === 'answer') {
    for (let price = lowest(frame); !whyNotCounter(state, frame, price); price += COIN) {
      moves.push({ type: 'counter', price });
    }
  }
  for (let count = 0; !whyNotTake(state, frame, count); count++) moves.push({ type: 'take', count });
  if (!whyNotAccept(state, frame)) moves.push({ type: 'accept' });
  if (!whyNotRefuse(frame)) moves.push({ type: 'refuse' });
  return moves;
}

/** The seat that decides next. */
function bargainer(frame: BargainFrame): Seat {
  return frame.stage === 'quote' || frame.stage === 'counter' ? frame.seller : frame.buyer;
}

function lowest(frame: BargainFrame): number {
  return frame.source.kind === 'port' ? PORT_PRICE : 0;
}

/**
 * The maximum price of a piece. In a port: 300 ducats, or 1,000 with a monopoly. Between galleys (EN, Phase 2: "free to
 * set their own sale prices"): the buyer's money. If money is hidden, all money in the box, because the list of prices
 * would otherwise reveal the buyer's.
 */
export function highest(state: State, frame: BargainFrame): number {
  if (frame.source.kind === 'galley') {
    if (!state.options.cargoPrices) return MAX_CARGO_PRICE;
    return state.options.money === 'hidden' ? COIN_BOX : state.money[frame.buyer];
  }
  return monopolist(state, frame.good) === frame.seller ? MAX_MONOPOLY_PRICE : MAX_PRICE;
}

function whyNotQuote(state: State, frame: BargainFrame, price: number): RefusalCode | undefined {
  if (frame.stage !== 'quote') return 'not-now';
  if (price % COIN !== 0) return 'coin';
  if (price < lowest(frame)) return 'price-low';
  if (price <= highest(state, frame)) return undefined;
  if (frame.source.kind === 'port') return 'price-high';
  return state.options.cargoPrices ? 'price-purse' : 'price-cargo';
}

function whyNotCounter(state: State, frame: BargainFrame, price: number): RefusalCode | undefined {
  if (frame.stage !== 'answer') return 'not-now';
  if (price % COIN !== 0) return 'coin';
  if (price < lowest(frame)) return 'price-low';
  if (price >= frame.quoted) return 'counter-lower';
  return price > state.money[frame.buyer] ? 'no-money' : undefined;
}

/** Whether the buyer chooses the number of pieces once the price is agreed. */
export const choosesNumber = ({ options }: State, { count }: BargainFrame): boolean =>
  options.pieces !== undefined && (options.single === undefined || count > 1);

/** How many of the requested pieces the buyer can pay for. */
export function payable(state: State, frame: BargainFrame, price: number): number {
  return price === 0 ? frame.count : Math.min(frame.count, Math.floor(state.money[frame.buyer] / price));
}

function whyNotTake(state: State, frame: BargainFrame, count: number): RefusalCode | undefined {
  if (frame.stage !== 'take') return 'not-now';
  if (count > frame.count) return 'more-than-asked';
  return count > payable(state, frame, frame.quoted) ? 'no-money' : undefined;
}

/** A buyer must be able to pay for at least one piece. A seller can accept only a counter-offer. */
function whyNotAccept(state: State, frame: BargainFrame): RefusalCode | undefined {
  if (frame.stage === 'quote' || frame.stage === 'take') return 'not-now';
  if (frame.stage === 'counter') return undefined;
  return frame.quoted > state.money[frame.buyer] ? 'no-money' : undefined;
}

function whyNotRefuse(frame: BargainFrame): RefusalCode | undefined {
  if (frame.stage === 'take') return 'not-now';
  return frame.stage === 'quote' && frame.source.kind === 'port' ? 'must-sell' : undefined;
}

export const opening: Handlers<PhaseFrame, 'askPrice' | 'askCargo' | 'offerCargo'> = {
  askPrice(state, seat, { port, galley, count }, context, frame) {
    refuseIf(priceAt(state, seat, port) === undefined ? undefined : 'fixed-price');
    refuseIf(whyNotLoad(state, seat, ownGalley(state, seat, galley), port, count));
    refuseIf(frame.closed.includes(port) ? 'bargain-closed' : undefined);
    const { good } = BOARD.ports[port];
    const seller = state.ports[port].owner;
    open(state, seat, { buyer: seat, seller, source: { kind: 'port', port }, galley, good, count }, context);
  },

  askCargo(state, seat, { from, galley, good, count }, context, frame) {
    const buyer = ownGalley(state, seat, galley);
    refuseIf(buyer ? undefined : 'not-your-galley');
    const seller = galleyAfloat(state, from);
    const key = cargoKey('ask', from, galley, good);
    refuseIf(whyNotCargo(frame, key, seller, buyer, good, count));
    const parties = { buyer: seat, seller: seller?.owner ?? NOBODY };
    open(state, seat, { ...parties, source: { kind: 'galley', galley: from }, galley, good, count }, context);
  },

  offerCargo(state, seat, { from, galley, good, count }, context, frame) {
    const seller = ownGalley(state, seat, from);
    refuseIf(seller ? undefined : 'not-your-galley');
    const buyer = galleyAfloat(state, galley);
    const key = cargoKey('offer', from, galley, good);
    refuseIf(whyNotCargo(frame, key, seller, buyer, good, count));
    const parties = { buyer: buyer?.owner ?? NOBODY, seller: seat };
    open(state, seat, { ...parties, source: { kind: 'galley', galley: from }, galley, good, count }, context);
  },
};

export const bargain: Decision<BargainFrame, 'quote' | 'counter' | 'accept' | 'refuse' | 'take'> = {
  actors: (_state, frame) => [bargainer(frame)],
  moves: bargainMoves,
  play: {
    quote(state, seat, { price }, { events }, frame) {
      refuseIf(whyNotQuote(state, frame, price));
      frame.quoted = price;
      frame.stage = 'answer';
      const { buyer, good, count } = frame;
      events.push({ type: 'quoted', seat, buyer, good, count, price, ...onTop(frame), ...answering(state, seat) });
    },

    counter(state, seat, { price }, { events }, frame) {
      refuseIf(whyNotCounter(state, frame, price));
      frame.countered = price;
      frame.stage = 'counter';
      const { seller, good, count } = frame;
      events.push({ type: 'countered', seat, seller, good, count, price, ...onTop(frame), ...answering(state, seat) });
    },

    accept(state, seat, _move, context, frame) {
      refuseIf(whyNotAccept(state, frame));
      const price = frame.stage === 'counter' ? frame.countered : frame.quoted;
      if (frame.inReturn) return swap(state, seat, frame, frame.inReturn, price, context);
      if (!choosesNumber(state, frame)) return close(state, seat, frame, price, payable(state, frame, price), context);
      const { buyer, seller, good } = frame;
      Object.assign(frame, { stage: 'take', quoted: price });
      context.events.push({ type: 'priceAgreed', seat, buyer, seller, good, price, ...answering(state, seat) });
    },

    take(state, seat, { count }, context, frame) {
      refuseIf(whyNotTake(state, frame, count));
      close(state, seat, frame, frame.quoted, count, context);
    },

    refuse(state, seat, _move, { events }, frame) {
      refuseIf(whyNotRefuse(frame));
      if (frame.stage === 'counter') {
        frame.stage = 'last';
        events.push({ type: 'counterRefused', seat, price: frame.quoted, ...onTop(frame), ...answering(state, seat) });
        return;
      }
      state.frames.pop();
      frameOf(state, 'phase').closed.push(closedKey(state, frame));
      const { buyer, seller, good } = frame;
      events.push({ type: 'bargainFailed', by: seat, buyer, seller, good, ...answering(state, seat) });
    },
  },
};

/** Transfers `count` pieces at the agreed price. Between galleys, 0 counts as a refusal. */
function close(
  state: State,
  by: Seat,
  frame: BargainFrame,
  price: number,
  count: number,
  { events }: MoveContext,
): void {
  const { seller, buyer, source, galley: id, good } = frame;
  const bars = answering(state, by);
  const key = closedKey(state, frame);
  state.frames.pop();
  payTo(state, buyer, seller, price * count);
  galleyAt(state, id).cargo[good] += count;
  if (source.kind === 'port') {
    state.supply[good] -= count;
    const { port } = source;
    const phase = frameOf(state, 'phase');
    phase.agreed = [...(phase.agreed ?? []), { port, price }];
    if (count > 0)
      events.push({ type: 'bought', seat: buyer, port, galley: id, good, count, price, paidTo: seller, ...bars });
  } else if (count === 0) {
    frameOf(state, 'phase').closed.push(key);
  } else {
    galleyAt(state, source.galley).cargo[good] -= count;
    events.push({ type: 'traded', seller, buyer, from: source.galley, galley: id, good, count, price, ...bars });
  }
  if (count === 0) events.push({ type: 'noneTaken', seat: buyer, seller, good, price, ...bars });
}
