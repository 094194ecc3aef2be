import { computed } from 'vue';
import { useApp } from '../../stores/app';

/** Results of all finished solo games on the shelf, best first. Ties are in order of date. */
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
