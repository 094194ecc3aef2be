import { jump, leave, moveTo, prefetch, show, viewAt } from './positions';
import { moveTime } from './speed';
import { lengthOf } from './state';
import type { ReplayContext } from './state';

/** If playback is this far behind schedule, in milliseconds, moves are shown without animation. */
const BEHIND_MS = 4000;

/** Shows the next move with animation, or without if an earlier step is still waiting for its position. */
export async function forward(replay: ReplayContext): Promise<void> {
  const { state } = replay;
  if (state.requested !== state.boardPly) return jump(replay, state.requested + 1);
  const request = ++state.request;
  state.playing = false;
  await stepForward(replay, request);
}

/** Shows the next move. Returns false if there is none or a later request has replaced this one. */
async function stepForward(replay: ReplayContext, request: number, quickly = false): Promise<boolean> {
  const { state, match } = replay;
  const ply = state.boardPly + 1;
  const entry = match.log.at(ply - 1);
  const kind = state.shown?.kind;
  if (!entry || !kind) return false;
  state.requested = ply;
  const view = await viewAt(replay, ply, request);
  if (request !== state.request || state.shown === null) return false;
  prefetch(replay, ply + 1);
  await moveTo(replay, kind, ply, quickly ? [] : entry.events, view);
  return request === state.request;
}

/** Shows the position before a move, then animates the move. If playback was running, it continues from there. */
export async function watchMove(replay: ReplayContext, ply: number): Promise<void> {
  const { shown, playing } = replay.state;
  if (!shown || !(await show(replay, ply - 1, shown.kind))) return;
  await (playing ? play(replay) : forward(replay));
}

/**
 * Plays until the end, a pause or another request, from the position requested last. At its end, a recap returns to the
 * present.
 */
export async function play(replay: ReplayContext): Promise<void> {
  const { state, session } = replay;
  if (state.playing) return;
  // Playback was paused during a move that is still being shown; it continues after that move.
  if (state.playback === state.request) {
    state.playing = true;
    return;
  }
  const { shown, requested, boardPly } = state;
  if (shown && requested !== boardPly && !(await show(replay, requested, shown.kind))) return;
  state.playing = true;
  const request = ++state.request;
  state.playback = request;
  state.requested = state.boardPly;
  state.moveEnds = performance.now();
  while (await session.during(playMove(replay, request)));
  if (request !== state.request) return;
  const { playing: isAtEnd } = replay.state;
  state.playback = -1;
  state.playing = false;
  if (isAtEnd && state.shown?.kind === 'recap') leave(replay);
}

/**
 * Shows the next move and waits until its time is over. After a long animation, the next moves are shorter; if far
 * behind, they are shown without animation. Returns whether playback continues.
 */
async function playMove(replay: ReplayContext, request: number): Promise<boolean> {
  const { state } = replay;
  const isBehind = performance.now() - state.moveEnds > BEHIND_MS;
  state.moveEnds += moveTime(replay);
  const isLatest = await stepForward(replay, request, isBehind);
  const rest = state.moveEnds - performance.now();
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
  return isLatest && request === state.request && state.playing && state.boardPly < lengthOf(replay);
}

/** Stops playback after the move that is being shown. */
export function pause({ state }: ReplayContext): void {
  state.playing = false;
}

/** Starts or pauses playback. At the end, it starts from the beginning. */
export async function toggle(replay: ReplayContext): Promise<void> {
  const { state } = replay;
  if (state.playing) return pause(replay);
  const atEnd = state.shown?.kind === 'replay' && state.requested >= lengthOf(replay);
  if (atEnd && !(await show(replay, 0, 'replay'))) return;
  await play(replay);
}

/** Plays all moves since a position. */
export async function recap(replay: ReplayContext, from: number): Promise<void> {
  if (await show(replay, from, 'recap')) await play(replay);
}
