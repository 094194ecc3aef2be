import type { Seat } from '../../core/game';
import type { GalleyId, GoodId, PortId, SpaceId } from '../serenissima/board';
import type { Serenissima1996Options } from './about';
import type { PowerId } from './data/board';

/**
 * A galley's right to leave its space. `free`: it started there or has consent. `ask`: it needs consent. `refused`: it
 * may not leave this turn.
 */
type Passage = 'free' | 'ask' | 'refused';

/** A seat's standing order for another seat's requests for passage. */
export type Standing = 'ask' | 'always' | 'never';

export interface Galley {
  owner: Seat;
  space: SpaceId;
  sailors: number;
  /** Number of pieces by good. */
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
  /** The stored goods, in the order sold; the first is on the lowest figure. */
  warehouse: GoodId[];
  /** Sailors hired here this turn. */
  hired: number;
  /** Whether a galley or fort was built here this turn. */
  built: boolean;
}

export type Phase = 'harbour' | 'sailing' | 'combat' | 'landing' | 'revenue';

/** Set-up: seats place their sailors in turn. */
export interface PlacementFrame {
  kind: 'placement';
  seat: Seat;
}

/** Phase 1: secret bids; `null` until a seat has bid. */
export interface BiddingFrame {
  kind: 'bidding';
  bids: (number | null)[];
}

/**
 * Phase 1: `choosers` are the seats without a place, next one first. `places[i]` is the seat that plays i-th, or
 * NOBODY.
 */
export interface OrderingFrame {
  kind: 'ordering';
  choosers: Seat[];
  places: Seat[];
  /** Seats that bid nothing and have yet to roll for places. */
  zeros: Seat[];
}

/** Phases 2 to 6: the seat at `order[place]` acts until it ends the phase. */
export interface PhaseFrame {
  kind: 'phase';
  phase: Phase;
  place: number;
  /** Harbour only: failed bargains (bargain.ts) that can't be reopened this turn. */
  closed: number[];
  /** Harbour only: prices agreed this turn. */
  agreed?: Agreement[];
}

/** An agreed price in another seat's port, valid for the rest of the harbour turn. */
interface Agreement {
  readonly port: PortId;
  readonly price: number;
}

/** Goods that a buyer gives in an exchange between galleys (an option). */
export interface Return {
  readonly good: GoodId;
  readonly count: number;
}

/** The source of a bargain's goods. */
export type Source = { kind: 'port'; port: PortId } | { kind: 'galley'; galley: GalleyId };

/**
 * A bargain over a price. The seller decides at `quote` and `counter`, the buyer at `answer` and `last` (bargain.ts).
 * At `take`, the price in `quoted` is agreed and the buyer chooses the number of pieces.
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
  /** In an exchange: the goods that the buyer gives. The price is then for all pieces together. */
  inReturn?: Return;
  /** Ducats per piece, or the additional money of an exchange; 0 until quoted. */
  quoted: number;
  countered: number;
}

/** A galley asks to leave a space. `owners` are the seats that have not answered, next one first. */
export interface PassageFrame {
  kind: 'passage';
  galley: GalleyId;
  owners: Seat[];
}

/**
 * A galley has lost its last sailor. The victor seizes or sinks it (`fate`), then sorts the two cargoes. A galley
 * without a crew then sinks.
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
  /** The power of each seat. */
  powers: PowerId[];
  /** Counted from 1; 0 during placement. */
  turn: number;
  /** The last turn. A variable end may add more. */
  lastTurn: number;
  /** The order of play of this turn. */
  order: Seat[];
  /** The stack of decisions; the last frame is the current one. Empty if the game is over. */
  frames: Frame[];
  money: number[];
  /** Ducats in the Treasury. */
  treasury: number;
  /** The number of pieces of each good left in the box. */
  supply: number[];
  /** The sailors left in the box. */
  sailors: number;
  /** The killed sailors removed from the game (an option). */
  fallen: number;
  /** The forts left in the box. */
  forts: number;
  /** The galleys, by id; `null` if in the box. */
  galleys: (Galley | null)[];
  ports: Port[];
  /** `standing[a][b]`: a's answer when b asks for passage. */
  standing: Standing[][];
}
