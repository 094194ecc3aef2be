import type { Seat } from '../../engine/core/game';
import type { TargetId } from '../board/board-types';
import type { Sentence } from './sentence';

/** The board in words, in addition to the name of each target. */
export interface BoardInWords<V> {
  /** The board's tables: each title as a key under `table`, and the table's targets. */
  parts(view: V): readonly { readonly key: string; readonly targets: readonly TargetId[] }[];
  neighbours(target: TargetId, view: V): readonly Sentence[];
}

export interface Captions<V> {
  /** The title of the target's card. */
  shortName(target: TargetId, view: V): Sentence;
  /** What the target's card says below its title. Default or `null`: the full name, if it differs from the title. */
  facts?(target: TargetId, view: V): Sentence | null;
  /** The remaining room, money and moves of a piece. */
  left?(target: TargetId, view: V): readonly Sentence[];
  /** The mark of a piece in lists, with what tells it apart on the board. `null` if it has none. Default: no marks. */
  mark?(target: TargetId, view: V): PieceMark | null;
}

/** A piece's owner, whose coat of arms is shown, with the piece's number or its icon as a path in a 100 by 100 box. */
export interface PieceMark {
  readonly owner: Seat;
  readonly number?: number;
  readonly icon?: string;
}
