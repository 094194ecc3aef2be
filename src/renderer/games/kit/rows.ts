import type { Move } from '../../../engine/core/game';
import type { Choice } from '../../../ipc/table';
import type { TargetId } from '../../board/board-types';
import type { Role, Row, RowButton } from '../../game-ui/rows';
import type { Sentence } from '../../game-ui/sentence';
import { sentenceOf } from './sentences';

/** One legal move in words: its row, and its button in that row. */
export interface Placed
  extends
    Pick<
      Row,
      'group' | 'topic' | 'label' | 'brings' | 'fixedPrice' | 'shares' | 'also' | 'idle' | 'rare' | 'open' | 'main'
    >,
    Partial<Pick<Row, 'note' | 'actor' | 'target' | 'piece'>>,
    Omit<RowButton, 'choice' | 'target'> {
  /** Moves with the same group and row name share a row. */
  readonly row: string;
  /** Whether the stepper starts at this move. If several moves of a row have this flag, the last one counts. */
  readonly begins?: boolean;
  /** The target of this move, if the moves of a row have different targets. */
  readonly to?: TargetId;
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
      row: name,
      begins,
      to,
      group,
      topic,
      label,
      note = null,
      brings,
      fixedPrice,
      shares,
      also,
      piece,
      idle,
      rare,
      main,
      open,
      actor = null,
      target = null,
      ...button
    } = place(choice);
    const reminder = unreminded.includes(choice.move.type) ? null : open;
    const key = `${group} ${name}`;
    const row = rows.get(key) ?? {
      key,
      group,
      role: roles[group] ?? 'action',
      label,
      options: [],
      note,
      actor,
      target,
      ...(topic && { topic }),
      ...(brings && { brings }),
      ...(fixedPrice && { fixedPrice }),
      ...(shares && { shares }),
      ...(also && { also }),
      ...(piece && { piece }),
      ...(idle && { idle }),
      ...(rare && { rare }),
      ...(main && { main }),
      ...(reminder !== undefined && { open: reminder }),
    };
    if (begins) row.begin = row.options.length;
    row.options.push({ choice, ...button, ...(to && { target: to }) });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Whether ending is the only choice apart from automatic answers. False if there are no choices. */
export const onlyEnds = (rows: readonly Row[]): boolean =>
  rows.some(({ role }) => role === 'end') && rows.every(({ role }) => role === 'end' || role === 'standing');
