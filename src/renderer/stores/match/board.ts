import { until } from '@vueuse/core';
import { NO_BOARD } from './state';
import type { AttachedBoard, MatchContext } from './state';

/** Lets a board perform until the returned function is called, which leaves a board attached later alone. */
export function attachBoard({ state }: MatchContext, board: AttachedBoard): () => void {
  state.board = board;
  return () => {
    if (state.board === board) state.board = NO_BOARD;
  };
}

/** Performs events and shows the view they led to. Cuts short what is under way. Resolves at the end. */
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

/** Shows the present, at once. */
export function showPresent(match: MatchContext): void {
  const { table } = match.state;
  if (table) void perform(match, [], table.view);
}

/** Resolves when nothing is being performed. */
export async function boardAtRest({ state, session }: MatchContext): Promise<void> {
  await session.during(until(() => state.performing === 0).toBe(true));
}
