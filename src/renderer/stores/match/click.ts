import { sameMove, sameValue } from '../../../engine/core/same-move';
import type { Choice, Table } from '../../../ipc/table';

export type Moves = readonly Pick<Choice, 'move'>[];

/** Returns a value that identifies the decision in a view: equal for the same decision. */
export type DecisionOf = (view: unknown) => unknown;

/** A player's choice: moves in order, the seat, and the decision that they answer. */
interface Click {
  readonly moves: { type: string }[];
  readonly acting: number;
  readonly decision: unknown;
}

/** Makes a click that plays these choices; `null` if no seat can act. */
export function clickAt(
  { acting, view }: Pick<Table, 'acting' | 'view'>,
  choices: Moves,
  decisionOf: DecisionOf,
): Click | null {
  if (acting === null) return null;
  return { moves: choices.map(({ move }) => ({ ...move })), acting, decision: decisionOf(view) };
}

/** Whether a click no longer fits the table: another seat or decision, or its first move is illegal. */
export function isStale({ moves, acting, decision }: Click, now: Table, decisionOf: DecisionOf): boolean {
  if (now.acting !== acting || !sameValue(decisionOf(now.view), decision)) return true;
  const first = moves.at(0);
  return first === undefined || !now.choices.some(({ move }) => sameMove(move, first));
}
