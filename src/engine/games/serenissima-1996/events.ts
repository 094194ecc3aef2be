import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Berth, Piece } from '../serenissima/berths';
import type { Phase, Return, Source } from './state';

type Bars = { readonly bars?: 'secret' | 'answer' };

/** Goods for which some port of `owner` stops paying the new-market bonus, because its owner now has them. */
export interface BonusEnds {
  readonly owner: Seat;
  readonly goods: readonly GoodId[];
}

interface Throw {
  readonly seat: Seat;
  readonly die: number;
}

/** One side of an exchange of blows. */
export interface Blow {
  readonly seat: Seat;
  readonly sailors: number;
  readonly die: number;
  readonly divisor: number;
  /** Sailors it could kill, which may be more than the enemy has. */
  readonly hits: number;
  /** Sailors this side loses. */
  readonly losses: number;
}

/** Events contain no secrets: bids appear only in `bidsRevealed`. */
export type Serenissima1996Event = Bars &
  (
    | { readonly type: 'placed'; readonly seat: Seat; readonly crews: readonly number[]; readonly garrison: number }
    /** `thrown`: a die roll after this turn decides whether it is the last. */
    | { readonly type: 'turnBegan'; readonly turn: number; readonly last: boolean; readonly thrown?: true }
    | { readonly type: 'bidMade'; readonly seat: Seat }
    | { readonly type: 'bidsRevealed'; readonly bids: readonly number[] }
    | { readonly type: 'thrownForOrder'; readonly throws: readonly Throw[] }
    | { readonly type: 'orderChosen'; readonly seat: Seat; readonly place: number; readonly forced: boolean }
    | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
    | { readonly type: 'phaseSkipped'; readonly phase: Phase; readonly seat: Seat }
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly port: PortId;
        readonly galley: GalleyId;
        readonly good: GoodId;
        readonly count: number;
        /** Ducats per piece. */
        readonly price: number;
        /** The seat that is paid, or NOBODY for the Treasury. */
        readonly paidTo: Seat;
      }
    | {
        readonly type: 'bargainOpened';
        readonly by: Seat;
        readonly buyer: Seat;
        readonly seller: Seat;
        readonly source: Source;
        readonly galley: GalleyId;
        readonly good: GoodId;
        readonly count: number;
        /** In an exchange: the goods that the buyer gives. A price is then paid in addition to them. */
        readonly inReturn?: Return;
      }
    | {
        readonly type: 'quoted';
        readonly seat: Seat;
        readonly buyer: Seat;
        readonly good: GoodId;
        /** Number of pieces. The price is per piece, or for the whole exchange. */
        readonly count: number;
        readonly price: number;
        readonly inReturn?: Return;
      }
    | {
        readonly type: 'countered';
        readonly seat: Seat;
        readonly seller: Seat;
        readonly good: GoodId;
        readonly count: number;
        readonly price: number;
        readonly inReturn?: Return;
      }
    | { readonly type: 'counterRefused'; readonly seat: Seat; readonly price: number; readonly inReturn?: Return }
    /** An exchange: `count` pieces of `good` go from the seller to the buyer; `inReturn` and ducats the other way. */
    | {
        readonly type: 'bartered';
        readonly seller: Seat;
        readonly buyer: Seat;
        readonly from: GalleyId;
        readonly galley: GalleyId;
        readonly good: GoodId;
        readonly count: number;
        readonly inReturn: Return;
        /** Ducats paid in addition to the goods. */
        readonly price: number;
      }
    /** The price of a piece is agreed. The buyer then chooses how many to take. */
    | {
        readonly type: 'priceAgreed';
        readonly seat: Seat;
        readonly buyer: Seat;
        readonly seller: Seat;
        readonly good: GoodId;
        readonly price: number;
      }
    | {
        readonly type: 'noneTaken';
        readonly seat: Seat;
        readonly seller: Seat;
        readonly good: GoodId;
        readonly price: number;
      }
    | {
        readonly type: 'bargainFailed';
        readonly by: Seat;
        readonly buyer: Seat;
        readonly seller: Seat;
        readonly good: GoodId;
      }
    | {
        readonly type: 'traded';
        readonly seller: Seat;
        readonly buyer: Seat;
        readonly from: GalleyId;
        readonly galley: GalleyId;
        readonly good: GoodId;
        readonly count: number;
        readonly price: number;
      }
    | {
        readonly type: 'galleyBuilt';
        readonly seat: Seat;
        readonly port: PortId;
        readonly galley: GalleyId;
        readonly crew: 'hired' | 'garrison';
        readonly cost: number;
      }
    | { readonly type: 'fortBuilt'; readonly seat: Seat; readonly port: PortId; readonly cost: number }
    | {
        readonly type: 'hired';
        readonly seat: Seat;
        readonly port: PortId;
        readonly to: Berth;
        readonly count: number;
        readonly cost: number;
      }
    | {
        readonly type: 'transferred';
        readonly seat: Seat;
        readonly from: Berth;
        readonly to: Berth;
        readonly piece: Piece;
      }
    | {
        readonly type: 'exchanged';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly piece: Piece;
        readonly with: GalleyId;
        readonly for: Piece;
      }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly galley: GalleyId; readonly good: GoodId }
    | { readonly type: 'dismissed'; readonly seat: Seat; readonly galley: GalleyId; readonly port: PortId }
    | {
        readonly type: 'sailed';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly from: SpaceId;
        readonly to: SpaceId;
      }
    | {
        readonly type: 'passageAsked';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly owners: readonly Seat[];
      }
    | {
        readonly type: 'passageAnswered';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly asker: Seat;
        readonly granted: boolean;
      }
    | {
        readonly type: 'fought';
        readonly space: SpaceId;
        readonly galley: GalleyId;
        readonly target: Berth;
        readonly attacker: Blow;
        readonly defender: Blow;
      }
    | {
        readonly type: 'sank';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly space: SpaceId;
        readonly cargo: readonly number[];
        readonly why: 'battle' | 'sunk' | 'abandoned' | 'landed';
        /** The seat that beat it in battle. */
        readonly by?: Seat;
      }
    | { readonly type: 'garrisonFell'; readonly seat: Seat; readonly port: PortId; readonly by: Seat }
    | {
        readonly type: 'seized';
        readonly seat: Seat;
        readonly from: Seat;
        readonly victor: GalleyId;
        readonly prize: GalleyId;
        readonly crew: number;
      }
    | {
        readonly type: 'stowed';
        readonly seat: Seat;
        readonly from: GalleyId;
        readonly to: GalleyId;
        readonly good: GoodId;
      }
    | {
        readonly type: 'landed';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly count: number;
        /** The previous owner, or NOBODY. */
        readonly from: Seat;
        readonly bonusEnds?: BonusEnds;
      }
    | {
        readonly type: 'sold';
        readonly seat: Seat;
        readonly galley: GalleyId;
        readonly port: PortId;
        readonly good: GoodId;
        /** Index of the warehouse space. */
        readonly slot: number;
        readonly price: number;
        readonly bonus: number;
        readonly bonusEnds?: BonusEnds;
      }
    | { readonly type: 'income'; readonly seat: Seat; readonly amount: number }
    | { readonly type: 'endThrown'; readonly die: number; readonly over: boolean }
    | { readonly type: 'gameOver'; readonly winners: readonly Seat[] }
  );
