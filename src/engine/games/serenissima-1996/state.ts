import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Serenissima1996Options } from './about';
import type { PowerId } from './data/board';

/**
 * Whether a galley may leave its space: yes (it started there or consent was given), only if it asks, or no because it
 * was refused.
 */
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
  /** Stored goods in the order sold; the first is on the lowest figure. */
  warehouse: GoodId[];
  /** Sailors hired here this turn. */
  hired: number;
  /** Whether a galley or fort was built here this turn. */
  built: boolean;
}

export type Phase = 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue';

/** Set-up: seats place their sailors one after the other. */
export interface PlacementFrame {
  kind: 'placement';
  seat: Seat;
}

/** Phase 1: every seat bids in secret; `null` until it has bid. */
export interface BiddingFrame {
  kind: 'bidding';
  bids: (number | null)[];
}

/**
 * Phase 1: the seats that have yet to choose a place, next one first. `places[i]` is the seat that plays i-th, or
 * NOBODY.
 */
export interface OrderingFrame {
  kind: 'ordering';
  choosers: Seat[];
  places: Seat[];
  /** Seats that bid nothing and have yet to roll for the remaining places. */
  zeros: Seat[];
}

/** Phases 2 to 6: the seat at `order[place]` acts until it ends the phase. */
export interface PhaseFrame {
  kind: 'phase';
  phase: Phase;
  place: number;
  /** Harbour only: failed bargains (see bargain.ts) that may not be reopened before the next turn. */
  closed: number[];
  /** Harbour only: prices agreed this turn; missing if there are none. */
  agreed?: Agreement[];
}

/** The agreed price of a piece in another seat's port, valid for the rest of the harbour turn. */
interface Agreement {
  readonly port: PortId;
  readonly price: number;
}

/** Goods that a buyer gives in an exchange between galleys (an option). */
export interface Return {
  readonly good: GoodId;
  readonly count: number;
}

/** The source of a bargain's goods: a port's supply, or another galley. */
export type Source = { kind: 'port'; port: PortId } | { kind: 'galley'; galley: GalleyId };

/**
 * A bargain over a price: quote, then accept or counter, then accept the counter or not, then a last chance at the
 * quoted price. `stage` names the current decision: the seller decides `quote` and `counter`, the buyer `answer` and
 * `last`. The agreed price is stored in `quoted`. At `take`, the buyer chooses how many pieces to take.
 */
export interface BargainFrame {
  kind: 'bargain';
  stage: 'quote' | 'answer' | 'counter' | 'last' | 'take';
  seller: Seat;
  buyer: Seat;
  source: Source;
  /** The buyer's galley, which receives the goods. */
  galley: GalleyId;
  good: GoodId;
  count: number;
  /** In an exchange: the goods from the buyer's galley; the price is then for the whole. Missing in a sale. */
  inReturn?: Return;
  /** Ducats per piece, or in an exchange the money in addition to the goods; 0 until quoted. */
  quoted: number;
  countered: number;
}

/** A galley asks to leave a space. `owners` are the seats that have yet to answer, next one first. */
export interface PassageFrame {
  kind: 'passage';
  galley: GalleyId;
  owners: Seat[];
}

/**
 * A galley has lost its last sailor: the victor seizes or sinks it (`fate`), then sorts the two cargoes. At the end,
 * any galley without a crew sinks.
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
  /** The current turn, counted from 1; 0 during placement. */
  turn: number;
  /** The last turn according to the rules; a variable end may add more. */
  lastTurn: number;
  /** Seats in the order of play of this turn. */
  order: Seat[];
  /** The stack of decisions; the last frame is decided first. Empty if the game is over. */
  frames: Frame[];
  money: number[];
  /** Ducats in the Treasury. */
  treasury: number;
  /** Goods in the supply, by good. */
  supply: number[];
  /** Sailors in the box. */
  sailors: number;
  /** Sailors removed from the game (an option). */
  fallen: number;
  /** Forts in the box. */
  forts: number;
  /** By galley id; `null` if in the box. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: a's answer when b asks for passage. */
  standing: Standing[][];
}
