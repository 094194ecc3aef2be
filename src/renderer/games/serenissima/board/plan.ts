import type { Board, PortId, SpaceId } from '../../../../engine/games/serenissima/board';
import type { Rect } from '../../../board/board-types';
import type { Places, Point } from './geography';
import type { GoodKind } from './good-shapes';

/** The centre of each port's card, and its number of warehouse spaces per row. */
export type CardPlan = Readonly<Record<string, readonly [x: number, y: number, columns: number]>>;

/** A port's card: the name at the top, then its good and the warehouse spaces in rows. */
export interface Card extends Rect {
  /** The top left corner of each warehouse space, relative to the card's. */
  readonly slots: readonly Point[];
  /** The centre of the produced good, relative to the card's corner. */
  readonly product: Point;
  /** Space below each row for the income at a scoring; 0 if there are no scorings. */
  readonly strip: number;
}

export interface Layout {
  readonly cards: readonly Card[];
  /** The centre of a warehouse space, in world units. */
  slotCentre(port: PortId, slot: number): Point;
}

/** The parts of an edition's board that the shared drawing code needs. */
export interface BoardPlan {
  readonly board: Board;
  readonly goods: readonly GoodKind[];
  readonly places: Places;
  readonly layout: Layout;
  /** Ports drawn with gilded towers: capitals, and ports where a player can start. */
  readonly great: ReadonlySet<PortId>;
  /** The header colour of an unowned port's card. It differs from every power's colour with any colour vision. */
  readonly unowned: number;
  /** Whether that header is of parchment, which has a warmer light. */
  readonly parchment: boolean;
  /** Spaces that do not touch land. */
  readonly highSeas: ReadonlySet<SpaceId>;
}
