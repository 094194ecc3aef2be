import { computed, inject } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Table } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { seatName } from '../../../game-ui/player-name';
import { OWN_SEAT } from '../../../game-ui/seat-chip';
import { textKey } from '../../../locales/text-key';
import { conjunction } from '../../../ui/i18n';
import { placeOf, useBestResults } from '../../new-game/best-results';

/** Who won, and the place of the only person at the table, who is addressed as “you”. */
export function useStanding(table: () => Table, ui: () => AnyGameUi) {
  const { t, n, te } = useI18n();
  const own = inject(OWN_SEAT, null);
  const results = useBestResults(() => table().game);
  const winners = computed(() => table().score?.winners ?? []);
  const nameOf = (seat: number) => seatName(ui().id, ui().power(seat, table().view).key, table().seats[seat].name);

  /** The winners in words; empty for a single seat. */
  const winner = computed(() => {
    const won = winners.value;
    if (table().seats.length === 1 || won.length === 0) return '';
    if (won.length === 1 && won[0] === own?.value) return t('final.youWin');
    const names = won.map((seat) => (seat === own?.value ? t('table.you') : nameOf(seat)));
    return t('final.winner', { names: conjunction(names) }, won.length);
  });

  /** A number of points in the game's own unit, such as ducats. */
  function pointsOf(points: number): string {
    const unit = `games.${ui().id}.story.points`;
    return te(unit) ? t(unit, { count: n(points) }, points) : t('home.points', { points: n(points) }, points);
  }

  /** The rank among other solo results; ties share a rank. Empty until the result is on the shelf. */
  function amongSolo(): string {
    const result = results.value.find(({ save }) => save.match === table().match);
    if (!result) return '';
    const count = results.value.length;
    const at = 1 + results.value.filter(({ total }) => total > result.total).length;
    return t(`final.${count === 1 ? 'first' : at === 1 ? 'best' : 'place'}`, { place: n(at), count: n(count) });
  }

  /** The reader's place and its distance to the winner, or to the next player. Empty if several people play. */
  const place = computed(() => {
    const { seats, score, lesson } = table();
    if (seats.length === 1) return amongSolo();
    const seat = own?.value ?? null;
    if (seat === null || !score || lesson) return '';
    const totals = score.scores.map(({ total }) => total);
    const at = placeOf(seat, totals, winners.value);
    const rivals = totals.filter((_, other) => other !== seat);
    const gap = at === 1 ? totals[seat] - Math.max(...rivals) : totals[winners.value[0]] - totals[seat];
    const key = gap <= 0 ? 'rank' : at === 1 ? 'ahead' : 'behind';
    return t(textKey(`final.${key}`), { place: n(at), seats: n(seats.length), points: pointsOf(gap) });
  });

  return { own, winner, place };
}
