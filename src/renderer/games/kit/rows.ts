import type { Move } from '../../../engine/core/game';
import type { Choice } from '../../../ipc/table';
import type { TargetId, Path } from '../../board/board-types';
import type { Role, Row, RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/** One legal move in words: its row, and its button in that row. */
export interface Placed {
  readonly group: string;
  /** Moves with the same group and row name share a row. */
  readonly row: string;
  readonly label: Sentence;
  /** The short text of a button. It equals the label if the whole row is one button. */
  readonly short: Sentence;
  readonly full: Sentence;
  /** Its cost or yield, next to `short`. */
  readonly price?: Sentence | null;
  readonly left?: Sentence | null;
  /** The price for which the purchase could be sold elsewhere. */
  readonly brings?: Sentence | null;
  /** Whether this is the initial value of a stepper. If several moves of a row set it, the last one counts. */
  readonly begins?: boolean;
  /** The names of the parts, if an amount is divided. `parts` has the size of each part in this move. */
  readonly shares?: readonly Sentence[];
  readonly parts?: readonly number[];
  readonly actor?: TargetId;
  readonly also?: readonly TargetId[];
  readonly target?: TargetId;
  /** The target of this move, if the moves of a row have different targets. */
  readonly to?: TargetId;
  /** Other targets that lead to the same move: at the same place, or outside the board. */
  readonly alternativeTargets?: readonly TargetId[];
  readonly path?: Path;
  readonly note?: Sentence | null;
  /** The reminder if the phase ends without this move; `null` for none. */
  readonly open?: Sentence | null;
  /** Whether the row would have no effect now; its note is the reason. */
  readonly idle?: boolean;
  readonly warning?: Sentence | null;
  readonly picture?: RowButton['picture'];
}

export interface RowRules<M extends Move> {
  /** The role of each group. Groups not listed are actions. */
  readonly roles: Readonly<Record<string, Role>>;
  /** Moves that players often skip on purpose, so ending without them needs no reminder. */
  readonly unreminded?: readonly M['type'][];
}

/** A row with a single button, whose text is `rows.<key>`. */
export function whole(group: string, row: string, key: string, params?: Sentence['params']): Placed {
  const label = sentenceOf(`rows.${key}`, params);
  return { group, row, label, short: label, full: label };
}

/**
 * A row of buttons that differ in `short`. Its label is `rows.<key>`; the full text of each button is `rows.<key>Full`.
 */
export function line(group: string, row: string, key: string, short: Sentence, params?: Sentence['params']): Placed {
  return { group, row, label: sentenceOf(`rows.${key}`, params), short, full: sentenceOf(`rows.${key}Full`, params) };
}

/** Groups legal moves into rows, in their given order. */
export function groupMoves<M extends Move>(
  choices: readonly Choice<M>[],
  { roles, unreminded = [] }: RowRules<M>,
  place: (choice: Choice<M>) => Placed,
): Row[] {
  const rows = new Map<string, Row & { options: RowButton[]; begin?: number }>();
  for (const choice of choices) {
    const {
      group,
      row: name,
      label,
      short,
      full,
      price,
      left,
      brings,
      begins,
      shares,
      parts,
      actor,
      also,
      target,
      to,
      alternativeTargets,
      path,
      note,
      open,
      idle,
      warning,
      picture,
    } = place(choice);
    const reminder = unreminded.includes(choice.move.type) ? null : open;
    const key = `${group} ${name}`;
    const row = rows.get(key) ?? {
      key,
      group,
      role: roles[group] ?? 'action',
      label,
      options: [],
      note: note ?? null,
      ...(brings && { brings }),
      ...(shares && { shares }),
      ...(also && { also }),
      ...(idle && { idle }),
      ...(reminder !== undefined && { open: reminder }),
      actor: actor ?? null,
      target: target ?? null,
    };
    if (begins) row.begin = row.options.length;
    row.options.push({
      choice,
      short,
      full,
      ...(price && { price }),
      ...(left && { left }),
      ...(parts && { parts }),
      ...(to && { target: to }),
      ...(alternativeTargets && { alternativeTargets }),
      ...(path && { path }),
      ...(warning && { warning }),
      ...(picture && { picture }),
    });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Whether ending is the only choice apart from automatic answers. False if there are no choices. */
export const onlyEnds = (rows: readonly Row[]): boolean =>
  rows.some(({ role }) => role === 'end') && rows.every(({ role }) => role === 'end' || role === 'standing');
