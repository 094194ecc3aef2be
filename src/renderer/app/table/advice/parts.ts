import { sameMove } from '../../../../engine/core/same-move';
import type { Reason } from '../../../../engine/core/reason';
import type { Choice } from '../../../../ipc/table';
import type { AdviceStep } from '../../../../engine/bots/plan-advice';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import type { Row, RowButton } from '../../../game-ui/rows';
import type { Sentence } from '../../../game-ui/sentence';

/** Moves of a plan that are shown and played as one: a voyage, or the same move several times. */
export interface PlanPart {
  readonly choices: readonly Choice[];
  readonly what: Sentence;
  readonly times: number;
  /** The money and room left after the last of these moves, and more information such as odds. */
  readonly left: Sentence | null;
  readonly note: Sentence | null;
  /** Why, if the move looks like a mistake. */
  readonly reason: Reason | null;
  /** The actor and its path, if they are on the board. */
  readonly actor: TargetId | null;
  readonly path: readonly TargetId[];
  readonly travels: boolean;
  /** Whether the actor moves along `path`; otherwise it acts there. */
  readonly goes: boolean;
}

interface Described extends RowButton {
  readonly row: Row;
}

/** The steps of a plan in the words of their buttons. Moves of one voyage, and equal moves in a row, form one part. */
export function partsOf(ui: AnyGameUi, steps: readonly AdviceStep[]): PlanPart[] {
  const found: PlanPart[] = [];
  /** The row of each part's first move. */
  const rows: Row[] = [];
  for (const step of steps) {
    const option = described(ui, step);
    if (!option) continue;
    const { row, full, target, path: over } = option;
    const to = target ?? row.target;
    const travels = row.role === 'travel' && to !== null;
    const part = {
      choices: [step.choice],
      what: full,
      times: 1,
      left: option.left ?? null,
      note: row.note,
      reason: step.reason ?? null,
      actor: row.actor,
      path: over?.slice(1).map(({ at }) => at) ?? (to === null ? [] : [to]),
      travels,
      goes: travels || over !== undefined,
    };
    const last = found.at(-1);
    const before = last?.choices.at(-1);
    if (last && travels && last.travels && last.actor === row.actor)
      found[found.length - 1] = {
        ...part,
        choices: [...last.choices, step.choice],
        path: [...last.path, ...part.path],
      };
    else if (last && before && sameMove(before.move, step.choice.move)) {
      const choices = [...last.choices, step.choice];
      const what = repeated(rows[found.length - 1], choices);
      found[found.length - 1] = { ...part, choices, ...(what ? { what } : { times: choices.length }) };
    } else {
      rows[found.length] = option.row;
      found.push(part);
    }
  }
  return found;
}

/** The text of a row's button that makes all of these equal moves at once, if it has one. */
const repeated = ({ options }: Row, choices: readonly Choice[]): Sentence | undefined =>
  options.find(
    ({ choice: { move, onward } }) =>
      onward?.length === choices.length - 1 && [move, ...onward].every((one) => sameMove(one, choices[0].move)),
  )?.full;

/** The button for a step, with the text that it will have when the step is due. */
function described(ui: AnyGameUi, { choice, view }: AdviceStep): Described | null {
  const row = ui.rows([choice], view).at(0);
  return row ? { ...row.options[0], row } : null;
}
