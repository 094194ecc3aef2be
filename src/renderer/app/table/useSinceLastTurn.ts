import { computed, ref, watch } from 'vue';
import type { AnyGameUi } from '../../game-ui/game-ui';
import { useMatch } from '../../stores/match';
import { useOpponents } from '../../stores/opponents';
import { useSettings } from '../../stores/settings';
import { concerningLines } from './sinceLines';
import type { SinceLine } from './sinceLines';

/** In the round after so many the quicker way to watch is offered. */
const ROUNDS = 2;

/** Alone against computers: what concerns the player since they last decided, until they decide again or close it. */
export function useSinceLastTurn(ui: () => AnyGameUi) {
  const match = useMatch();
  const settings = useSettings();
  const opponents = useOpponents();
  /** Moves made when the player last decided; what they have closed is not shown again after an undo either. */
  const from = computed(() => (match.alone === null ? 0 : match.lastDecisionOf(match.alone)));
  const closed = ref(0);

  /** It is the player's turn to decide, at a table that is not a lesson. */
  const turn = computed(() => {
    const { table, alone } = match;
    return table && !table.lesson && alone !== null && table.acting === alone
      ? { view: table.view, seat: alone }
      : null;
  });
  const lines = computed((): readonly SinceLine[] => {
    if (!turn.value || !settings.settings.sinceLastTurn || from.value <= closed.value) return [];
    return concerningLines(ui(), match.log.slice(from.value), turn.value.seat, turn.value.view);
  });
  /** Offered once: who decides something else, or closes the card, has it as before. */
  const offering = computed(() => {
    if (!turn.value || settings.settings.computers !== 'offer') return false;
    const begun = match.log.filter(({ events }) => events.some((event) => ui().heading(event)?.level === 'turn'));
    return begun.length > ROUNDS;
  });
  let offered = false;
  watch(offering, (on) => (offered ||= on), { immediate: true });
  function decline() {
    if (offered && settings.settings.computers === 'offer') void opponents.keep(false);
  }

  watch(from, (now, before) => {
    if (now <= before) return;
    closed.value = before;
    decline();
  });
  function close() {
    closed.value = from.value;
    decline();
  }

  return { lines, from, offering, close };
}
