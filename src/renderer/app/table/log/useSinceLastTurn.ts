import { useDocumentVisibility } from '@vueuse/core';
import { computed, ref, shallowRef, watch } from 'vue';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useMatch } from '../../../stores/match';
import { useOpponents } from '../../../stores/opponents';
import { useSettings } from '../../../stores/settings';
import { useSideRoom } from '../useSideRoom';
import { recapBySeat, sinceMove } from './recap-by-seat';
import type { SeatRecap } from './recap-by-seat';

/** After this many rounds, the card offers faster computer turns. */
const ROUNDS = 2;

export interface RecapCard {
  readonly from: number;
  readonly lines: readonly SeatRecap[];
  /** Number of moves made while the window was hidden; 0 if the card covers the time since the player's turn. */
  readonly away: number;
  /** Whether the player has not yet decided anything in this match. */
  readonly first: boolean;
}

/**
 * The events since the player's last decision (only against computers) or while the window was hidden (always). They
 * are shown until the next decision or until the card is closed. An answer to a rival's question is no such decision.
 */
export function useSinceLastTurn(ui: () => AnyGameUi) {
  const match = useMatch();
  const settings = useSettings();
  const opponents = useOpponents();
  const visibility = useDocumentVisibility();
  /** Number of moves at the player's last decision. */
  const from = computed(() => (match.soloSeat === null ? 0 : match.lastDecisionOf(match.soloSeat)));
  /** Number of moves that the player has already read about. An undo does not reduce it, so old news does not return. */
  const read = ref(-1);
  const away = shallowRef<{ readonly from: number; readonly to: number } | null>(null);
  let left = match.table?.ply ?? 0;

  const turn = computed(() => {
    const { table, soloSeat: alone } = match;
    return table && !table.lesson && alone !== null && table.acting === alone
      ? { view: table.view, seat: alone }
      : null;
  });
  const sinceTurn = computed((): RecapCard | null => {
    if (!turn.value) return null;
    const { view, seat } = turn.value;
    const isRead = read.value >= from.value;
    const entries = isRead ? match.log.slice(read.value) : sinceMove(ui(), match.log, from.value, view);
    const lines = recapBySeat(ui(), entries, view, seat);
    const first = from.value === 0 && !isRead;
    return lines.length > 0 ? { from: Math.max(from.value, read.value), lines, away: 0, first } : null;
  });
  const whileAway = computed((): RecapCard | null => {
    const { table } = match;
    if (!away.value || !table) return null;
    const { from, to } = away.value;
    const lines = recapBySeat(ui(), match.log.slice(from, to), table.view);
    return { from, lines, away: to - from, first: false };
  });
  const card = computed(() => (settings.settings.sinceLastTurn ? (sinceTurn.value ?? whileAway.value) : null));

  watch(
    visibility,
    (now) => {
      const ply = match.table?.ply ?? 0;
      if (now === 'hidden') left = ply;
      else if (ply > left) away.value = { from: left, to: ply };
    },
    { flush: 'sync' },
  );
  const lastDecision = computed(() => Math.max(0, ...match.people.map((seat) => match.lastDecisionOf(seat))));
  watch([lastDecision, () => match.table?.match], () => (away.value = null));

  /** Whether the card offers faster computer turns. Closing the card or making another decision declines the offer. */
  const offering = computed(() => {
    const { table } = match;
    if (!turn.value || !table?.seats.some(({ kind }) => kind === 'computer')) return false;
    if (settings.settings.computers !== 'offer') return false;
    const begun = match.log.filter(({ events }) =>
      events.some((event) => ui().moments?.heading?.(event, table.view)?.level === 'turn'),
    );
    return begun.length > ROUNDS;
  });
  let offered = false;
  watch(offering, (on) => (offered ||= on), { immediate: true });
  function decline() {
    if (offered && settings.settings.computers === 'offer') void opponents.setAlwaysFast(false);
  }

  watch(from, (now, before) => {
    if (now <= before) return;
    read.value = now - 1;
    decline();
  });
  function close() {
    if (match.soloSeat !== null) read.value = match.table?.ply ?? 0;
    away.value = null;
    decline();
  }

  return { card, offering, ...useSideRoom(), close, read };
}
