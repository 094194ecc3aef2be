import { until } from '@vueuse/core';
import { NO_BOARD } from './state';
import type { AttachedBoard, MatchContext } from './state';

/** Lets a board show animations until the returned function is called. A board attached later is unaffected. */
export function attachBoard({ state }: MatchContext, board: AttachedBoard): () => void {
  state.board = board;
  return () => {
    if (state.board === board) state.board = NO_BOARD;
  };
}

/** Called when the player can see the board, or when its graphics could not start. */
export function boardAppeared({ state }: MatchContext): void {
  state.boardShown = true;
}

/** Animates events and shows the resulting view. Ends the current animation early. Resolves when the view is shown. */
export async function perform(
  { state, session }: MatchContext,
  events: Parameters<AttachedBoard['perform']>[0],
  view: unknown,
  watched = false,
): Promise<void> {
  state.performance++;
  state.performing++;
  state.boardView = view;
  try {
    await session.during(state.board.perform(events, view, watched));
  } finally {
    state.performing--;
  }
}

/** Shows the present position without animation and ends a running one. Does nothing without a table. */
export function showCurrentPosition(match: MatchContext): void {
  const { table } = match.state;
  if (table) void perform(match, [], table.view);
}

/**
 * Resolves when the player can see the board, and it has drawn the present position without an animation. Never settles
 * if the session ends first.
 */
export async function boardSettled(match: MatchContext): Promise<void> {
  const { state, session } = match;
  await session.during(until(() => state.boardShown).toBe(true));
  await boardAtRest(match);
  await session.during(state.board.settled());
}

/** Resolves when no animation is running. Never settles if the session ends first. */
export async function boardAtRest({ state, session }: MatchContext): Promise<void> {
  await session.during(until(() => state.performing === 0).toBe(true));
}
