import { watch } from 'vue';
import { useMatch } from '../../stores/match';

/** Lets main make the moves that their players are not to be asked for, one after the other; not while the past is looked at. */
export function useSkips() {
  const match = useMatch();
  watch(
    () => (match.held || match.curtain !== null || !match.table?.skip ? null : match.table),
    (due) => {
      if (due) void match.skip();
    },
    { immediate: true },
  );
}
