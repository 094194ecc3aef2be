import type { Seat } from '../../../core/game';
import { galleyAt } from '../../serenissima/galleys';
import { COIN } from '../data/components';
import type { Serenissima1996Move } from '../moves';
import type { BargainFrame, State } from '../state';
import type { Style } from './style';
import { marketIn, pieceWorths, sumOf } from './cargo-worth';
import { highest } from '../phases/bargain';
import type { Answer } from './bargaining';

/** Minimum profit of an exchange in ducats. */
const MARGIN = 2 * COIN;

/** How much an exchange adds to the value of a seat's cargo, in ducats. Does not include the money that is paid. */
export function exchangeGain(state: State, seat: Seat, frame: BargainFrame, style: Style): number {
  const { source, good, count, inReturn } = frame;
  if (source.kind !== 'galley' || !inReturn) return 0;
  const sells = seat === frame.seller;
  const galley = galleyAt(state, sells ? source.galley : frame.galley);
  const given = sells ? { good, count } : inReturn;
  const taken = sells ? inReturn : { good, count };
  const market = marketIn(state, style);
  const worths = (kind: number) => pieceWorths(market, galley, kind);
  const lost = sumOf(worths(given.good), galley.cargo[given.good] - given.count, given.count);
  return sumOf(worths(taken.good), galley.cargo[taken.good], taken.count) - lost;
}

/** The answer to an exchange. Never accepts a loss, and balances an uneven exchange with money. */
export function barterAnswer(state: State, seat: Seat, frame: BargainFrame, style: Style): Answer {
  const gain = exchangeGain(state, seat, frame, style);
  const step = (ducats: number) => Math.floor(ducats / COIN) * COIN;
  const answer = (move: Serenissima1996Move, why: Answer['why'], price: number): Answer => ({
    move,
    why,
    price,
    worth: gain,
  });
  const agreed = (price: number) => answer({ type: 'accept' }, price > 0 ? 'fair' : 'even', price);
  const refused = (price: number) => answer({ type: 'refuse' }, 'keep', price);
  const { quoted, countered } = frame;
  const pays = quoted <= state.money[frame.buyer] && gain > quoted;
  switch (frame.stage) {
    case 'quote': {
      const price = Math.max(0, step(-gain) + MARGIN);
      if (price > highest(state, frame)) return refused(price);
      return answer({ type: 'quote', price }, price > 0 ? 'top' : 'even', price);
    }
    case 'answer': {
      const low = step(Math.min(quoted - COIN, gain / 2, state.money[seat]));
      if (low >= 0 && gain > low) return answer({ type: 'counter', price: low }, low > 0 ? 'counter' : 'even', low);
      return pays ? agreed(quoted) : refused(quoted);
    }
    case 'counter':
      return gain + countered > 0 ? agreed(countered) : refused(countered);
    default:
      return pays ? agreed(quoted) : refused(quoted);
  }
}
