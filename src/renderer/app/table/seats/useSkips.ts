import { watch } from 'vue';
import { useMatch } from '../../../stores/match';

/** Requests main to play the moves that players chose to skip, one after another. Paused during a replay. */
export function useSkips() {
  const match = useMatch();
  watch(
    () => (match.paused || match.curtain !== null || !match.table?.skip ? null : match.table),
    (due) => {
      if (due) void match.playSkipped();
    },
    { immediate: true },
  );
}
