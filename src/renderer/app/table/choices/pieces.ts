import { sameMove } from '../../../../engine/core/same-move';
import type { Table } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import type { AnyAttempts } from '../../../game-ui/game-ui';
import type { Row, Wish } from '../../../game-ui/rows';

export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** The actions of one piece, or those without a piece (`null`). */
export interface PieceRows {
  readonly piece: TargetId | null;
  readonly groups: readonly Group[];
}

/** The name of the selection on the board. Only `full` includes its state. */
export interface Chosen {
  readonly full: string;
  readonly short: string;
}

/** Pieces are only collapsed if there are more rows or buttons than this in all. */
const MANY_ROWS = 10;
const MANY_BUTTONS = 30;
/** A piece with fewer rows than this is never collapsed. */
const FEW_ROWS = 3;

/** Whether a row is an ordinary choice. Rows that end the phase and automatic answers are not. */
export const isOpen = ({ role }: Row): boolean => role !== 'end' && role !== 'standing';

const isAction = ({ role }: Row): boolean => role === 'action' || role === 'travel';

/** Whether only rows that end the phase, optional ones and those without an effect are left. */
export const isFinished = (rows: readonly Row[]): boolean => !rows.some((row) => isAction(row) && !row.idle);

/** The actions left if the phase ended now, without those that players often skip on purpose. */
export const actionsLeft = (rows: readonly Row[]): readonly Row[] =>
  rows.filter((row) => isAction(row) && row.open !== null);

/** The rows that would have no effect now. */
export const idleOf = (rows: readonly Row[]): readonly Row[] => rows.filter(({ idle }) => idle);

/** The rows that players rarely intend, except those without an effect. */
export const rareOf = (rows: readonly Row[]): readonly Row[] => rows.filter(({ idle, rare }) => rare && !idle);

/** The options that players expect but that are illegal now. */
export const refusedWishes = (
  attempts: AnyAttempts | null,
  { view, choices }: Pick<Table, 'view' | 'choices'>,
): readonly Wish[] =>
  attempts?.wishes?.(view).filter(({ move }) => !choices.some((choice) => sameMove(choice.move, move))) ?? [];

const pieceOf = (row: Row): TargetId | null => row.actor ?? row.target;

/** Groups rows by heading, in order of first appearance. The rows of a heading need not be adjacent. */
export function byGroup(rows: readonly Row[]): Group[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.group, [...(found.get(row.group) ?? []), row]);
  return [...found].map(([name, list]) => ({ name, rows: list }));
}

/**
 * The ordinary choices by piece: first those without a piece or of pieces with few rows, then a section per other
 * piece, and last the optional ones. Idle and rare rows are left out. With few choices, or fewer than two pieces with
 * many rows, all choices are in one section. The pieces in `before` had a section before the last move and keep it.
 */
export function byPiece(rows: readonly Row[], before: ReadonlySet<TargetId> = new Set()): PieceRows[] {
  const open = rows.filter((row) => isOpen(row) && !row.idle && !row.rare);
  const found = new Map<TargetId, Row[]>();
  for (const row of open) {
    const piece = pieceOf(row);
    if (piece !== null) found.set(piece, [...(found.get(piece) ?? []), row]);
  }
  const sections = [...found].filter(([piece, list]) => list.length >= FEW_ROWS || before.has(piece));
  const few = open.length <= MANY_ROWS && open.flatMap(({ options }) => options).length <= MANY_BUTTONS;
  const keeps = sections.some(([piece]) => before.has(piece));
  if (!keeps && (few || sections.length < 2)) return [pieceRows(null, open)];
  const apart = new Set(sections.map(([piece]) => piece));
  const rest = open.filter((row) => !apart.has(pieceOf(row) ?? ''));
  const [wanted, optional] = [false, true].map((is) => rest.filter(({ role }) => (role === 'optional') === is));
  return [
    ...(wanted.length > 0 ? [pieceRows(null, wanted)] : []),
    ...sections.map(([piece, list]) => pieceRows(piece, list)),
    ...(optional.length > 0 ? [pieceRows(null, optional)] : []),
  ];
}

interface CardGroup extends Group {
  readonly places: number | null;
}

/** Above this number of places, choosing on the board is faster than reading their names. */
const MANY_PLACES = 5;

/** The rows of a card: a piece's actions except those that end the phase. Groups with many places come last. */
export function cardGroups(rows: readonly Row[]): CardGroup[] {
  const groups = byGroup(rows.filter(({ role }) => role !== 'end')).map((group): CardGroup => {
    const places = new Set(
      group.rows.flatMap((row) => row.options.flatMap((option) => option.target ?? row.target ?? [])),
    ).size;
    return { ...group, places: places > MANY_PLACES ? places : null };
  });
  return [...groups.filter(({ places }) => places === null), ...groups.filter(({ places }) => places !== null)];
}

const pieceRows = (piece: TargetId | null, rows: readonly Row[]): PieceRows => ({
  piece,
  groups: byGroup(rows),
});
