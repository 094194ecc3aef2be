import { computed, nextTick, proxyRefs, ref, watch } from 'vue';
import { useMatch } from '../../stores/match';
import { useReplay } from '../../stores/replay';
import { focusTarget } from '../focus/focus-target';
import type { Intent } from './input/intents';

export type Dialog = 'keys' | 'pause' | 'seats' | 'end' | 'resign';

/** The table's pages and dialogs. Computers pause during a replay and in the pause, seat and ending dialogs. */
export function useTablePages() {
  const match = useMatch();
  const replay = useReplay();
  const dialog = ref<Dialog | null>(null);
  /** The past move to branch from, while the branch dialog is open. */
  const branching = ref<number | null>(null);
  const logOpen = ref(false);
  const isAsking = computed(() => dialog.value !== null || branching.value !== null);
  const markets = ref(false);
  const inWords = ref(false);
  const looking = ref(false);
  const over = computed(() => match.table?.over === true);
  /** Whether the board shows the end. Until then, the final score does not cover it. */
  const endShown = ref(false);
  const scored = computed(() => over.value && endShown.value && !looking.value);

  watch(
    over,
    async () => {
      endShown.value = false;
      if (!over.value) return;
      await match.boardSettled();
      endShown.value = over.value;
    },
    { immediate: true },
  );
  // Computer moves do not interrupt the replay or an open question.
  watch(
    () => replay.kind !== null || ['pause', 'seats', 'end', 'resign'].includes(dialog.value ?? ''),
    (paused) => (match.paused = paused),
  );
  // The curtain closes the log, because the next player must not see it. A replay closes it because the log is then in
  // the panel.
  watch([() => match.curtain !== null, () => replay.kind], () => (logOpen.value = false));

  function open(page: Extract<Intent, { do: 'open' }>['dialog']) {
    if (page === 'markets') markets.value = !markets.value;
    else if (page === 'table') inWords.value = !inWords.value;
    else dialog.value = page;
  }
  const toggleLog = () => (logOpen.value = !logOpen.value && replay.kind === null);

  async function closeLog() {
    logOpen.value = false;
    await nextTick();
    focusTarget('log');
  }

  async function lookAtBoard() {
    looking.value = true;
    await nextTick();
    focusTarget('score');
  }

  return proxyRefs({
    dialog,
    branching,
    isAsking,
    logOpen,
    markets,
    inWords,
    looking,
    scored,
    open,
    toggleLog,
    closeLog,
    lookAtBoard,
  });
}
