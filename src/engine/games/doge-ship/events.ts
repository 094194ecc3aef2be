import type { Seat } from '../../core/game';
import type { ColourId, DogeId, Intrigue, Kind, Level, PileId, TableId, TileId, ZoneId } from './data/components';

type Bars = { readonly bars?: 'secret' | 'answer' };

/** The points of one square of a galley part. */
interface SquarePay {
  readonly colour: ColourId;
  readonly points: number;
}

/** The yield of building a galley part, in detail. */
export interface PartWorth {
  /** The printed points. */
  readonly printed: number;
  /** Points of each square under the current Doge tile. */
  readonly squares: readonly SquarePay[];
  /** Printed points plus squares; may be negative. */
  readonly points: number;
  /** Approvals for the part's symbol, 0 or 1. */
  readonly symbol: number;
  /** Approvals for a violet zone, 0 or 1. */
  readonly violet: number;
  readonly approvals: number;
}

/** The position of a part in the Galley. */
export interface Berth {
  readonly level: Level;
  /** Counted from the stern, from 0. */
  readonly column: number;
  readonly zone: ZoneId;
}

/**
 * Tiles in `drawn` and `dogeDrawn` are secret: `null` for all seats except the one that draws, unless draws are open.
 * Bids appear only in `inspectionHeld`.
 */
export type DogeShipEvent = Bars &
  (
    | {
        readonly type: 'roundBegan';
        readonly round: number;
        /** The seat that rolls the dice. */
        readonly first: Seat;
        /** One value per table. */
        readonly dice: readonly number[];
        /** The new Doge tile. */
        readonly doge: DogeId;
        /** The Doge tile that the new one covers. */
        readonly before: DogeId;
      }
    | { readonly type: 'dogeReshuffled'; readonly count: number }
    | {
        readonly type: 'reordered';
        readonly seat: Seat;
        readonly top: TileId;
        readonly before: TileId;
        readonly price: number;
      }
    | {
        readonly type: 'actionChosen';
        readonly seat: Seat;
        readonly table: TableId;
        readonly space: number;
        readonly die: number;
        readonly price: number;
        /** Number of markers the seat has left. */
        readonly left: number;
      }
    | { readonly type: 'actionDiscarded'; readonly seat: Seat; readonly ducats: number; readonly left: number }
    | {
        readonly type: 'bonusGained';
        readonly seat: Seat;
        readonly barricade: TileId;
        readonly ducats: number;
        readonly approvals: number;
        readonly points: number;
      }
    /** A barricade offers one more tile that can be bought or built. */
    | {
        readonly type: 'bonusOffered';
        readonly seat: Seat;
        readonly barricade: TileId;
        readonly work: 'buy' | 'construct';
        readonly tile: Kind;
      }
    | {
        readonly type: 'moneyGained';
        readonly seat: Seat;
        readonly table: TableId;
        readonly space: number;
        readonly ducats: number;
      }
    | {
        readonly type: 'intrigued';
        readonly seat: Seat;
        readonly intrigue: Intrigue;
        readonly price: number;
        readonly approvals: number;
      }
    | {
        readonly type: 'drawn';
        readonly seat: Seat;
        readonly pile: PileId;
        readonly count: number;
        readonly open: boolean;
        readonly tiles: readonly TileId[] | null;
      }
    | {
        readonly type: 'bought';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly pile: PileId;
        readonly price: number;
        /** The tile that was put under its pile to make room. */
        readonly discarded: TileId | null;
        /** Number of tiles not chosen, now under the pile. */
        readonly returned: number;
      }
    | { readonly type: 'declined'; readonly seat: Seat; readonly pile: PileId; readonly returned: number }
    | {
        readonly type: 'gondolaBuilt';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly ducats: number;
        readonly approvals: number;
      }
    | {
        readonly type: 'barricadeBuilt';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly priority: number;
        /** Number of barricades now in the stack. */
        readonly height: number;
      }
    | {
        readonly type: 'partBuilt';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly berth: Berth;
        readonly worth: PartWorth;
      }
    | {
        readonly type: 'partReplaced';
        readonly seat: Seat;
        readonly tile: TileId;
        readonly berth: Berth;
        readonly worth: PartWorth;
        readonly destroyed: TileId;
        /** The seat that built the destroyed part. */
        readonly builder: Seat;
        readonly to: 'pile' | 'box';
      }
    /** A player passes, or the remaining action is impossible. */
    | {
        readonly type: 'leftUndone';
        readonly seat: Seat;
        readonly work: 'buy' | 'construct';
        readonly bonus: boolean;
        readonly forced: boolean;
        /** Set if the action has two kinds of tiles and the first one has been handled. */
        readonly rest?: true;
      }
    | {
        readonly type: 'dogeDrawn';
        readonly seat: Seat;
        readonly open: boolean;
        readonly tiles: readonly DogeId[] | null;
      }
    | {
        readonly type: 'dogePlaced';
        readonly seat: Seat;
        readonly tile: DogeId;
        readonly before: DogeId;
        readonly other: 'top' | 'bottom';
      }
    | {
        readonly type: 'roundEnded';
        readonly round: number;
        /** Seats in the new order of play. */
        readonly order: readonly Seat[];
        /** The priority of each seat's top barricade; 0 without one. */
        readonly priorities: readonly number[];
      }
    | {
        readonly type: 'highWater';
        readonly level: number;
        /** Number of barricades of each seat. */
        readonly barricades: readonly number[];
        /** Number of markers each seat loses for the next round. */
        readonly lost: readonly number[];
      }
    | { readonly type: 'inspectionBegan' }
    | { readonly type: 'bidMade'; readonly seat: Seat }
    | { readonly type: 'inspectionHeld'; readonly bids: readonly number[]; readonly points: readonly number[] }
    | { readonly type: 'shipFinished'; readonly seat: Seat }
    | { readonly type: 'finalInspection'; readonly approvals: readonly number[]; readonly points: readonly number[] }
    | { readonly type: 'gameOver'; readonly winners: readonly Seat[] }
  );
