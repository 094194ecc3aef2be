import type { Seat } from '../../../core/game';
import { NOBODY } from '../../serenissima/board';
import { COIN } from '../data/components';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { BiddingFrame, OrderingFrame, State } from '../state';
import { pay } from '../treasury';
import { beginPhase } from './flow';
import type { MoveContext, Decision, MoveOf } from './decision';

/** Phase 1: the moves for secret bids in whole hundreds, up to all of a seat's money. */
function biddingMoves(state: State, _frame: BiddingFrame, seat: Seat): MoveOf<'bid'>[] {
  const moves: MoveOf<'bid'>[] = [];
  for (let amount = 0; amount <= state.money[seat]; amount += COIN) moves.push({ type: 'bid', amount });
  return moves;
}

function whyNotBid(state: State, seat: Seat, amount: number): RefusalCode | undefined {
  if (amount % COIN !== 0) return 'coin';
  if (amount > state.money[seat]) return 'no-money';
  return undefined;
}

/** Phase 1: one move for each free place in the order of play. */
function orderingMoves(_state: State, frame: OrderingFrame): MoveOf<'chooseOrder'>[] {
  return frame.places.flatMap((holder, place): MoveOf<'chooseOrder'>[] =>
    holder === NOBODY ? [{ type: 'chooseOrder', place }] : [],
  );
}

function whyNotChoose(frame: OrderingFrame, place: number): RefusalCode | undefined {
  return frame.places[place] === NOBODY ? undefined : 'place-taken';
}

/** All seats bid in secret for the order of play. */
export const bidding: Decision<BiddingFrame, 'bid'> = {
  actors: (_state, { bids }) => bids.flatMap((bid, seat) => (bid === null ? [seat] : [])),
  moves: biddingMoves,
  play: {
    bid(state, seat, { amount }, context, frame) {
      refuseIf(whyNotBid(state, seat, amount));
      frame.bids[seat] = amount;
      context.events.push({ type: 'bidMade', seat });
      if (frame.bids.every((bid) => bid !== null)) reveal(state, frame.bids, context);
    },
  },
};

/** Seats choose places, highest bid first. */
export const ordering: Decision<OrderingFrame, 'chooseOrder'> = {
  actors: (_state, { choosers }) => [choosers[0]],
  moves: orderingMoves,
  play: {
    chooseOrder(state, seat, { place }, context, frame) {
      refuseIf(whyNotChoose(frame, place));
      frame.choosers.shift();
      take(frame, seat, place, false, context);
      fillPlaces(state, frame, context);
    },
  },
};

/** Reveals and collects all bids. Then seats choose places, highest bid first. */
function reveal(state: State, bids: number[], context: MoveContext): void {
  context.events.push({ type: 'bidsRevealed', bids: bids.slice(), bars: 'secret' });
  bids.forEach((bid, seat) => pay(state, seat, bid));
  const amounts = [...new Set(bids)].filter((bid) => bid > 0).sort((a, b) => b - a);
  const bidders = (amount: number) => bids.flatMap((bid, seat) => (bid === amount ? [seat] : []));
  const frame: OrderingFrame = {
    kind: 'ordering',
    choosers: amounts.flatMap((amount) => throwForOrder(bidders(amount), context)),
    places: bids.map(() => NOBODY),
    zeros: bidders(0),
  };
  state.frames = [frame];
  fillPlaces(state, frame, context);
}

/** Assigns places until a seat has a choice or all places are taken. */
function fillPlaces(state: State, frame: OrderingFrame, context: MoveContext): void {
  const free = () => frame.places.flatMap((holder, place) => (holder === NOBODY ? [place] : []));
  if (frame.choosers.length === 0 && frame.zeros.length > 0) {
    const ranked = throwForOrder(frame.zeros, context);
    frame.zeros = [];
    if (state.options.zeroBids === 'choosing') frame.choosers = ranked;
    else ranked.forEach((seat) => take(frame, seat, free()[0], true, context));
  }
  if (free().length === 1)
    take(frame, frame.choosers.shift() ?? frame.zeros.shift() ?? NOBODY, free()[0], true, context);
  if (free().length > 0) return;
  state.order = frame.places.slice();
  state.frames = [];
  beginPhase(state, 'harbour', context);
}

function take(frame: OrderingFrame, seat: Seat, place: number, forced: boolean, context: MoveContext): void {
  frame.places[place] = seat;
  context.events.push({ type: 'orderChosen', seat, place, forced });
}

/** Ranks seats by one die each, highest first. Tied seats roll again. A single seat does not roll. */
function throwForOrder(seats: readonly Seat[], context: MoveContext): Seat[] {
  if (seats.length < 2) return seats.slice();
  const throws = seats.map((seat) => ({ seat, die: context.random.roll(6) }));
  context.events.push({ type: 'thrownForOrder', throws });
  const dice = [...new Set(throws.map((t) => t.die))].sort((a, b) => b - a);
  return dice.flatMap((die) =>
    throwForOrder(
      throws.filter((t) => t.die === die).map((t) => t.seat),
      context,
    ),
  );
}
