import type { Move } from '../../engine/core/game';
import type { Choice } from '../../ipc/table';
import type { TargetId, Path } from '../board/board-types';
import type { Sentence } from './sentence';

/** A legal move. If it is the first of several, also the moves that follow, up to another player's decision. */
export interface Planned extends Choice {
  readonly onward?: readonly Move[];
}

export interface RowButton {
  readonly choice: Planned;
  /** The visible label, such as a number. */
  readonly short: Sentence;
  readonly full: Sentence;
  /** The text on a brief card, whose only button this is, if `full` is too long for one line. */
  readonly brief?: Sentence;
  /**
   * Its cost or gain in money, which the table shows next to `short` with a coin. The text `free` has no coin. If
   * `short` is the same sentence, it is shown once.
   */
  readonly price?: Sentence | null;
  /** Its result: the money and room left, or the goods that the destination's port buys. */
  readonly left?: Sentence | null;
  /** Its effect and points, shown with its name in the panel. */
  readonly described?: { readonly effect: Sentence; readonly points: Sentence };
  /** More about its result, only in the tooltip. */
  readonly detail?: Sentence | null;
  /** The part of a divided amount for each of the row's `shares`. */
  readonly parts?: readonly number[];
  /** The target, if the buttons of a row have different targets. */
  readonly target?: TargetId;
  /** Other targets that lead to the same move: at the same place, or outside the board. */
  readonly alternativeTargets?: readonly TargetId[];
  readonly path?: Path;
  /** Asks for confirmation of a move that players rarely intend. */
  readonly warning?: Sentence | null;
  /** The move's gain, drawn by the game's `Picture` component (`of` is its subject). */
  readonly picture?: { readonly of: string };
}

/**
 * The kind of a row. `action`: an ordinary action. `travel`: a path over the board in several steps. `optional`: always
 * possible, so there is no reminder. `standing`: an automatic answer, set in the player's menu. `end`: ends the phase
 * or turn.
 */
export type Role = 'action' | 'travel' | 'optional' | 'standing' | 'end';

/** An option that players expect in a decision. If its move is illegal, the table shows why. */
export interface Wish<M extends Move = Move> {
  /** The group of its row. */
  readonly group: string;
  /** The subject of the move, such as a good. Default: only the group and the place. */
  readonly what?: Sentence;
  /** The place, or the piece. Options that differ only in this share a line if they have the same reason. */
  readonly at?: Sentence;
  readonly move: M;
}

/** Legal moves that differ in one respect, such as an amount or a place, shown as a line with a button for each. */
export interface Row {
  readonly key: string;
  readonly group: string;
  /** The topic of its tooltip and rule paragraph. Default: its group. */
  readonly topic?: string;
  readonly role: Role;
  readonly label: Sentence;
  readonly options: readonly RowButton[];
  /** The reminder if the player ends the phase without this row; `null` for none. Default: group and label. */
  readonly open?: Sentence | null;
  /** More information before the click, such as odds. */
  readonly note: Sentence | null;
  /** Whether the row would have no effect now; its note is the reason. */
  readonly idle?: boolean;
  /** Whether players rarely intend the row, so that the panel collapses it below the list. */
  readonly rare?: boolean;
  /** Whether the row's only button is what the player most likely came for, and is drawn as the main action. */
  readonly main?: boolean;
  /** The price that a purchase would bring elsewhere. */
  readonly brings?: Sentence | null;
  /** The price, if it is the same for every option. A collapsed piece shows it after the row's heading. */
  readonly fixedPrice?: Sentence | null;
  /** The option at which a stepper begins. Default: the first. */
  readonly begin?: number;
  /** The names of the parts, if an amount is divided. */
  readonly shares?: readonly Sentence[];
  /** The acting piece, and its target. Selecting them narrows the list to this row. */
  readonly actor: TargetId | null;
  readonly target: TargetId | null;
  /** Other pieces to which the row applies equally. */
  readonly also?: readonly TargetId[];
  /** A piece that can be moved to the row's places instead of choosing them, such as a marker. */
  readonly piece?: TargetId;
}
