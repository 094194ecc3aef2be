import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Serenissima1996Options } from './about';
import type { PowerId } from './data/board';

/** Whether a galley may leave the space it is in: it began there or was let through, must ask, or was refused. */
type Passage = 'free' | 'ask' | 'refused';

/** A seat's standing answer to another seat's requests for passage. */
export type Standing = 'ask' | 'always' | 'never';

export interface Galley {
  owner: Seat;
  space: SpaceId;
  sailors: number;
  /** Pieces of each good aboard, by good. */
  cargo: number[];
  /** Spaces sailed this turn. */
  sailed: number;
  passage: Passage;
}

export interface Port {
  /** A seat, or NOBODY. */
  owner: Seat;
  garrison: number;
  fort: boolean;
  /** Goods in store in the order sold: the first lies on the lowest figure. */
  warehouse: GoodId[];
  /** Sailors hired here this turn. */
  hired: number;
  /** Whether a galley or fort was built here this turn. */
  built: boolean;
}

export type Phase = 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue';

/** Set-up: seats share out their sailors one after the other. */
export interface PlacementFrame {
  kind: 'placement';
  seat: Seat;
}

/** Phase 1: every seat bids in secret; `null` until it has. */
export interface BiddingFrame {
  kind: 'bidding';
  bids: (number | null)[];
}

/** Phase 1: the seats still to choose a place, the next first; `places[i]` is who plays i-th, or NOBODY. */
export interface OrderingFrame {
  kind: 'ordering';
  choosers: Seat[];
  places: Seat[];
  /** The seats that bid nothing and have yet to throw for the places left. */
  zeros: Seat[];
}

/** Phases 2 to 6: the seat at `order[place]` acts until it ends the phase. */
export interface PhaseFrame {
  kind: 'phase';
  phase: Phase;
  place: number;
  /** Harbour only: bargains (see bargain.ts) that failed and may not be reopened before the next turn. */
  closed: number[];
  /** Harbour only: prices agreed this turn; absent until there is one. */
  agreed?: Agreement[];
}

/** What a piece costs the acting seat in another's port for the rest of its turn in the harbour. */
interface Agreement {
  readonly port: PortId;
  readonly price: number;
}

/** What a buyer gives for goods beside money, in an exchange between galleys (an option). */
export interface Return {
  readonly good: GoodId;
  readonly count: number;
}

/** Where the goods of a bargain come from: a port's stock, or another galley. */
export type Source = { kind: 'port'; port: PortId } | { kind: 'galley'; galley: GalleyId };

/**
 * A price being talked over: quote, then take it or counter, then accept the counter or not, then a last chance at the
 * quoted price. `stage` says what is being decided: the seller decides `quote` and `counter`, the buyer `answer` and `last`.
 * Once the price stands it is `quoted`, and at `take` the buyer says how many pieces they take.
 */
export interface BargainFrame {
  kind: 'bargain';
  stage: 'quote' | 'answer' | 'counter' | 'last' | 'take';
  seller: Seat;
  buyer: Seat;
  source: Source;
  /** The buyer's galley that takes the goods. */
  galley: GalleyId;
  good: GoodId;
  count: number;
  /** An exchange: these pieces of the buyer's galley go the other way, and the price is for the whole. Absent: a sale. */
  inReturn?: Return;
  /** Ducats a piece, in an exchange on top of the goods; 0 until quoted. */
  quoted: number;
  countered: number;
}

/** A galley asks to leave a space: the owners yet to answer, the next first. */
export interface PassageFrame {
  kind: 'passage';
  galley: GalleyId;
  owners: Seat[];
}

/**
 * After a galley lost its last sailor: the victor seizes or sinks it (`fate`), then re-sorts the two cargoes and, when done,
 * whichever galley has no crew sinks.
 */
export interface SpoilsFrame {
  kind: 'spoils';
  stage: 'fate' | 'sorting';
  seat: Seat;
  victor: GalleyId;
  prize: GalleyId;
}

export type Frame =
  PlacementFrame | BiddingFrame | OrderingFrame | PhaseFrame | BargainFrame | PassageFrame | SpoilsFrame;

export interface State {
  options: Serenissima1996Options;
  /** The power each seat plays. */
  powers: PowerId[];
  /** The turn being played, from 1; 0 during placement. */
  turn: number;
  /** The last turn by the rules; a variable end may add more. */
  lastTurn: number;
  /** Seats in the order of play of this turn. */
  order: Seat[];
  /** Decisions within decisions: the last one decides. Empty: the game is over. */
  frames: Frame[];
  money: number[];
  /** Ducats in the Treasury. */
  treasury: number;
  /** Goods in the supply, by good. */
  supply: number[];
  /** Sailors in the box. */
  sailors: number;
  /** Sailors out of the game for good (an option). */
  fallen: number;
  /** Forts in the box. */
  forts: number;
  /** By galley id; `null`: in the box. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: a's answer when b asks for passage. */
  standing: Standing[][];
}
