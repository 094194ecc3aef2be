import type { Seat } from '../../../core/game';
import { galleyAt } from '../../serenissima/galleys';
import { COIN, MAX_PRICE, PORT_PRICE } from '../data/components';
import type { Serenissima1996Move } from '../moves';
import { highest, payable } from '../phases/bargain';
import { sameMove } from '../../../core/same-move';
import { moves } from '../rules';
import { monopolist } from '../queries';
import type { BargainFrame, State } from '../state';
import { marketIn, pieceWorths, sumOf } from './cargo-worth';
import type { Market } from './cargo-worth';
import type { Style } from './style';
import { turnsLeft } from './worth';

/** An answer in a bargain, with the reason for it: its kind (`why`), the price, and the value to the seat. */
export interface Answer {
  readonly move: Serenissima1996Move;
  readonly why: 'quote' | 'dear' | 'fair' | 'counter' | 'refuse' | 'take' | 'top' | 'even' | 'keep';
  readonly price: number;
  readonly worth: number;
}

/** The value of a bargain to both sides. Both can compute it, because everything except money is public. */
interface Terms {
  /** Number of pieces to trade; may be 0. */
  readonly pieces: number;
  /** Average value of these pieces in ducats, to the buyer (`worth`) and to the seller (`cost`). */
  readonly worth: number;
  readonly cost: number;
  /** Value to the buyer of each additional piece. */
  readonly worths: readonly number[];
}

type Deal = Pick<BargainFrame, 'source' | 'galley' | 'good' | 'count'>;

/** The number of pieces with the highest total gain for both sides, and their value to each. */
export function termsOf(market: Market, { source, galley, good, count }: Deal): Terms {
  const { state } = market;
  const to = galleyAt(state, galley);
  const worths = pieceWorths(market, to, good).slice(to.cargo[good]);
  const from = source.kind === 'galley' ? galleyAt(state, source.galley) : undefined;
  const kept = from && pieceWorths(market, from, good);
  const held = from?.cargo[good] ?? 0;
  const costOf = (pieces: number) => (kept ? sumOf(kept, held - pieces, pieces) : pieces * PORT_PRICE);
  let terms: Terms = { pieces: 0, worth: worths[0] ?? 0, cost: costOf(1), worths };
  let most = 0;
  for (let pieces = 1; pieces <= count; pieces++) {
    const [worth, cost] = [sumOf(worths, 0, pieces), costOf(pieces)];
    if (worth - cost <= most) continue;
    most = worth - cost;
    terms = { pieces, worth: worth / pieces, cost: cost / pieces, worths };
  }
  return terms;
}

const step = (ducats: number) => Math.floor(ducats / COIN) * COIN;

/** The price that splits the gain evenly. */
export function fairPrice({ worth, cost }: Terms): number {
  return step((worth + cost) / 2);
}

/** The price that a port's owner asks: the style's usual price, or with a monopoly the fair price if higher. */
function portPrice(state: State, frame: BargainFrame, terms: Terms, style: Style): number {
  const usual = Math.min(MAX_PRICE, style.price);
  if (monopolist(state, frame.good) !== frame.seller) return usual;
  return Math.min(highest(state, frame), Math.max(usual, Math.min(style.monopolyPrice, fairPrice(terms))));
}

/**
 * The usual answer in a bargain: accepts a fair or better price, and takes every piece that is worth more than its
 * price.
 */
function bargainAnswer(state: State, seat: Seat, frame: BargainFrame, style: Style): Answer {
  const terms = termsOf(marketIn(state, style), frame);
  const { quoted, countered, source } = frame;
  const own =
    source.kind === 'port' ? portPrice(state, frame, terms, style) : Math.min(highest(state, frame), fairPrice(terms));
  const answer = (move: Serenissima1996Move, why: Answer['why'], price: number): Answer => ({
    move,
    why,
    price,
    worth: seat === frame.buyer ? terms.worth : terms.cost,
  });
  switch (frame.stage) {
    case 'quote':
      if (source.kind === 'galley' && (terms.pieces === 0 || own <= terms.cost))
        return answer({ type: 'refuse' }, 'refuse', 0);
      return answer({ type: 'quote', price: own }, 'quote', own);
    case 'answer': {
      if (pays(state, seat, frame, terms)) return answer({ type: 'accept' }, 'fair', quoted);
      const low = Math.max(source.kind === 'port' ? PORT_PRICE : COIN, Math.min(quoted - COIN, fairPrice(terms)));
      if (terms.pieces > 0 && low < quoted && low <= state.money[seat] && piecesAt(terms, low) > 0)
        return answer({ type: 'counter', price: low }, 'counter', low);
      return answer({ type: 'refuse' }, 'dear', quoted);
    }
    case 'counter':
      if (countered >= own && countered > (source.kind === 'port' ? 0 : terms.cost))
        return answer({ type: 'accept' }, 'fair', countered);
      return answer({ type: 'refuse' }, 'refuse', countered);
    case 'last':
      return pays(state, seat, frame, terms)
        ? answer({ type: 'accept' }, 'fair', quoted)
        : answer({ type: 'refuse' }, 'dear', quoted);
    case 'take': {
      const count = Math.min(payable(state, frame, quoted), piecesAt(terms, quoted));
      return answer({ type: 'take', count }, 'take', quoted);
    }
  }
}

/** Whether the buyer can pay the quoted price and profits from it. */
function pays(state: State, seat: Seat, { quoted, source }: BargainFrame, terms: Terms): boolean {
  if (quoted > state.money[seat] || piecesAt(terms, quoted) === 0) return false;
  return source.kind === 'port' ? terms.worth > quoted : quoted <= fairPrice(terms);
}

/** Number of pieces that are worth more to the buyer than a price. */
function piecesAt({ worths }: Terms, price: number): number {
  const end = worths.findIndex((worth) => worth <= price);
  return end < 0 ? worths.length : end;
}

/** Alternative prices for the search, relative to the usual one. */
const OFFSETS: readonly number[] = [-2, -1, 1, 2, 4].map((coins) => coins * COIN);

/** The usual answer and up to `most - 1` alternatives: other prices, or the opposite decision. */
export function bargainAnswers(state: State, seat: Seat, frame: BargainFrame, style: Style, most: number): Answer[] {
  const usual = bargainAnswer(state, seat, frame, style);
  // Once the price is agreed, there is no alternative worth searching.
  if (most === 1 || frame.stage === 'take') return [usual];
  // In the last turn, refusing brings nothing, so refusing is not an alternative to accepting.
  const accepts = turnsLeft(state) === 0 && usual.move.type === 'accept';
  const others = moves(state, seat).flatMap((move): Answer[] => {
    const why = reasonFor(move, seat === frame.buyer);
    if (!why || sameMove(move, usual.move) || (accepts && move.type === 'refuse')) return [];
    const price = 'price' in move ? move.price : frame.stage === 'counter' ? frame.countered : frame.quoted;
    if ('price' in move && !OFFSETS.includes(price - usual.price)) return [];
    return [{ move, why, price, worth: usual.worth }];
  });
  return [usual, ...others].slice(0, most);
}

function reasonFor({ type }: Serenissima1996Move, buys: boolean): Answer['why'] | undefined {
  if (type === 'accept') return 'fair';
  if (type === 'refuse') return buys ? 'dear' : 'refuse';
  return type === 'quote' || type === 'counter' || type === 'take' ? type : undefined;
}
