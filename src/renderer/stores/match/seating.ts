import { until } from '@vueuse/core';
import { boardAtRest } from './board';
import { changeLogViewer } from './log';
import { isBusy, peopleOf, soloSeat } from './queries';
import type { MatchContext } from './state';

/**
 * Makes sure that the screen shows only what the people in front of it may see. If several people share it and the next
 * decision shows its player's secrets, the curtain closes until that player opens it, unless that player has just moved
 * or the settings do without a curtain.
 */
export async function settleSeating(match: MatchContext): Promise<void> {
  const { state, settings } = match;
  const now = state.table;
  // A lesson has one learner, whose seat never changes.
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
  // If main has removed the viewer, the log still contains that player's private entries.
  const leaves = now.viewer !== null || state.logViewer !== now.viewer;
  if (passesOn && next.seat !== state.lastMover && settings.settings.handOver !== 'none') {
    // A player sees the end of their own move before the device is handed over.
    if (state.performing > 0) await boardAtRest(match);
    state.curtain = next.seat;
    if (leaves) await sit(match, null);
    return;
  }
  state.curtain = null;
  if (passesOn) await sit(match, next.seat);
  else if (leaves && !next?.private) await sit(match, null);
}

/**
 * Tells main which seat is at the screen (`null`: none, or several). Keeps the first `from` moves of the public log, and
 * takes the rest from main's answer.
 */
async function sit(match: MatchContext, seat: number | null, from = match.state.publicLog.length): Promise<void> {
  const { state, session } = match;
  const now = state.table;
  if (!now) return;
  const seated = await session.ask('matches.sit', { match: now.match, seat, from });
  state.table = seated.table;
  if (!changeLogViewer(state, from, seated) && from > 0) await sit(match, seat, 0);
}

/** Opens the curtain for a player who confirms having the device, and shows that player's secrets. */
export async function showSeat(match: MatchContext, seat: number): Promise<void> {
  await sit(match, seat);
  match.state.curtainRaisedFor = seat;
  match.state.curtain = null;
}

/** Reads table and log again, after main has changed them without a request from this page. */
export async function reread(match: MatchContext): Promise<void> {
  await sit(match, match.state.table?.viewer ?? null, 0);
  await settleSeating(match);
}

/** Resolves when no step and no animation is running. Never settles if the session ends first. */
export async function untilIdle({ state, session }: MatchContext): Promise<void> {
  if (isBusy(state)) await session.during(until(() => isBusy(state)).toBe(false));
}
