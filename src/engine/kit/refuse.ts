import { IllegalMove } from '../core/errors';

/**
 * Refusals by code: the rule that forbids the move (a key of the game's rules), one sentence for the player, and any
 * rulings it relies on.
 */
export type Refusals = Readonly<
  Record<string, { readonly rule: string; readonly message: string; readonly rulings?: readonly number[] }>
>;

/**
 * Returns a function that refuses a move if there is a reason, citing the rule. It throws an {@link IllegalMove},
 * always the same object for a code: searches cause refusals all the time, and most of their cost would be capturing
 * the stack.
 */
export function refuser<R extends Refusals>(refusals: R): (code: (keyof R & string) | undefined) => void {
  const made = new Map<string, IllegalMove>();
  return (code) => {
    if (code === undefined) return;
    let refusal = made.get(code);
    if (!refusal) {
      const { rule, message } = refusals[code];
      refusal = new IllegalMove(code, rule, message);
      made.set(code, refusal);
    }
    throw refusal;
  };
}
