import type { Move } from '../../../engine/core/game';
import type { Table } from '../../../ipc/table';
import type { Row, RowButton } from '../../game-ui/rows';

/**
 * The buttons that a lesson's step asks for. If the step highlights the end of a voyage, only that voyage, because its
 * first move also begins voyages to other places. Otherwise only single moves.
 */
export function askedButtons({ lesson, choices }: Table, rows: readonly Row[]): ReadonlySet<RowButton> {
  const asked = new Set<Move>(lesson?.asked.map((i) => choices[i].move));
  const options = rows.flatMap((row) => row.options.filter(({ choice }) => asked.has(choice.move)));
  const isNamed = ({ choice, target }: RowButton) =>
    choice.onward !== undefined && target !== undefined && lesson?.lights.includes(target);
  const voyages = options.filter(isNamed);
  return new Set(voyages.length > 0 ? voyages : options.filter(({ choice }) => !choice.onward));
}

/** The rows with only these buttons. */
export const withOnly = (rows: readonly Row[], buttons: ReadonlySet<RowButton>): Row[] =>
  withOptions(rows, (option) => buttons.has(option));

/** The rows of a lesson's step. All buttons that it does not ask for are idle, so that they are collapsed. */
export function stepRows(rows: readonly Row[], asked: ReadonlySet<RowButton>): Row[] {
  const others = withOptions(rows, (option) => !asked.has(option));
  return [
    ...withOnly(rows, asked),
    ...others.map(({ begin: _, ...row }) => ({ ...row, key: `${row.key}, other`, idle: true })),
  ];
}

/**
 * The rows with only the buttons in `fits`. A row that divides an amount is kept only if all its buttons fit, because
 * they belong together.
 */
function withOptions(rows: readonly Row[], fits: (option: RowButton) => boolean): Row[] {
  return rows.flatMap((row) => {
    if (row.shares) return row.options.every(fits) ? [row] : [];
    const options = row.options.filter(fits);
    return options.length > 0 ? [{ ...row, options }] : [];
  });
}
