import { watch } from 'vue';
import { useMatch } from '../../../stores/match';

/** Makes main play decisions that players chose to skip. Waits while a replay, a dialog or the curtain is open. */
export function useSkips() {
  const match = useMatch();
  watch(
    () => (!match.autoplay || match.curtain !== null || !match.table?.skip ? null : match.table),
    (due) => {
      if (due) void match.playSkipped();
    },
    { immediate: true },
  );
}
