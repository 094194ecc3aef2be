import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { BoardInWords } from '../../../game-ui/board-words';
import type { Row, RowButton } from '../../../game-ui/rows';
import type { Sentence } from '../../../game-ui/sentence';

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

/** A choice, with its row's note if it is the row's only choice. */
export interface WordChoice {
  readonly option: RowButton;
  readonly note: Sentence | null;
}

interface Placed extends WordChoice {
  readonly end: boolean;
  readonly at: TargetId | null;
}

const placed = (rows: readonly Row[]): readonly Placed[] =>
  rows.flatMap(({ options, role, actor, target, note }) =>
    options.map((option) => ({
      option,
      note: options.length === 1 ? (note ?? null) : null,
      end: role === 'end',
      at: actor ?? option.target ?? target,
    })),
  );

export const choicesAt = (rows: readonly Row[], target: TargetId): readonly WordChoice[] =>
  placed(rows).filter(({ end, at }) => !end && at === target);

/** The choices without a target. Choices that end the phase come last. */
export function choicesElsewhere(rows: readonly Row[]): readonly WordChoice[] {
  const all = placed(rows);
  return [...all.filter(({ end, at }) => !end && at === null), ...all.filter(({ end }) => end)];
}
