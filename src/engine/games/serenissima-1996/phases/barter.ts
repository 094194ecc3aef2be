import type { Seat } from '../../../core/game';
import type { GalleyId } from '../../serenissima/board';
import { roomAboard } from '../../serenissima/cargo';
import { galleyAfloat, galleyAt, ownGalley } from '../../serenissima/galleys';
import { BOARD } from '../data/board';
import type { Barter, Serenissima1996Move } from '../moves';
import { refuseIf } from '../refuse';
import type { RefusalCode } from '../refuse';
import type { BargainFrame, Galley, PhaseFrame, Return, State } from '../state';
import { payTo } from '../treasury';
import { answering, barterKey, open, whyNotMeet } from './deal';
import type { Side } from './deal';
import type { Handlers, MoveContext } from './decision';

/**
 * Adds the moves that open an exchange between galleys (an option, our ruling 25): goods for goods of another kind. The
 * opening move sets the goods; money paid by the recipient of `good` is then bargained over (bargain.ts). Either side
 * may open, so money can go in either direction. An agreed exchange happens immediately and as a whole.
 */
export function barterMoves(state: State, seat: Seat, frame: PhaseFrame, moves: Serenissima1996Move[]): void {
  if (!state.options.barter) return;
  for (let own = 0; own < state.galleys.length; own++) {
    const galley = state.galleys[own];
    if (galley?.owner !== seat || BOARD.spaces[galley.space].highSea) continue;
    for (let other = 0; other < state.galleys.length; other++) {
      const foreigner = state.galleys[other];
      if (!foreigner || foreigner.owner === seat || foreigner.space !== galley.space) continue;
      exchanges(state, frame, 'ask', other, own, moves);
      exchanges(state, frame, 'offer', own, other, moves);
    }
  }
}

function exchanges(
  state: State,
  frame: PhaseFrame,
  side: Side,
  from: GalleyId,
  galley: GalleyId,
  moves: Serenissima1996Move[],
): void {
  const [seller, buyer] = [galleyAt(state, from), galleyAt(state, galley)];
  const type = side === 'ask' ? 'askBarter' : 'offerBarter';
  for (let good = 0; good < seller.cargo.length; good++) {
    for (let inReturn = 0; inReturn < buyer.cargo.length; inReturn++) {
      for (let count = 1; count <= seller.cargo[good]; count++) {
        for (let returned = 1; returned <= buyer.cargo[inReturn]; returned++) {
          const back = { good: inReturn, count: returned };
          const key = barterKey(side, from, galley, good, inReturn);
          if (!whyNotBarter(state, frame, key, seller, buyer, { good, count }, back)) {
            moves.push({ type, from, galley, good, count, inReturn, returned });
          }
        }
      }
    }
  }
}

function whyNotBarter(
  state: State,
  frame: PhaseFrame,
  key: number,
  from: Galley | undefined,
  to: Galley | undefined,
  given: Return,
  back: Return,
): RefusalCode | undefined {
  if (!state.options.barter) return 'no-barter';
  if (!from || !to) return 'no-such-galley';
  const why = whyNotMeet(frame, key, from, to);
  if (why) return why;
  if (given.count < 1 || back.count < 1) return 'count';
  if (given.good === back.good) return 'barter-same';
  if (given.count > from.cargo[given.good] || back.count > to.cargo[back.good]) return 'none-to-trade';
  return hasRoom(from, to, given.count, back.count) ? undefined : 'barter-room';
}

/** Whether both galleys have room after `count` pieces go one way and `returned` the other. */
export function hasRoom(from: Galley, to: Galley, count: number, returned: number): boolean {
  return count - returned <= roomAboard(to) && returned - count <= roomAboard(from);
}

export const barter: Handlers<PhaseFrame, 'askBarter' | 'offerBarter'> = {
  askBarter(state, seat, move, context, frame) {
    const buyer = ownGalley(state, seat, move.galley);
    refuseIf(buyer ? undefined : 'not-your-galley');
    begin(state, frame, seat, 'ask', move, galleyAfloat(state, move.from), buyer, context);
  },

  offerBarter(state, seat, move, context, frame) {
    const seller = ownGalley(state, seat, move.from);
    refuseIf(seller ? undefined : 'not-your-galley');
    begin(state, frame, seat, 'offer', move, seller, galleyAfloat(state, move.galley), context);
  },
};

function begin(
  state: State,
  frame: PhaseFrame,
  seat: Seat,
  side: Side,
  { from, galley, good, count, inReturn: wanted, returned }: Barter,
  seller: Galley | undefined,
  buyer: Galley | undefined,
  context: MoveContext,
): void {
  const inReturn = { good: wanted, count: returned };
  const key = barterKey(side, from, galley, good, wanted);
  refuseIf(whyNotBarter(state, frame, key, seller, buyer, { good, count }, inReturn));
  if (!seller || !buyer) return;
  const source = { kind: 'galley', galley: from } as const;
  open(state, seat, { seller: seller.owner, buyer: buyer.owner, source, galley, good, count, inReturn }, context);
}

/** Exchanges the goods; the buyer pays the additional money. */
export function swap(
  state: State,
  by: Seat,
  { seller, buyer, source, galley, good, count }: BargainFrame,
  inReturn: Return,
  price: number,
  { events }: MoveContext,
): void {
  if (source.kind !== 'galley') return;
  const bars = answering(state, by);
  const [from, to] = [galleyAt(state, source.galley), galleyAt(state, galley)];
  state.frames.pop();
  payTo(state, buyer, seller, price);
  from.cargo[good] -= count;
  to.cargo[good] += count;
  to.cargo[inReturn.good] -= inReturn.count;
  from.cargo[inReturn.good] += inReturn.count;
  events.push({
    type: 'bartered',
    seller,
    buyer,
    from: source.galley,
    galley,
    good,
    count,
    inReturn,
    price,
    ...bars,
  });
}
