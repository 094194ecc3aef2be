import type { LogEntry, Table } from '../../../ipc/table';
import { perform } from './board';
import { addToLog, cutLog } from './log';
import { settleSeating } from './seating';
import type { MatchContext } from './state';
import { step } from './steps';

/** What happened, where it led, and how to show it. */
interface Advance {
  readonly entries: readonly LogEntry[];
  readonly table: Table;
  /** `played`: at full length. `watched`: as other seats' moves are shown. `result`: without animation. */
  readonly shown?: 'played' | 'watched' | 'result';
  /** Its player knows how it ends, so table and log change at once and the board follows. Otherwise the board is first. */
  readonly foreseen?: boolean;
}

/** Shows moves and the table they led to. */
export async function advance(match: MatchContext, played: Advance): Promise<void> {
  const { entries, table, shown = 'played', foreseen = false } = played;
  const { state } = match;
  const events = shown === 'result' ? [] : entries.flatMap((entry) => entry.events);
  // The board begins before the table changes, or it would already show the view it is to animate towards.
  if (foreseen) void follow(match, events, table.view);
  else await reveal(match, events, table.view, shown === 'watched');
  entries.forEach((entry) => addToLog(state, entry));
  state.table = table;
  await settleSeating(match);
}

/** Shows a table to which no move led: moves were taken back, or the match was ended. */
export async function showTable(match: MatchContext, table: Table): Promise<void> {
  cutLog(match.state, table.ply);
  match.state.table = table;
  await perform(match, [], table.view);
  await settleSeating(match);
}

/** Shows a computer's move; `quickly`: without animation. */
export function showMove(match: MatchContext, entry: LogEntry, table: Table, quickly: boolean): Promise<void> {
  return step(match, () => advance(match, { entries: [entry], table, shown: quickly ? 'result' : 'watched' }));
}

/** Performs events before their result is shown. */
async function reveal(match: MatchContext, events: LogEntry['events'], view: unknown, watched: boolean): Promise<void> {
  match.state.revealing = true;
  await perform(match, events, view, watched);
  match.state.revealing = false;
}

/** Performs events whose result is shown already. If a player has sat down meanwhile, the board ends with the view of that player. */
async function follow(match: MatchContext, events: LogEntry['events'], view: unknown): Promise<void> {
  await perform(match, events, view);
  const { table, boardView } = match.state;
  if (table && table.view !== view && boardView === view) await perform(match, [], table.view);
}
