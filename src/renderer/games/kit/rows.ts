import type { Move } from '../../../engine/core/game';
import type { Choice } from '../../../ipc/contract';
import type { TargetId, Way } from '../../board/board-types';
import type { Role, Row, RowButton, Sentence } from '../../game-ui/game-ui';
import { sentenceOf } from './sentences';

/** One legal move in words: the row it stands in, and its own button there. */
export interface Placed {
  readonly group: string;
  /** Moves with the same row name share a row. */
  readonly row: string;
  readonly label: Sentence;
  /** The same sentence as the label where the whole row is one button. */
  readonly short: Sentence;
  readonly full: Sentence;
  /** What it costs or brings, beside `short`. */
  readonly price?: Sentence | null;
  /** What it leaves of money and room. */
  readonly left?: Sentence | null;
  /** What a purchase would bring elsewhere. */
  readonly brings?: Sentence | null;
  /** A figure that is chosen with a stepper begins here, or at the last one of which this is said. */
  readonly begins?: boolean;
  /** Something shared out: among whom, and what each gets by this move. */
  readonly shares?: readonly Sentence[];
  readonly parts?: readonly number[];
  readonly actor?: TargetId;
  readonly also?: readonly TargetId[];
  readonly target?: TargetId;
  /** Where or on what this one move is done, where those of a row differ in that. */
  readonly to?: TargetId;
  /** What lies there and means the same. */
  readonly beside?: readonly TargetId[];
  /** The way of the piece there. */
  readonly way?: Way;
  readonly note?: Sentence | null;
  /** What was overlooked where the player ends without this; `null`: nobody need be reminded. */
  readonly open?: Sentence | null;
  /** Asked before this move is made. */
  readonly warning?: Sentence | null;
  /** Whom or what it gets one. */
  readonly picture?: RowButton['picture'];
}

/** What goes without saying in a game's rows. */
export interface RowRules<M extends Move> {
  /** What its groups are to the table; those not named here are actions. */
  readonly roles: Readonly<Record<string, Role>>;
  /** What a player decides on purpose, and need not be reminded of when they end. */
  readonly unreminded?: readonly M['type'][];
}

/** A row of one button that says everything: the text `rows.<key>`. */
export function whole(group: string, row: string, key: string, params?: Sentence['params']): Placed {
  const label = sentenceOf(`rows.${key}`, params);
  return { group, row, label, short: label, full: label };
}

/** A row of buttons that differ in `short`: the texts `rows.<key>` and, for the whole action, `rows.<key>Full`. */
export function line(group: string, row: string, key: string, short: Sentence, params?: Sentence['params']): Placed {
  return { group, row, label: sentenceOf(`rows.${key}`, params), short, full: sentenceOf(`rows.${key}Full`, params) };
}

/** Gathers legal moves into rows, in the order they come. */
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
      beside,
      way,
      note,
      open,
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
      ...(beside && { beside }),
      ...(way && { way }),
      ...(warning && { warning }),
      ...(picture && { picture }),
    });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Whether of all that can be chosen only to end is left; answers given in advance do not count. Nothing to choose is not that. */
export const onlyEnds = (rows: readonly Row[]): boolean =>
  rows.some(({ role }) => role === 'end') && rows.every(({ role }) => role === 'end' || role === 'standing');
