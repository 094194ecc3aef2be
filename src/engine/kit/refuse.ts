import { IllegalMove } from '../core/errors';

/**
 * Refusals by code: the rule that forbids the move (a key of the game's rules), one sentence for the player, and the rulings it
 * rests on, where it rests on any.
 */
export type Refusals = Readonly<
  Record<string, { readonly rule: string; readonly message: string; readonly rulings?: readonly number[] }>
>;

/**
 * A function that refuses a move when there is a reason to, citing the rule that forbids it. Throws {@link IllegalMove}, for one
 * code always the same: searches run into refusals all the time, and most of what one costs is the stack it remembers.
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
