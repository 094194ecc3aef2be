import type { LogEntry, Opened, Seated } from '../../../ipc/table';
import type { MatchState } from './state';

// The log has two forms: `log` is the log as the viewer may see it, and `publicLog` contains only public information.
// When another player becomes the viewer, main sends only the missing part of the public log and that seat's private
// entries.

/** Sets the log of a match being opened. The public log is loaded later if a seat is at the screen. */
export function beginLog(state: MatchState, { table, log }: Pick<Opened, 'table' | 'log'>): void {
  state.log = log;
  state.logViewer = table.viewer;
  state.publicLog = table.viewer === null ? log : [];
}

/**
 * Adopts the log that main sent for another viewer. It begins after the first `from` moves. Returns false if the whole
 * log's length does not match the table; the caller must then request all of it.
 */
export function changeLogViewer(state: MatchState, from: number, { table, log, own }: Seated): boolean {
  const whole = [...state.publicLog.slice(0, from), ...log];
  state.publicLog = whole;
  state.logViewer = table.viewer;
  const mine = whole.slice();
  for (const entry of own) mine[entry.ply - 1] = entry;
  state.log = mine;
  return whole.length === table.ply;
}

/** Adds a move to the log. It replaces moves that were undone. */
export function addToLog(state: MatchState, entry: LogEntry): void {
  cutLog(state, entry.ply - 1);
  state.log = [...state.log, entry];
}

/** Removes the moves after the first `plies` from both logs, because they were undone. */
export function cutLog(state: MatchState, plies: number): void {
  if (state.log.length > plies) state.log = state.log.slice(0, plies);
  if (state.publicLog.length > plies) state.publicLog = state.publicLog.slice(0, plies);
}
