import type { Seat } from '../../core/game';
import type { Ending } from '../../core/threats';
import type { DogeShipOptions } from './about';
import type { Action, Bonus, DogeEvent, DogeId, TileId, ZoneId } from './data/components';
import type { Berth, PartWorth } from './events';
import type { DogeFrame, DrawnFrame, Frame, InspectionFrame, WorkFrame } from './state';

/** Drawn tiles as one seat may see them: `null` if another seat drew them in secret. */
type HiddenDrawnFrame = Omit<DrawnFrame, 'tiles'> & {
  readonly count: number;
  /** The purchase that follows, if any. */
  readonly next: WorkFrame | null;
  /** Whether this is a barricade's bonus. It comes before the space's own purchase. */
  readonly bonus: boolean;
  readonly tiles: TileId[] | null;
  /** The drawn tiles with their yields; `null` if `tiles` is. */
  readonly offers: readonly YardTile[] | null;
};
type HiddenDogeFrame = Omit<DogeFrame, 'tiles'> & { readonly tiles: DogeId[] | null };

/** The bids as one seat may see them: which seats have bid, and its own bid. */
interface HiddenInspectionFrame {
  readonly kind: 'inspection';
  readonly placed: readonly boolean[];
  readonly own: number | null;
}

export type ViewFrame =
  Exclude<Frame, DrawnFrame | DogeFrame | InspectionFrame> | HiddenDrawnFrame | HiddenDogeFrame | HiddenInspectionFrame;

interface SpaceView {
  /** The price in ducats: by how much the number of the space exceeds the die. */
  readonly price: number;
  /** The seat whose marker is there, or NOBODY. */
  readonly taken: Seat;
}

export interface TableView {
  readonly die: number;
  readonly spaces: readonly SpaceView[];
}

/** A tile in a yard, or a drawn tile. */
export interface YardTile {
  readonly tile: TileId;
  /** A part's yield under the current Doge tile; `null` for gondolas and barricades. */
  readonly worth: PartWorth | null;
  /** Whether it could be built now; always true for gondolas and barricades. */
  readonly fits: boolean;
}

interface TopBarricade {
  readonly tile: TileId;
  readonly priority: number;
  readonly action: Action['type'];
  readonly bonus: Bonus;
}

export interface PlayerView {
  readonly points: number;
  readonly money: number;
  /** The number of Approvals; `null` if hidden. */
  readonly approvals: number | null;
  /** The number of Approvals counted from public events: gains are public, and bids are revealed. */
  readonly counted: number;
  /** Points from an inspection now, and from a final inspection now, if all players bid all their Approvals. */
  readonly prizes: { readonly inspection: number; readonly final: number };
  /** Action markers that the player would lose to high water, by level from 1. */
  readonly floods: readonly number[];
  /** Action markers left this round. */
  readonly markers: number;
  /** Action markers in the water this round. */
  readonly flooded: number;
  readonly yard: readonly YardTile[];
  /** Built barricades; the last is on top. */
  readonly stack: readonly TileId[];
  /** The barricade whose bonus and priority count. */
  readonly top: TopBarricade | null;
}

/** A space of the Galley. */
export interface BerthView extends Berth {
  /** The part built there, or `null`. */
  readonly tile: TileId | null;
  /** The seat that built it, or NOBODY. */
  readonly builder: Seat;
  /** Whether a part may be built there now. */
  readonly open: boolean;
  /** Whether a replacement could destroy its part now. */
  readonly last: boolean;
  /** Whether its zone is violet on the current Doge tile. */
  readonly violet: boolean;
}

/** One seat's view: everything except other seats' bids and drawn tiles and the order of the piles. */
export interface DogeShipView {
  /** The viewer's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly options: DogeShipOptions;
  readonly round: number;
  /** The order of play of this round. */
  readonly order: readonly Seat[];
  /** The current decision; `null` if the game is over. */
  readonly frame: ViewFrame | null;
  /** The kind of the current decision. */
  readonly phase: Frame['kind'] | 'over';
  readonly actors: readonly Seat[];
  /** The active seat; `null` during an inspection and after the end. */
  readonly active: Seat | null;
  /** The tables in play, in the order of TABLES. */
  readonly tables: readonly TableView[];
  readonly doge: {
    readonly tile: DogeId;
    /** Points per square, by colour. */
    readonly parameters: readonly number[];
    readonly violet: readonly ZoneId[];
    readonly event: DogeEvent | null;
    /** Number of tiles left to draw. */
    readonly pile: number;
    /** Earlier tiles; the last is the newest. */
    readonly old: readonly DogeId[];
  };
  readonly ship: {
    /** Number of columns in each section. */
    readonly sections: readonly number[];
    /** `levels[level][column]`, lower level first. */
    readonly levels: readonly (readonly BerthView[])[];
    /** Number of empty spaces. */
    readonly left: number;
    /** The seats that could finish the ship this round with what they have now. */
    readonly finishers: readonly Ending[];
  };
  /** Number of tiles in each pile. */
  readonly piles: readonly number[];
  /** Whether the players' numbers of Approvals are hidden now. */
  readonly approvalsHidden: boolean;
  readonly players: readonly PlayerView[];
}
