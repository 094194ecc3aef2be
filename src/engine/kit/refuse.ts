import { IllegalMove } from '../core/errors';

/** Refusals by code: the key of the rule that forbids the move, a message for the player, and related rulings. */
export type Refusals = Readonly<
  Record<string, { readonly rule: string; readonly message: string; readonly rulings?: readonly number[] }>
>;

/**
 * Returns a function that throws an {@link IllegalMove} if it gets a code. It throws the same object each time: the
 * search triggers many refusals, and capturing a stack trace would be slow.
 */
export function createRefuser<R extends Refusals>(refusals: R): (code: (keyof R & string) | undefined) => void {
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
