import { computed } from 'vue';
import { useI18n } from 'vue-i18n';
import type { Table } from '../../../../ipc/table';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { calledName } from '../../../game-ui/player-name';
import { useMatch } from '../../../stores/match';
import { usePlanning } from '../../../stores/planning';

/** The player who decides, and the heading that names them. While planning, this is always the planning player. */
export function useDecider(table: () => Table, ui: () => AnyGameUi) {
  const { t } = useI18n();
  const match = useMatch();
  const planning = usePlanning();

  const decider = computed(() => {
    // A plan may end with another player's decision.
    const seat = planning.active ? (match.table?.acting ?? null) : (table().acting ?? match.decider);
    if (seat === null) return null;
    return { seat, computer: table().seats[seat].kind === 'computer', ...ui().power(seat, table().view) };
  });
  /** A learner, and the only person at a table, are addressed directly. Other players are called by name. */
  const heading = computed(() => {
    if (!decider.value) return '';
    const { seat, key } = decider.value;
    if (planning.active) return t('planning.heading');
    if (seat === match.ownSeat) return t('table.yourTurn');
    return t('table.turnOf', { name: calledName(ui().id, key, table().seats[seat].name) });
  });

  return { decider, heading };
}
