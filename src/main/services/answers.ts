import type { Played, PlayedOn, Table } from '../../ipc/table';
import { DEFAULT_SETTINGS } from '../../ipc/default-settings';
import { logOf } from './log';
import type { OpenMatch } from './open-match';
import type { OpenMatches } from './open-matches';
import { forgetSeat } from './seating';
import { tableOf } from './table';

/** The table after a step. The step is already saved, so unreadable settings must not make it fail. */
export async function showTable({ settings, games }: OpenMatches, open: OpenMatch): Promise<Table> {
  const { freeUndo } = await settings.get().catch(() => DEFAULT_SETTINGS);
  return tableOf(open, freeUndo, games);
}

/** The answer after a single move: the move as the seat at the screen may see it, and the table. */
export async function answerToMove(matches: OpenMatches, open: OpenMatch): Promise<Played> {
  const { entries, table } = await answerToMoves(matches, open, 1);
  return { entry: entries[0], table };
}

/**
 * The answer after `count` moves: those moves as the seat at the screen may see them, and the table. Clears the seat at
 * the screen if its player has nothing left to decide.
 */
export async function answerToMoves(
  matches: OpenMatches,
  open: OpenMatch,
  count: number,
): Promise<Pick<PlayedOn, 'entries' | 'table'>> {
  const entries = logOf(open, open.match.log.length - count);
  forgetSeat(open);
  return { entries, table: await showTable(matches, open) };
}
