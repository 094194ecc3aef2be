import { IllegalMove } from '../core/errors';

/** Refusals by code: the rule that forbids the move (a key of the game's rules) and one sentence for the player. */
export type Refusals = Readonly<Record<string, { readonly rule: string; readonly message: string }>>;

/** A function that refuses a move when there is a reason to, citing the rule that forbids it. Throws {@link IllegalMove}. */
export function refuser<R extends Refusals>(refusals: R): (code: (keyof R & string) | undefined) => void {
  return (code) => {
    if (code === undefined) return;
    const { rule, message } = refusals[code];
    throw new IllegalMove(code, rule, message);
  };
}
