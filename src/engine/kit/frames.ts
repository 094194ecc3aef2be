import type { Seat } from '../core/game';

/** The current decision; `undefined` if the game is over. */
export function topFrame<F>(state: { readonly frames: readonly F[] }): F | undefined {
  return state.frames[state.frames.length - 1];
}

export type FrameOfKind<F, K> = F extends { readonly kind: infer X } ? (K extends X ? F : never) : never;

/** The topmost frame of a kind. Throws if there is none (a programming error). */
export function frameOf<F extends { readonly kind: string }, K extends F['kind']>(
  { frames }: { readonly frames: readonly F[] },
  kind: K,
): FrameOfKind<F, K> {
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (isOfKind(frame, kind)) return frame;
  }
  throw new Error(`There is no open decision of kind “${kind}”.`);
}

function isOfKind<F extends { readonly kind: string }, K extends F['kind']>(
  frame: F,
  kind: K,
): frame is F & FrameOfKind<F, K> {
  return frame.kind === kind;
}

/** The `actors` function for frames that name the single seat that decides. */
export function seatOf(_state: unknown, { seat }: { readonly seat: Seat }): readonly Seat[] {
  return [seat];
}
