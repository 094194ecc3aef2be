import { IllegalMove } from '../core/errors';

/** For each refusal the rule that forbids the move (a key of the game's rules) and one sentence for the player. */
export type Refusals<C extends string> = Readonly<Record<C, { readonly rule: string; readonly message: string }>>;

/** Refuses a move when there is a reason to, citing the rule that forbids it. */
export function refuseBy<C extends string>(refusals: Refusals<C>, code: C | undefined): void {
  if (code === undefined) return;
  const { rule, message } = refusals[code];
  throw new IllegalMove(code, rule, message);
}
