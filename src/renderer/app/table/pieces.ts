import type { TargetId } from '../../board/board-types';
import type { Row } from '../../game-ui/game-ui';

/** Rows under one heading. */
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

/** What one piece can do, or what is done without a piece (`null`). */
export interface PieceRows {
  readonly piece: TargetId | null;
  readonly groups: readonly Group[];
  readonly count: number;
}

/** What is chosen on the board, in words: with its state, and in short. */
export interface Chosen {
  readonly full: string;
  readonly short: string;
}

/** More rows than this, or more buttons, and pieces with several rows are folded. */
const MANY_ROWS = 10;
const MANY_BUTTONS = 30;
/** A piece with fewer rows is read more quickly than it is unfolded. */
const FEW_ROWS = 3;

/** What stands among the choices: neither what ends, nor answers given in advance. */
export const isOpen = ({ role }: Row): boolean => role !== 'end' && role !== 'standing';

/** What would stay undone where its player ended now, and they would be reminded of: not what they do without on purpose. */
export const undoneOf = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ role, open }) => (role === 'action' || role === 'travel') && open !== null);

const pieceOf = (row: Row): TargetId | null => row.actor ?? row.target;

/** Rows in the order they come, those of a group together. */
export function byGroup(rows: readonly Row[]): Group[] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.group, [...(found.get(row.group) ?? []), row]);
  return [...found].map(([name, list]) => ({ name, rows: list }));
}

/**
 * What can be done without ending anything, by the pieces that do it: first what needs no piece or is alone with its piece, then each
 * piece that has several rows, as a section of its own, and last what is optional. Where everything is few, or one piece does it all,
 * there are no sections.
 */
export function byPiece(rows: readonly Row[]): PieceRows[] {
  const open = rows.filter(isOpen);
  const found = new Map<TargetId, Row[]>();
  for (const row of open) {
    const piece = pieceOf(row);
    if (piece !== null) found.set(piece, [...(found.get(piece) ?? []), row]);
  }
  const sections = [...found].filter(([, list]) => list.length >= FEW_ROWS);
  const few = open.length <= MANY_ROWS && open.flatMap(({ options }) => options).length <= MANY_BUTTONS;
  if (few || sections.length < 2) return [pieceRows(null, open)];
  const apart = new Set(sections.map(([piece]) => piece));
  const rest = open.filter((row) => !apart.has(pieceOf(row) ?? ''));
  const [wanted, optional] = [false, true].map((is) => rest.filter(({ role }) => (role === 'optional') === is));
  return [
    ...(wanted.length > 0 ? [pieceRows(null, wanted)] : []),
    ...sections.map(([piece, list]) => pieceRows(piece, list)),
    ...(optional.length > 0 ? [pieceRows(null, optional)] : []),
  ];
}

/** A group on a card; with the number of places it may be done at where these are so many that it is folded. */
interface CardGroup extends Group {
  readonly places: number | null;
}

/** From more places than this one chooses on the board sooner than by reading their names. */
const MANY_PLACES = 5;

/** The rows of a card: all that one piece can do, without ends. What is done at one of many places is folded, and comes last. */
export function onCard(rows: readonly Row[]): CardGroup[] {
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
  count: rows.length,
});
