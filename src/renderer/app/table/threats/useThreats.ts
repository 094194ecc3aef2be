import { computed, proxyRefs, ref, shallowRef, watch } from 'vue';
import type { Threats } from '../../../../engine/core/threats';
import { useMatch } from '../../../stores/match';
import { unlessRefused } from '../../../stores/main-process';
import { useReplay } from '../../../stores/replay';
import { useSession } from '../../../stores/session';
import { usePercent } from '../../../ui/figures';
import type { TableView } from '../useTableView';
import { kindOf } from '../../../games/kit/targets';
import { marksOf } from './marks';

/** The threats, as the board and the text view show them. */
export type ShownThreats = ReturnType<typeof useThreats>;

/**
 * The threat view, which closes when the position changes. `listed`: the text view needs the threats even while the
 * threat view is closed.
 */
export function useThreats(shown: TableView, listed: () => boolean) {
  const session = useSession();
  const match = useMatch();
  const replay = useReplay();
  const percent = usePercent();
  const open = ref(false);
  const threats = shallowRef<Threats | null>(null);
  /** Counts requests, because only the answer to the last one is used. */
  let asked = 0;

  const ply = computed(() => (shown.past ? replay.ply : shown.table?.ply));
  const viewer = computed(() => shown.table?.acting ?? shown.table?.viewer ?? null);
  const wanted = computed(() => match.curtain === null && (open.value || listed()));

  watch([ply, () => shown.past, () => match.curtain], () => (open.value = false));
  watch(
    [wanted, ply],
    async ([isWanted, at]) => {
      const number = ++asked;
      threats.value = null;
      if (!isWanted || !shown.table || at === undefined) return;
      // Main refuses if the moves up to this position were undone. The answer is then `null`.
      const found = await unlessRefused(session.ask('matches.threats', { match: shown.table.match, ply: at }));
      if (number === asked) threats.value = found;
    },
    { immediate: true },
  );

  const marks = computed(() =>
    open.value && threats.value
      ? marksOf(
          threats.value,
          viewer.value,
          (seat) => shown.ui.power(seat, shown.view).index,
          percent,
          (piece) => shown.ui.reachIcons?.[kindOf(piece)],
        )
      : null,
  );

  return proxyRefs({
    open,
    threats,
    viewer,
    marks,
    /** Opens or closes the view; toggles it by default. */
    show: (on = !open.value) => void (open.value = on),
  });
}
