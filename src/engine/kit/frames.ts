/** The decision on top of a stack of decisions, or `undefined` when the game is over. */
export function topFrame<F>(state: { readonly frames: readonly F[] }): F | undefined {
  return state.frames[state.frames.length - 1];
}
