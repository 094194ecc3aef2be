import { computed } from 'vue';
import { useApp } from '../../stores/app';

/** All results of a game played alone to its end that lie on the shelf, the best first; of equals the earlier. */
export function useBestResults(game: () => string) {
  const app = useApp();
  return computed(() =>
    app.saves
      .flatMap((save) =>
        save.game === game() && save.seats.length === 1 && save.points && !save.ended
          ? [{ ...save, total: save.points[0] }]
          : [],
      )
      .sort((a, b) => b.total - a.total || a.saved.localeCompare(b.saved)),
  );
}
