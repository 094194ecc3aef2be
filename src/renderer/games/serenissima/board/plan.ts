import type { Board, PortId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import type { Places, Point } from './geography';
import type { GoodKind } from './good-shapes';

/** Where each port's card stands, as its centre, and how many warehouse spaces it has in a row. */
export type CardPlan = Readonly<Record<string, readonly [x: number, y: number, columns: number]>>;

/** A port's card: name above, then its good and the warehouse spaces in rows. */
export interface Card extends Rect {
  /** Top left corner of each warehouse space, relative to the card's. */
  readonly slots: readonly Point[];
  /** Centre of the produced good, relative to the card's corner. */
  readonly product: Point;
  /** Room below each row of spaces for the figures of a scoring; 0 where there are none. */
  readonly strip: number;
}

/** All the cards of a board. */
export interface Layout {
  readonly cards: readonly Card[];
  /** Centre of a warehouse space in the world. */
  slotCentre(port: PortId, slot: number): Point;
}

/** What the shared chart and its furniture must know of an edition's board. */
export interface BoardPlan {
  readonly board: Board;
  readonly goods: readonly GoodKind[];
  readonly places: Places;
  readonly layout: Layout;
  /** Ports drawn with gilded towers: capitals, and ports where a player may begin. */
  readonly great: ReadonlySet<PortId>;
  /** Spaces that touch no land. */
  readonly highSeas: ReadonlySet<SpaceId>;
}
