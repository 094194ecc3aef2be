import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { BoardInWords } from '../../../game-ui/board-words';
import type { Row, RowButton } from '../../../game-ui/rows';

interface Part {
  /** The section's name under the game's `table` key; empty for the whole board. */
  readonly key: string;
  readonly targets: readonly TargetId[];
}

/** The sections of the board in words. Targets without a section form an additional section. */
export function partsOf(
  { targets }: Pick<AnyGameUi, 'targets'>,
  board: BoardInWords<unknown> | null,
  view: unknown,
): readonly Part[] {
  const there = targets(view);
  const parts = (board?.parts(view) ?? [])
    .map(({ key, targets: list }) => ({ key, targets: list.filter((target) => there.includes(target)) }))
    .filter((part) => part.targets.length > 0);
  const covered = new Set(parts.flatMap((part) => part.targets));
  const rest = there.filter((target) => !covered.has(target));
  return rest.length > 0 ? [...parts, { key: '', targets: rest }] : parts;
}

export const choicesAt = (rows: readonly Row[], target: TargetId): readonly RowButton[] =>
  rows
    .filter(({ role }) => role !== 'end')
    .flatMap((row) => row.options.filter((option) => (row.actor ?? option.target ?? row.target) === target));

/** The choices without a target. Choices that end the phase come last. */
export function choicesElsewhere(rows: readonly Row[]): readonly RowButton[] {
  const all = rows.flatMap((row) =>
    row.options.map((option) => ({ option, end: row.role === 'end', at: row.actor ?? option.target ?? row.target })),
  );
  const free = all.filter(({ end, at }) => !end && at === null);
  return [...free, ...all.filter(({ end }) => end)].map(({ option }) => option);
}
