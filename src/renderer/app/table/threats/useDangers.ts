import { computed, shallowRef, watch } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Threats } from '../../../../engine/core/threats';
import type { DangerShown } from '../../../game-ui/dangers';
import { useDeviceTexts } from '../../../locales/devices';
import { useMatch } from '../../../stores/match';
import { unlessRefused } from '../../../stores/main-process';
import { usePlanning } from '../../../stores/planning';
import { useSession } from '../../../stores/session';
import type { TableView } from '../useTableView';
import { dangersTo } from './dangers';
import { useThreatWords } from './useThreatWords';

/**
 * The dangers to the places and pieces of the person who decides, in games with vital places; in a plan, those after its
 * moves. Main is asked once per position, when the board is at rest, and finds the threats in a few milliseconds. Until
 * it has answered, the previous position's dangers remain.
 */
export function useDangers(shown: TableView) {
  const session = useSession();
  const match = useMatch();
  const planning = usePlanning();
  const { t } = useI18n();
  const known = useDeviceTexts();
  const threats = shallowRef<Threats | null>(null);
  const { place, player, percent, whenOnOwn } = useThreatWords(
    () => shown.ui,
    () => shown.view,
    () => shown.names,
  );
  /** The seat to warn; `null` for none. */
  const seat = computed(() => {
    const { table } = match;
    return shown.past || match.curtain !== null || table?.lesson ? null : (table?.acting ?? null);
  });
  const places = computed(() => (seat.value === null ? [] : (shown.ui.vitalPlaces?.(seat.value, shown.view) ?? [])));
  const warns = computed(() => seat.value !== null && shown.ui.vitalPlaces !== undefined);
  /** The position to ask about; `null` while the board moves. */
  const position = computed(() => (warns.value && !match.busy ? match.table?.ply : undefined) ?? null);

  watch(seat, () => (threats.value = null));
  watch(
    position,
    async (ply) => {
      if (ply === null || !match.table) return;
      // Main refuses if the moves up to this position were undone.
      const found = await unlessRefused(session.ask('matches.threats', { match: match.table.match, ply }));
      if (ply === match.table.ply) threats.value = found;
    },
    { immediate: true },
  );

  return computed((): readonly DangerShown[] => {
    const warned = seat.value;
    const found = shown.planned && planning.trial ? planning.trial.threats : threats.value;
    if (!known.value || warned === null || !found) return [];
    return dangersTo(warned, places.value, found).map(({ at, attacks }) => ({
      seat: warned,
      at,
      text: t('threats.danger', {
        place: place(at),
        attacks: attacks
          .map((attack) => `${player(attack.seat)} ${percent(attack.chance)} ${whenOnOwn(attack)}`)
          .join(', '),
      }),
    }));
  });
}
