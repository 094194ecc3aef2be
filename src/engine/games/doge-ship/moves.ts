import type { DogeId, PileId, TableId, TileId } from './data/components';

/** The moves, named as in the rulebook. */
export type DogeShipMove =
  // before the action
  /** Pays to put one of the seat's barricades on top. The order of the covered barricades never matters. */
  | { readonly type: 'reorder'; readonly top: TileId }
  // the action
  /** Puts a marker on a space, numbered 1 to 6 like the faces of the table's die. */
  | { readonly type: 'act'; readonly table: TableId; readonly space: number }
  | { readonly type: 'discardAction' }
  // buying
  | { readonly type: 'draw'; readonly pile: PileId }
  /** Buys one of the drawn tiles. `discard` makes room in a full yard, and is otherwise `null`. */
  | { readonly type: 'keep'; readonly tile: TileId; readonly discard: TileId | null }
  | { readonly type: 'decline' }
  // construction
  | { readonly type: 'build'; readonly tile: TileId }
  /** Skips the remaining action or bonus. */
  | { readonly type: 'pass' }
  // replacement
  /** Builds this part in place of the last one on its level. */
  | { readonly type: 'replace'; readonly tile: TileId }
  // intrigue
  /** Makes one of the drawn Doge tiles the current one. The other goes on top of the pile or under it. */
  | { readonly type: 'placeDoge'; readonly tile: DogeId; readonly other: 'top' | 'bottom' }
  // the Doge's inspection
  | { readonly type: 'bid'; readonly amount: number };
