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
export function isStale(click: Click, now: Table, decisionOf: DecisionOf): boolean {
  if (isDecided(click, now, decisionOf)) return true;
  const first = click.moves.at(0);
  return first === undefined || !now.choices.some(({ move }) => sameMove(move, first));
}

/** Whether a click repeats the `last` one, which has ended its decision. Then the player misses nothing. */
export function isRepeated(click: Click, last: Moves, now: Table, decisionOf: DecisionOf): boolean {
  const same = sameValue(
    click.moves,
    last.map(({ move }) => move),
  );
  return same && isDecided(click, now, decisionOf);
}

const isDecided = ({ acting, decision }: Click, now: Table, decisionOf: DecisionOf): boolean =>
  now.acting !== acting || !sameValue(decisionOf(now.view), decision);
