import { computed } from 'vue';
import type { Seat } from '../../../engine/core/game';
import type { SaveInfo } from '../../../ipc/shelf';
import { useGameUis } from '../../game-ui/game-uis';
import { calledName } from '../../game-ui/player-name';
import { useApp } from '../../stores/app';
import { i18n } from '../../ui/i18n';
import { useSeatsIn } from '../saves/shown-title';
import { describePlayers, isDefaultTitle } from './default-title';

/** People's results in a game's finished matches, best first, then by date. `solo` limits them to solo games. */
export function useBestResults(game: () => string, solo: () => boolean = () => true) {
  const app = useApp();
  return computed(() =>
    app.saves
      .flatMap((save) => {
        const { points, seats, winners } = save;
        if (save.game !== game() || !points || save.ended || (solo() && seats.length > 1)) return [];
        return seats.flatMap(({ kind }, seat) =>
          kind === 'human'
            ? [{ save, seat, total: points[seat], won: winners.includes(seat), place: placeOf(seat, points, winners) }]
            : [],
        );
      })
      .sort((a, b) => b.total - a.total || a.save.saved.localeCompare(b.save.saved)),
  );
}

/** A seat's place among all seats, from 1. Winners come first, even with a total that another seat also has. */
export function placeOf(seat: Seat, totals: readonly number[], winners: readonly Seat[]): number {
  if (winners.includes(seat)) return 1;
  return 1 + totals.filter((total, other) => winners.includes(other) || total > totals[seat]).length;
}

/** A function that names a result's match in the current language: its players, or the title that someone gave it. */
export function useResultNames() {
  const { gameUi } = useGameUis();
  const seatsOf = useSeatsIn();
  return (save: SaveInfo, seat: Seat): string => {
    const { key } = gameUi(save.game).power(seat, save.glimpse);
    const seatsIn = seatsOf(save);
    const { t, locale } = i18n.global;
    const players = seatsIn(locale.value);
    const generated = isDefaultTitle(save.title, seatsIn);
    const alone = players.filter(({ kind }) => kind === 'human').length === 1;
    if (generated && alone) return describePlayers(players);
    const name = alone ? players[seat].name || t('newGame.you') : calledName(save.game, key, save.seats[seat].name);
    return t('newGame.result', { name, title: generated ? describePlayers(players) : save.title });
  };
}
