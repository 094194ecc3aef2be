import { computed, proxyRefs } from 'vue';
import { useI18n } from 'vue-i18n';
import { useGameUis } from '../../game-ui/game-uis';
import { calledName } from '../../game-ui/player-name';
import { useApp } from '../../stores/app';
import { useMatch } from '../../stores/match';
import { usePeek } from '../../stores/peek';
import { usePlanning } from '../../stores/planning';
import { useReplay } from '../../stores/replay';
import { useShownTitle } from '../saves/shown-title';

export type TableView = ReturnType<typeof useTableView>;

/** The position that the table shows: the present, a planned one, or the past during a replay. */
export function useTableView() {
  const { gameUi } = useGameUis();
  const app = useApp();
  const match = useMatch();
  const replay = useReplay();
  const peek = usePeek();
  const planning = usePlanning();
  const { t } = useI18n();

  const table = computed(() => planning.table);
  const ui = computed(() => gameUi(table.value?.game ?? ''));
  const past = computed(() => replay.kind !== null);
  const planned = computed(() => planning.active && !past.value);
  /**
   * The position before a plan's last move if this move ends the turn, because the next player's turn would look like
   * the present.
   */
  const beforeEnd = computed(() => {
    const last = planned.value && planning.table?.acting === null ? planning.trial?.steps.at(-1) : undefined;
    return last && ui.value.rows([last.choice], last.view).some(({ role }) => role === 'end') ? last.view : undefined;
  });
  /** The present includes the acting player's secrets while they are peeking. */
  const view = computed(() => (past.value ? replay.view : (peek.view ?? beforeEnd.value ?? table.value?.view)));
  const log = computed(() => (past.value ? match.log.slice(0, replay.ply) : match.log));
  const computers = computed(() => app.games.find(({ id }) => id === ui.value.id)?.computers ?? false);
  const names = computed(
    () =>
      table.value?.seats.map(({ name: own }, seat) =>
        calledName(ui.value.id, ui.value.power(seat, view.value).key, own),
      ) ?? [],
  );
  const titleOf = useShownTitle();
  const title = computed(() => {
    if (!table.value) return '';
    const { lesson, view: glimpse } = table.value;
    return lesson ? t(`games.${ui.value.id}.lessons.${lesson.key}.title`) : titleOf({ ...table.value, glimpse });
  });

  return proxyRefs({ table, ui, past, planned, view, log, computers, names, title });
}
