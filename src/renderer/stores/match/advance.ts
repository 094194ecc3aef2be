import type { LogEntry, Table } from '../../../ipc/table';
import { perform } from './board';
import { addToLog, cutLog } from './log';
import { settleSeating } from './seating';
import type { MatchContext } from './state';
import { step } from './steps';

interface Advance {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** `played`: at full length. `watched`: like other seats' moves. `result`: without animation. */
  readonly shown?: 'played' | 'watched' | 'result';
  /** Whether the player knew the result. If so, table and log change before the board; otherwise after it. */
  readonly foreseen?: boolean;
}

/**
 * Animates moves on the board, then shows the resulting table and hands over to the next player. If the moves were
 * foreseen, the table does not wait for the animation.
 */
export async function advance(match: MatchContext, played: Advance): Promise<void> {
  const { entries, table, shown = 'played', foreseen = false } = played;
  const { state } = match;
  const events = shown === 'result' ? [] : entries.flatMap((entry) => entry.events);
  // The board starts before the table changes, because it would otherwise already show the resulting view.
  if (foreseen) void follow(match, events, table.view);
  else await reveal(match, events, table.view, shown === 'watched');
  entries.forEach((entry) => addToLog(state, entry));
  state.table = table;
  await settleSeating(match);
}

/** Shows a table that is not the result of new moves: a move was undone, or a player resigned or ended the match. */
export async function showTable(match: MatchContext, table: Table): Promise<void> {
  cutLog(match.state, table.ply);
  match.state.table = table;
  await perform(match, [], table.view);
  await settleSeating(match);
}

/** Shows a computer's move, without animation if `quickly` is set. */
export function showMove(match: MatchContext, entry: LogEntry, table: Table, quickly: boolean): Promise<void> {
  return step(match, () => advance(match, { entries: [entry], table, shown: quickly ? 'result' : 'watched' }));
}

async function reveal(match: MatchContext, events: LogEntry['events'], view: unknown, watched: boolean): Promise<void> {
  match.state.revealing = true;
  await perform(match, events, view, watched);
  match.state.revealing = false;
}

/** Animates events whose result is already shown. If the viewer has changed, ends with the new viewer's view. */
async function follow(match: MatchContext, events: LogEntry['events'], view: unknown): Promise<void> {
  await perform(match, events, view);
  const { table, boardView } = match.state;
  if (table && table.view !== view && boardView === view) await perform(match, [], table.view);
}
