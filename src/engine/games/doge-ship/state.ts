import type { Seat } from '../../core/game';
import type { DogeShipOptions } from './about';
import type { DogeId, Kind, PileId, TileId } from './data/components';

/** The seat at `order[place]` spends an action marker. The decisions of its action are above this frame. */
export interface TurnFrame {
  kind: 'turn';
  place: number;
  /** Whether the seat has reordered its barricades. */
  reordered: boolean;
  /** Whether the marker is spent. The frames above then contain the remaining decisions. */
  acted: boolean;
}

/** Tiles of these kinds may still be bought or built: one in total (`or`), or one of each (`and`). */
export interface WorkFrame {
  kind: 'buy' | 'construct';
  join: 'or' | 'and';
  kinds: Kind[];
  /** Whether this is a barricade's bonus. */
  bonus: boolean;
}

/** Tiles drawn from a pile, of which one may be kept. */
export interface DrawnFrame {
  kind: 'drawn';
  pile: PileId;
  tiles: TileId[];
}

/** A part must be destroyed and replaced. */
export interface ReplacementFrame {
  kind: 'replacement';
}

/** Two Doge tiles drawn by an intrigue; one of them covers the old one. */
export interface DogeFrame {
  kind: 'doge';
  tiles: DogeId[];
}

/** Secret bids; `null` until a seat has bid. */
export interface InspectionFrame {
  kind: 'inspection';
  bids: (number | null)[];
}

export type Frame = TurnFrame | WorkFrame | DrawnFrame | ReplacementFrame | DogeFrame | InspectionFrame;

export interface State {
  options: DogeShipOptions;
  /** Counted from 1. */
  round: number;
  /** The order of play of this round. */
  order: Seat[];
  /** The stack of decisions; the last frame is the current one. Empty if the game is over. */
  frames: Frame[];
  /** The die on each table. */
  dice: number[];
  /** The seat whose marker is on each space (`spaceIndex`), or NOBODY. */
  taken: Seat[];
  /** The action markers that each seat has left this round. */
  markers: number[];
  /** Each seat's action markers in the water. */
  flooded: number[];
  money: number[];
  approvals: number[];
  /** Each seat's points from each source (in the order of SOURCES). */
  points: number[][];
  /** The tiles in each seat's yard, oldest first. */
  yards: TileId[][];
  /** Each seat's built barricades; the last is on top. */
  stacks: TileId[][];
  /** The tiles of each pile; the first is on top. */
  piles: TileId[][];
  /** The parts built on each level, from the stern. */
  ship: TileId[][];
  /** The seats that built those parts. */
  builders: Seat[][];
  /** Destroyed parts removed from the game (an option). */
  box: TileId[];
  /** The current Doge tile. */
  doge: DogeId;
  /** The first is on top. */
  dogePile: DogeId[];
  /** Earlier Doge tiles; the last is the newest. */
  dogeOld: DogeId[];
}
