import type { LogEntry } from '../../../ipc/table';
import { lengthOf } from './state';
import type { ReplayContext, ReplayKind } from './state';

async function fetchView({ match, session }: ReplayContext, ply: number): Promise<unknown> {
  return (await session.ask('matches.at', { match: match.table?.match ?? '', ply })).view;
}

/** The view at a position. If main refuses, the requested position is reset to the one on the board. */
export async function viewAt(replay: ReplayContext, ply: number, request: number): Promise<unknown> {
  const { state } = replay;
  try {
    return await (state.prefetched?.ply === ply ? state.prefetched.view : fetchView(replay, ply));
  } catch (error) {
    state.prefetched = null;
    if (request === state.request) state.requested = state.boardPly;
    throw error;
  }
}

/** Requests a position before it is needed, replacing the previous request. Requests nothing beyond the last move. */
export function prefetch(replay: ReplayContext, ply: number): void {
  const view = ply <= lengthOf(replay) ? fetchView(replay, ply) : null;
  replay.state.prefetched = view && { ply, view };
  // Prevents an unhandled rejection. The error is reported when the view is used.
  view?.catch(() => undefined);
}

/** Moves board, panel and log to a position. Panel and log follow after the board's animation. */
export async function moveTo(
  { state, match }: ReplayContext,
  kind: ReplayKind,
  ply: number,
  events: LogEntry['events'],
  view: unknown,
): Promise<void> {
  const placement = ++state.placement;
  state.boardPly = ply;
  if (events.length === 0) state.jumps++;
  await match.perform(events, view);
  if (placement === state.placement) state.shown = { kind, ply, view };
}

/** Shows a position without animation, and starts the replay with it. Returns whether it is the latest request. */
export async function show(replay: ReplayContext, ply: number, kind: ReplayKind): Promise<boolean> {
  const { state, match } = replay;
  const viewer = match.table?.viewer;
  const request = ++state.request;
  state.playing = false;
  state.requested = Math.min(Math.max(0, ply), lengthOf(replay));
  const target = state.requested;
  const view = await viewAt(replay, target, request);
  if (request !== state.request || match.curtain !== null || match.table?.viewer !== viewer) return false;
  await moveTo(replay, kind, target, [], view);
  return request === state.request;
}

/** Opens a replay at a position. Default: the last one. Does nothing without a table or while the curtain is closed. */
export async function open(replay: ReplayContext, ply = lengthOf(replay)): Promise<void> {
  const { match } = replay;
  if (match.table && match.curtain === null) await show(replay, ply, 'replay');
}

/** Shows another position of an open replay, without animation. `ply` is limited to the log's length. */
export async function jump(replay: ReplayContext, ply: number): Promise<void> {
  const { shown } = replay.state;
  if (shown) await show(replay, ply, shown.kind);
}

export const back = (replay: ReplayContext): Promise<void> => jump(replay, replay.state.requested - 1);

/** Closes the replay and shows the present. Cancels positions that are still being loaded. */
export function leave({ state, match }: ReplayContext): void {
  state.request++;
  state.placement++;
  state.jumps++;
  state.prefetched = null;
  state.playing = false;
  state.shown = null;
  match.showCurrentPosition();
}
