import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Table } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { subjectName } from '../../../game-ui/player-name';
import { useLesson } from '../../../stores/lesson';
import { useMatch } from '../../../stores/match';
import { usePlanning } from '../../../stores/planning';

/**
 * The player who decides, and the heading that names them. While planning, this is always the planning player. After a
 * lesson, no one decides, and the heading says so beside the learner's arms.
 */
export function useDecider(table: () => Table, ui: () => AnyGameUi) {
  const { t } = useI18n();
  const match = useMatch();
  const planning = usePlanning();

  const lesson = useLesson();

  const seatOf = (seat: number) => ({
    seat,
    computer: table().seats[seat].kind === 'computer',
    ...ui().power(seat, table().view),
  });
  const decider = computed(() => {
    if (lesson.over) return seatOf(table().viewer ?? 0);
    // A plan may end with another player's decision.
    const seat = planning.active ? (match.table?.acting ?? null) : (table().acting ?? match.decider);
    return seat === null ? null : seatOf(seat);
  });
  /** A learner, and the only person at a table, are addressed directly. Other players are called by name. */
  const heading = computed(() => {
    if (!decider.value) return '';
    const { seat, key } = decider.value;
    if (lesson.over) return t('lesson.done');
    if (planning.active) return t('planning.heading');
    if (seat === match.ownSeat) return t('table.yourTurn');
    return t('table.turnOf', { name: subjectName(ui().id, key, table().seats[seat].name) });
  });

  return { decider, heading };
}
