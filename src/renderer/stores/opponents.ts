import { until } from '@vueuse/core';
import { defineStore } from 'pinia';
import { watch } from 'vue';
import type { Reason } from '../../ipc/contract';
import { RefusedError } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';

/** A decision that a computer has to make. */
interface Due {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
}

/**
 * The computers at the table. When one of them has to decide, main is asked to let it think; what it plays is shown like any other
 * move, with a sentence of why.
 */
export const useOpponents = defineStore('opponents', () => {
  const match = useMatch();
  const session = useSession();
  /** The seat that is thinking. */
  const thinking = session.perTable<number | null>(null);
  /** Why computers played as they did, by ply; not kept in saves. */
  const reasons = session.perTable<ReadonlyMap<number, Reason>>(new Map());
  /** Computers' moves are shown at their end only, until a person decides again. */
  const hurried = session.perTable(false);

  watch(
    () => (match.held ? null : match.due),
    (due) => {
      if (due && thinking.value === null) void think(due);
      if (!due && match.table?.acting !== null) hurried.value = false;
    },
    // The match lies on the table before the table's screen, and with it this store, is there for the first time.
    { immediate: true },
  );
  async function think(due: Due) {
    thinking.value = due.seat;
    const thought = await session.ask('matches.think', { match: due.match, ply: due.ply }).catch(complain);
    // While the past is on the board nothing new is shown.
    await session.during(until(() => match.held).toBe(false));
    thinking.value = null;
    if (!thought || match.table?.ply !== due.ply) return;
    const { entry, table, reason } = thought;
    if (reason) reasons.value = new Map(reasons.value).set(entry.ply, reason);
    await match.showMove(entry, table, hurried.value);
  }

  /** What people interrupted is no trouble, and a table behind the times is read anew; anything else is shown like a refused move. */
  function complain(error: unknown): null {
    if (!(error instanceof RefusedError)) throw error;
    const { code } = error.refusal;
    if (code === 'stale') void match.refresh();
    else if (code !== 'stopped') match.refusal = error.refusal;
    return null;
  }

  /** After something went wrong: the same decision once more. */
  function again() {
    match.refusal = null;
    if (match.due && thinking.value === null) void think(match.due);
  }

  /** Shows the computers' moves at once until a person decides. */
  function hurry() {
    hurried.value = true;
  }

  return { thinking, reasons, hurried, again, hurry };
});
