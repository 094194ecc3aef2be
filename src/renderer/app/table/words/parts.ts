import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi, BoardInWords, Row, RowButton } from '../../../game-ui/game-ui';

/** A table of the board in words. */
interface Part {
  /** What it is called, below the game's `table`; empty: the board. */
  readonly key: string;
  readonly targets: readonly TargetId[];
}

/** The board in tables, with nothing left out: what the game has put in none of its own stands in one more. */
export function partsOf(
  { targets }: Pick<AnyGameUi, 'targets'>,
  board: BoardInWords<unknown> | null,
  view: unknown,
): readonly Part[] {
  const there = targets(view);
  const parts = (board?.parts(view) ?? [])
    .map(({ key, targets: list }) => ({ key, targets: list.filter((target) => there.includes(target)) }))
    .filter((part) => part.targets.length > 0);
  const told = new Set(parts.flatMap((part) => part.targets));
  const rest = there.filter((target) => !told.has(target));
  return rest.length > 0 ? [...parts, { key: '', targets: rest }] : parts;
}

/** What can be done by a thing on the board, or without one at it. */
export const choicesAt = (rows: readonly Row[], target: TargetId): readonly RowButton[] =>
  rows
    .filter(({ role }) => role !== 'end')
    .flatMap((row) => row.options.filter((option) => (row.actor ?? option.target ?? row.target) === target));

/** What can be done that no thing on the board is needed for; what ends comes last. */
export function choicesElsewhere(rows: readonly Row[]): readonly RowButton[] {
  const all = rows.flatMap((row) =>
    row.options.map((option) => ({ option, end: row.role === 'end', at: row.actor ?? option.target ?? row.target })),
  );
  const free = all.filter(({ end, at }) => !end && at === null);
  return [...free, ...all.filter(({ end }) => end)].map(({ option }) => option);
}
