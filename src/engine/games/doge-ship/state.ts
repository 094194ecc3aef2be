import type { Seat } from '../../core/game';
import type { DogeShipOptions } from './about';
import type { DogeId, Kind, PileId, TileId } from './data/components';

/** The seat at `order[place]` spends an action marker; what the action lets it decide lies on top. */
export interface TurnFrame {
  kind: 'turn';
  place: number;
  /** Whether it has changed the order of its barricades. */
  reordered: boolean;
  /** Whether its marker is spent: what is left of the turn are the frames on top. */
  acted: boolean;
}

/** Tiles of these kinds may still be bought or built: one of them (`or`) or each of them once (`and`). */
export interface WorkFrame {
  kind: 'buy' | 'construct';
  join: 'or' | 'and';
  kinds: Kind[];
  /** Whether this is the bonus of a barricade. */
  bonus: boolean;
}

/** Tiles drawn from a pile: one may be kept. */
export interface DrawnFrame {
  kind: 'drawn';
  pile: PileId;
  tiles: TileId[];
}

/** A part must be destroyed and replaced. */
export interface ReplacementFrame {
  kind: 'replacement';
}

/** Two Doge tiles drawn by an intrigue: one is put on the old one. */
export interface DogeFrame {
  kind: 'doge';
  tiles: DogeId[];
}

/** Everybody bids Approvals in secret; `null` until it has. */
export interface InspectionFrame {
  kind: 'inspection';
  bids: (number | null)[];
}

export type Frame = TurnFrame | WorkFrame | DrawnFrame | ReplacementFrame | DogeFrame | InspectionFrame;

/** Where victory points come from: a line of the score each. */
export const SOURCES = ['parts', 'parameters', 'bonuses', 'inspections', 'finalInspection'] as const;
export type PointSource = (typeof SOURCES)[number];

export interface State {
  options: DogeShipOptions;
  /** From 1. */
  round: number;
  /** Seats in the order of play of this round. */
  order: Seat[];
  /** Decisions within decisions: the last one decides. Empty: the game is over. */
  frames: Frame[];
  /** What each table's die shows. */
  dice: number[];
  /** Whose marker lies on each space, or NOBODY; the spaces of the tables one after the other. */
  taken: Seat[];
  /** Action markers still to spend this round, by seat. */
  markers: number[];
  /** Action markers in the water, by seat. */
  flooded: number[];
  money: number[];
  approvals: number[];
  /** Victory points by seat and source (in the order of SOURCES). */
  points: number[][];
  /** Tiles under construction, by seat, oldest first. */
  yards: TileId[][];
  /** Barricades built, by seat; the last lies on top. */
  stacks: TileId[][];
  /** By pile; the first lies on top. */
  piles: TileId[][];
  /** The parts built on each level, from the stern. */
  ship: TileId[][];
  /** Who built each of them. */
  builders: Seat[][];
  /** Destroyed parts that are out of the game (an option). */
  box: TileId[];
  /** The current Doge tile. */
  doge: DogeId;
  /** The first lies on top. */
  dogePile: DogeId[];
  /** Doge tiles of before, under the current one; the last is the newest. */
  dogeOld: DogeId[];
}
