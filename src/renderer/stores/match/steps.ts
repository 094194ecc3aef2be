import { UNSAVED } from '../../../ipc/refusals';
import type { Refusal } from '../../../ipc/refusals';
import type { Unwritable } from '../../../ipc/shelf';
import { refusalOf } from '../main-process';
import { reread } from './seating';
import type { MatchContext } from './state';

const UNWRITABLE: readonly Unwritable[] = ['read-only', 'look-only', 'no-folder'];

/** Runs one step: sends a request to main and shows the result. Does nothing during another step. */
export async function step(match: MatchContext, run: () => Promise<void>): Promise<void> {
  const { state, session } = match;
  if (state.stepping) return;
  state.refusal = null;
  state.stepping = true;
  try {
    await session.during(run());
  } catch (error) {
    cancelWaiting(match);
    await handleRefusal(match, error);
  } finally {
    state.stepping = false;
    runWaiting(match);
  }
}

/**
 * Calls `run` immediately. During a step, skips the step's animation, and calls `run` after the step and the requests
 * that are already waiting. Resolves when `run` has finished or was cancelled.
 */
export function inTurn({ state, session }: MatchContext, run: () => Promise<void>): Promise<void> {
  if (!state.stepping) return run();
  state.board.skip();
  return session.during(
    new Promise((resolve, reject) => {
      state.waiting = [...state.waiting, { begin: () => void run().then(resolve, reject), cancel: resolve }];
    }),
  );
}

/** After a failed step, the waiting requests no longer apply. */
function cancelWaiting({ state }: MatchContext): void {
  const cancelled = state.waiting;
  state.waiting = [];
  for (const { cancel } of cancelled) cancel();
}

function runWaiting({ state }: MatchContext): void {
  while (!state.stepping && state.waiting.length > 0) {
    const [next, ...others] = state.waiting;
    state.waiting = others;
    next.begin();
  }
}

/** Shows a refusal by main. An outdated table is reloaded. Rejects with any other error. */
async function handleRefusal(match: MatchContext, error: unknown): Promise<void> {
  const { state } = match;
  state.revealing = false;
  const refusal = refusalOf(error);
  if (UNSAVED.has(refusal.code)) reportUnsaved(match, refusal);
  else state.refusal = refusal;
  if (refusal.code === 'stale') await reread(match);
}

/** Shows why a move could not be saved. If no other move can be saved either, the match becomes view-only. */
export function reportUnsaved({ state }: MatchContext, refusal: Refusal): void {
  state.alarm = refusal;
  state.unwritable = UNWRITABLE.find((code) => code === refusal.code) ?? state.unwritable;
}

/** Shows why nothing can be played in a view-only match. Returns false if moves can be saved. */
export function refuseViewOnly({ state }: MatchContext): boolean {
  if (state.unwritable === null) return false;
  state.refusal = { code: state.unwritable, message: '' };
  return true;
}
