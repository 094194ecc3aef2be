import type { Opened } from '../../../ipc/table';
import type { SeatConfig } from '../../../ipc/seats';
import { ask, refusalOf, unlessRefused } from '../main-process';
import { beginLog } from './log';
import { reread, settleSeating, showSeat, untilIdle } from './seating';
import type { MatchContext } from './state';
import { step } from './steps';

/** Opens a match at the table, in a new session. Closes the previous match if it is a different one. */
export async function open(match: MatchContext, opened: Opened): Promise<void> {
  const { state, session } = match;
  const before = state.table?.match;
  session.renew();
  if (before !== undefined && before !== opened.table.match) void closeInMain(before);
  state.table = opened.table;
  beginLog(state, opened);
  state.notice = opened.notice;
  state.unwritable = opened.unwritable;
  if (opened.notice === 'save-changed') state.alarm = { code: opened.notice, message: '' };
  await step(match, () => settleSeating(match));
}

/** Leaves the table and closes the match in main. Work that still waits for the session never continues. */
export function close({ state, session }: MatchContext): void {
  const before = state.table?.match;
  session.renew();
  if (before !== undefined) void closeInMain(before);
}

/** Tells main that a match is closed. If main is unreachable, it has no open match to close. */
async function closeInMain(match: string): Promise<void> {
  await unlessRefused(ask('matches.close', { match }));
}

/** Opens the match again, for example after the connection is restored. */
export async function reload(match: MatchContext): Promise<void> {
  const { state, session } = match;
  if (!state.table) return;
  try {
    await open(match, await session.ask('matches.open', { match: state.table.match }));
  } catch (error) {
    state.refusal = refusalOf(error);
  }
}

export const refresh = (match: MatchContext): Promise<void> => step(match, () => reread(match));

/** Raises the curtain, when the player named on it confirms having the device. */
export async function raiseCurtain(match: MatchContext): Promise<void> {
  const { state } = match;
  const seat = state.curtain;
  if (seat === null) return;
  // The curtain closes before its step ends. Without this wait, a quick player would have to press twice.
  await untilIdle(match);
  if (state.curtain === seat) await step(match, () => showSeat(match, seat));
}

/** Assigns seats to people and computers, and then decides again which seat is at the screen. */
export function assignSeats(match: MatchContext, seats: readonly SeatConfig[]): Promise<void> {
  const { state, session } = match;
  return step(match, async () => {
    if (!state.table) return;
    const argument = { match: state.table.match, seats: seats.map((entry) => ({ ...entry })) };
    state.table = await session.ask('matches.seats', argument);
    await settleSeating(match);
  });
}
