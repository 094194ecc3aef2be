import { until, useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { thinkingTime, thinks } from '../../ipc/thinking';
import { useMatch } from './match';
import type { ComputerDecision } from './match/queries';
import { useSession } from './session';
import { useSettings } from './settings';
import { useThinkingErrors } from './thinking-errors';

/** The pause in milliseconds after a move in a hidden window, about as long as an animation would be. */
const HIDDEN_BEAT_MS = 600;

export const useOpponents = defineStore('opponents', () => {
  const match = useMatch();
  const settings = useSettings();
  const session = useSession();
  const handleError = useThinkingErrors();
  const visibility = useDocumentVisibility();
  const state = session.perTable({
    thinking: null as number | null,
    skippingToMyTurn: false, // whether moves are shown without animation until a person decides again
    pressed: false, // whether the fast-forward button or key is down
  });
  const alwaysFast = computed(() => settings.settings.computers === 'fast');
  const fast = computed(() => state.pressed || alwaysFast.value);
  /** The thinking computer's time limit in milliseconds; `null` if none is thinking or it plays immediately. */
  const time = computed(() => {
    const seat = match.table?.seats[state.thinking ?? -1];
    const { level = 'merchant' } = seat ?? {};
    return seat && thinks(level) ? thinkingTime(level, settings.settings.thinking) : null;
  });

  watch(
    () => (match.autoplay ? match.dueComputer : null),
    (due) => {
      if (due && state.thinking === null) void think(due);
      if (!due && match.table?.acting !== null) state.skippingToMyTurn = false;
    },
    // The match is open before the table screen creates this store.
    { immediate: true },
  );

  // During a match, main withholds reasons that would reveal secrets. At the end, the log is reloaded with them.
  watch(
    () => match.table?.over && match.table.seats.some(({ kind }) => kind === 'computer'),
    async (ended) => {
      if (!ended) return;
      await session.during(until(() => match.busy).toBe(false));
      await match.refresh();
    },
  );

  async function think({ match: id, seat, ply }: ComputerDecision) {
    state.thinking = seat;
    const thought = await session.ask('matches.think', { match: id, ply }).catch(handleError);
    // No moves are shown while the board shows the past or a dialog is open.
    await session.during(until(() => match.autoplay).toBe(true));
    const hidden = visibility.value === 'hidden';
    if (hidden) await session.during(new Promise((resolve) => setTimeout(resolve, HIDDEN_BEAT_MS)));
    state.thinking = null;
    if (!thought || match.table?.ply !== ply) return;
    await match.showMove(thought.entry, thought.table, hidden || state.skippingToMyTurn);
  }

  /** After an error, lets the computer think about the same decision again. */
  function retry() {
    match.refusal = null;
    if (match.dueComputer && state.thinking === null) void think(match.dueComputer);
  }

  const skipToMyTurn = () => void (state.skippingToMyTurn = true);

  async function moveNow() {
    if (state.thinking !== null && match.table) await session.ask('matches.moveNow', { match: match.table.match });
  }

  const setAlwaysFast = (on: boolean) => settings.change({ computers: on ? 'fast' : 'normal' });

  return { ...toRefs(state), time, alwaysFast, fast, retry, skipToMyTurn, moveNow, setAlwaysFast };
});
