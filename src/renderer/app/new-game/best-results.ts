import { computed } from 'vue';
import { useApp } from '../../stores/app';

/** People's results in a game's finished matches, best first, then by date. `solo` limits them to solo games. */
export function useBestResults(game: () => string, solo: () => boolean = () => true) {
  const app = useApp();
  return computed(() =>
    app.saves
      .flatMap((save) => {
        const { points, seats, winners } = save;
        if (save.game !== game() || !points || save.ended || (solo() && seats.length > 1)) return [];
        return seats.flatMap(({ kind, name }, seat) =>
          kind === 'human' ? [{ ...save, name, total: points[seat], won: winners.includes(seat) }] : [],
        );
      })
      .sort((a, b) => b.total - a.total || a.saved.localeCompare(b.saved)),
  );
}
