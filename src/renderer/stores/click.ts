import { sameMove, sameValue } from '../../engine/core/same-move';
import type { Choice, Table } from '../../ipc/table';

/** What is being decided, as far as a view tells: another decision, another value. */
export type DecisionOf = (view: unknown) => unknown;

/** A player's choice: moves in order, the seat, and the decision they answer. */
interface Click {
  readonly moves: { type: string }[];
  readonly acting: number;
  readonly decision: unknown;
}

/** A choice at the current table; `null` where no seat decides. */
export function clickAt(
  { acting, view }: Pick<Table, 'acting' | 'view'>,
  choices: readonly Pick<Choice, 'move'>[],
  decisionOf: DecisionOf,
): Click | null {
  if (acting === null) return null;
  return { moves: choices.map(({ move }) => ({ ...move })), acting, decision: decisionOf(view) };
}

/** Whether a choice can be played at a later table as it was meant: by the same seat, in the same decision, by the same move. */
export function stillStands({ moves, acting, decision }: Click, now: Table, decisionOf: DecisionOf): boolean {
  if (now.acting !== acting || !sameValue(decisionOf(now.view), decision)) return false;
  const first = moves.at(0);
  return first !== undefined && now.choices.some(({ move }) => sameMove(move, first));
}
