import type { Seat } from '../../core/game';
import type { DogeShipOptions } from './about';
import type { Action, Bonus, DogeEvent, DogeId, TileId, ZoneId } from './data/components';
import type { Berth, PartWorth } from './events';
import type { DogeFrame, DrawnFrame, Frame, InspectionFrame } from './state';

/** Tiles drawn, as one seat may know them: `null` where they are another's secret. */
type HiddenDrawnFrame = Omit<DrawnFrame, 'tiles'> & {
  readonly count: number;
  readonly tiles: TileId[] | null;
  /** The same tiles as they would stand in the yard. */
  readonly offers: readonly YardTile[] | null;
};
type HiddenDogeFrame = Omit<DogeFrame, 'tiles'> & { readonly tiles: DogeId[] | null };

/** The bids as one seat may know them: who has bid, and its own. */
interface HiddenInspectionFrame {
  readonly kind: 'inspection';
  readonly placed: readonly boolean[];
  readonly own: number | null;
}

export type ViewFrame =
  Exclude<Frame, DrawnFrame | DogeFrame | InspectionFrame> | HiddenDrawnFrame | HiddenDogeFrame | HiddenInspectionFrame;

/** A space of a table as it stands this round. */
interface SpaceView {
  /** Ducats: how far it lies beyond the die. */
  readonly price: number;
  /** Whose marker lies there, or NOBODY. */
  readonly taken: Seat;
}

export interface TableView {
  readonly die: number;
  readonly spaces: readonly SpaceView[];
}

/** A tile under construction; a galley part with what it would give under the current Doge tile. */
export interface YardTile {
  readonly tile: TileId;
  /** `null` for gondolas and barricades. */
  readonly worth: PartWorth | null;
  /** Whether its place in the Galley is open now; always true for gondolas and barricades. */
  readonly fits: boolean;
}

/** The barricade on top of a stack. */
interface TopBarricade {
  readonly tile: TileId;
  readonly priority: number;
  readonly action: Action['type'];
  readonly bonus: Bonus;
}

export interface PlayerView {
  readonly points: number;
  readonly money: number;
  /** `null` where they are hidden. */
  readonly approvals: number | null;
  /** Their Approvals as anybody can count them: gains are made in the open, and bids are shown before they are spent. */
  readonly counted: number;
  /** Action markers left this round. */
  readonly markers: number;
  /** Action markers in the water this round. */
  readonly flooded: number;
  readonly yard: readonly YardTile[];
  /** Built barricades; the last lies on top. */
  readonly stack: readonly TileId[];
  /** The active bonus and priority. */
  readonly top: TopBarricade | null;
}

/** A space of the Galley, from stern to prow. */
export interface BerthView extends Berth {
  /** The part built there, or `null`. */
  readonly tile: TileId | null;
  /** Who built it, or NOBODY. */
  readonly builder: Seat;
  /** Whether a part may be built there now. */
  readonly open: boolean;
  /** Whether the part there could be destroyed by a Replacement now. */
  readonly last: boolean;
  /** Whether its zone is violet on the current Doge tile. */
  readonly violet: boolean;
}

/** What one seat may know of a position: all but others' bids and drawn tiles, and the order of the piles. */
export interface DogeShipView {
  /** Whose view this is; `null`: everybody's. */
  readonly seat: Seat | null;
  readonly options: DogeShipOptions;
  readonly round: number;
  /** Seats in the order of play of this round. */
  readonly order: readonly Seat[];
  /** The decision on top, or `null` when the game is over. */
  readonly frame: ViewFrame | null;
  /** The kind of that decision. */
  readonly phase: Frame['kind'] | 'over';
  /** Who may move now. */
  readonly actors: readonly Seat[];
  /** Whose turn it is, or `null` (inspection, end). */
  readonly active: Seat | null;
  /** The tables in play, in the order of TABLES. */
  readonly tables: readonly TableView[];
  readonly doge: {
    readonly tile: DogeId;
    /** What a square of each colour pays. */
    readonly parameters: readonly number[];
    readonly violet: readonly ZoneId[];
    readonly event: DogeEvent | null;
    /** Tiles left to draw. */
    readonly pile: number;
    /** Tiles of before; the last is the newest. */
    readonly old: readonly DogeId[];
  };
  readonly ship: {
    /** Columns of each section. */
    readonly sections: readonly number[];
    /** `levels[level][column]`, lower level first. */
    readonly levels: readonly (readonly BerthView[])[];
    /** Spaces still empty. */
    readonly left: number;
  };
  /** Tiles in each pile. */
  readonly piles: readonly number[];
  /** Whether players keep from each other how many Approvals they have. */
  readonly approvalsHidden: boolean;
  readonly players: readonly PlayerView[];
}
