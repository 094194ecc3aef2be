import { watch } from 'vue';
import { useMatch } from '../../../stores/match';

/** Makes main play the decisions that players chose to skip. Waits until the board is visible and no replay is open. */
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
