import { until } from '@vueuse/core';
import { boardAtRest } from './board';
import { changeLogViewer } from './log';
import { isBusy, peopleOf, soloSeat } from './queries';
import type { MatchContext } from './state';

/**
 * Makes sure that the screen shows what the people in front of it may see. Where several share it and the next decision shows its
 * player secrets, the curtain falls until that player raises it.
 */
export async function settleSeating(match: MatchContext): Promise<void> {
  const { state, settings } = match;
  const now = state.table;
  // A lesson has one learner, who keeps their seat.
  if (!now || now.lesson) return;
  const solo = soloSeat(state);
  if (solo !== null) {
    state.curtain = null;
    if (now.viewer !== solo) await sit(match, solo);
    return;
  }
  const people = peopleOf(state);
  const deciders = now.deciders.filter(({ seat }) => people.includes(seat));
  const next = deciders.find((entry) => entry.seat === now.viewer) ?? deciders.at(0);
  const passesOn = next?.private && next.seat !== now.viewer;
  // If main has made a player stand up, the log still has that player's private entries.
  const leaves = now.viewer !== null || state.logViewer !== now.viewer;
  if (passesOn && next.seat !== state.lastMover && settings.settings.handOver !== 'none') {
    // A player who passes the device on sees their own move to its end.
    if (state.performing > 0) await boardAtRest(match);
    state.curtain = next.seat;
    if (leaves) await sit(match, null);
    return;
  }
  state.curtain = null;
  if (passesOn) await sit(match, next.seat);
  else if (leaves && !next?.private) await sit(match, null);
}

/** Tells main which seat looks at the screen (`null`: none alone) and takes the log after the first `from` moves for that seat. */
async function sit(match: MatchContext, seat: number | null, from = match.state.publicLog.length): Promise<void> {
  const { state, session } = match;
  const now = state.table;
  if (!now) return;
  const seated = await session.ask('matches.sit', { match: now.match, seat, from });
  state.table = seated.table;
  if (!changeLogViewer(state, from, seated) && from > 0) await sit(match, seat, 0);
}

/** Raises the curtain for a player who says that they are there. */
export async function showSeat(match: MatchContext, seat: number): Promise<void> {
  await sit(match, seat);
  match.state.curtainRaisedFor = seat;
  match.state.curtain = null;
}

/** Reads table and log again, after main has moved on without this page. */
export async function reread(match: MatchContext): Promise<void> {
  await sit(match, match.state.table?.viewer ?? null, 0);
  await settleSeating(match);
}

/** Resolves when no step and no animation is under way. */
export async function untilIdle({ state, session }: MatchContext): Promise<void> {
  if (isBusy(state)) await session.during(until(() => isBusy(state)).toBe(false));
}
