import { until, useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { thinkingTime, thinks } from '../../ipc/thinking';
import { useMatch } from './match';
import { useSettings } from './settings';
import { useSession } from './session';
import { useThinkingFaults } from './thinking-faults';

/** A decision that a computer has to make. */
interface Due {
  readonly match: string;
  readonly seat: number;
  readonly ply: number;
}

/** How long a move stands in a hidden window, where nothing is animated: about as long as it is animated in a shown one, in ms. */
const HIDDEN_BEAT_MS = 600;

/**
 * The computers at the table. When one of them has to decide, main is asked to let it think; what it plays is shown like any other
 * move.
 */
export const useOpponents = defineStore('opponents', () => {
  const match = useMatch();
  const settings = useSettings();
  const session = useSession();
  const complain = useThinkingFaults();
  const visibility = useDocumentVisibility();
  /** The seat that is thinking. */
  const thinking = session.perTable<number | null>(null);
  /** Computers' moves are shown at their end only, until a person decides again. */
  const hurried = session.perTable(false);
  /** Their turns are shown quickly as long as this is held, or kept on. */
  const pressed = session.perTable(false);
  const kept = computed(() => settings.settings.computers === 'fast');
  const fast = computed(() => pressed.value || kept.value);
  /** The time limit of the thinking computer in milliseconds; `null`: none thinks, or it plays at once. */
  const time = computed(() => {
    const seat = match.table?.seats[thinking.value ?? -1];
    const { level = 'merchant' } = seat ?? {};
    return seat && thinks(level) ? thinkingTime(level, settings.settings.thinking) : null;
  });

  watch(
    () => (match.held ? null : match.due),
    (due) => {
      if (due && thinking.value === null) void think(due);
      if (!due && match.table?.acting !== null) hurried.value = false;
    },
    // The match lies on the table before the table's screen, and with it this store, is there for the first time.
    { immediate: true },
  );

  // During a game, reasons that would reveal secrets are withheld. Now the log is fetched again with
  // them.
  watch(
    () => match.table?.over && match.table.seats.some(({ kind }) => kind === 'computer'),
    async (ended) => {
      if (!ended) return;
      await session.during(until(() => match.busy).toBe(false));
      await match.refresh();
    },
  );

  async function think(due: Due) {
    thinking.value = due.seat;
    const thought = await session.ask('matches.think', { match: due.match, ply: due.ply }).catch(complain);
    // While the past is on the board nothing new is shown.
    await session.during(until(() => match.held).toBe(false));
    const hidden = visibility.value === 'hidden';
    if (hidden) await session.during(new Promise((resolve) => setTimeout(resolve, HIDDEN_BEAT_MS)));
    thinking.value = null;
    if (!thought || match.table?.ply !== due.ply) return;
    await match.showMove(thought.entry, thought.table, hidden || hurried.value);
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

  /** The thinking computer plays the best move found so far. */
  async function moveNow() {
    if (thinking.value !== null && match.table) await session.ask('matches.moveNow', { match: match.table.match });
  }

  /** Computers' turns are shown quickly from now on, or as usual. */
  const keep = (on: boolean) => settings.change({ computers: on ? 'fast' : 'normal' });

  return {
    thinking,
    time,
    hurried,
    pressed,
    kept,
    fast,
    again,
    hurry,
    moveNow,
    keep,
  };
});
