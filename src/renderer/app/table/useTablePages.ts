import { computed, nextTick, proxyRefs, ref, watch } from 'vue';
import { useMatch } from '../../stores/match';
import { useReplay } from '../../stores/replay';
import { focusTarget } from '../focus/focus-target';
import type { Intent } from './input/intents';

/** The dialog that is open over the table. */
export type Dialog = 'keys' | 'seats' | 'end' | 'resign';

/** The pages and dialogs of the table, and which of them are open. */
export function useTablePages() {
  const match = useMatch();
  const replay = useReplay();
  const dialog = ref<Dialog | null>(null);
  /** The past move to branch another match from, while its dialog is open. */
  const branching = ref<number | null>(null);
  const logOpen = ref(false);
  /** A dialog asks something, so the table does not handle keys. */
  const isAsking = computed(() => dialog.value !== null || branching.value !== null);
  /** The game's reference page, and the board in words. */
  const markets = ref(false);
  const inWords = ref(false);
  /** Whether the player is looking at the board instead of the final score, after the game. */
  const looking = ref(false);
  /** Whether the final score covers the table. */
  const scored = computed(() => match.table?.over === true && !looking.value);

  // Computers' moves do not interrupt the replay or an open question.
  watch(
    () => replay.kind !== null || ['seats', 'end', 'resign'].includes(dialog.value ?? ''),
    (paused) => (match.paused = paused),
  );
  // The next player must not see what was open, so the curtain closes the log. In a replay, the log is in the panel.
  watch([() => match.curtain !== null, () => replay.kind], () => (logOpen.value = false));

  function open(page: Extract<Intent, { do: 'open' }>['dialog']) {
    if (page === 'markets') markets.value = !markets.value;
    else if (page === 'table') inWords.value = !inWords.value;
    else dialog.value = page;
  }
  const toggleLog = () => (logOpen.value = !logOpen.value && replay.kind === null);

  /** Closing the log returns the focus to the button that opened it. */
  async function closeLog() {
    logOpen.value = false;
    await nextTick();
    focusTarget('log');
  }

  /** Looking at the board moves the focus to the button that returns to the score. */
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
