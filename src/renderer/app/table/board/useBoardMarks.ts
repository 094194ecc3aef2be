import { computed, proxyRefs } from 'vue';
import type { Light, Spotlight } from '../../../board/board-types';
import { useSentences } from '../../../game-ui/translate';
import { useMatch } from '../../../stores/match';
import { lessonHint, lessonLights } from '../../lesson/lights';
import { usePlan } from '../advice/usePlan';
import { ghostsOf } from '../plan/planned-parts';
import { usePlannedParts } from '../plan/usePlannedParts';
import { plannedLights } from '../input/selection';
import type { Decision } from '../choices/useDecision';
import type { TableView } from '../useTableView';

/** The highlights of possible moves. */
const OFFERS: ReadonlySet<Light> = new Set<Light>(['legal', 'idle']);

/** The marks on the board: highlights and paths. */
export function useBoardMarks(shown: TableView, decision: Decision) {
  const { selection } = decision;
  const match = useMatch();
  const format = useSentences(() => shown.ui.id);
  const { route: advised } = usePlan(() => shown.ui);
  /** The rows before the plan; empty if the player is not planning. */
  const unplanned = computed(() =>
    shown.planned && match.table ? shown.ui.rows(match.table.choices, match.table.view) : [],
  );
  const lights = computed(() => {
    const all = shown.planned ? plannedLights(selection.lights.value, unplanned.value) : selection.lights.value;
    // A match that cannot be saved offers no moves.
    const own = match.unwritable === null ? all : new Map([...all].filter(([, light]) => !OFFERS.has(light)));
    return lessonLights(own, shown.table, shown.ui);
  });
  /** What the lesson asks for, while the player can do it. */
  const spotlight = computed((): Spotlight => {
    const { table } = shown;
    const asks = table?.lesson?.next === 'learner' && !shown.past && !match.busy;
    return asks ? { targets: lessonHint(table, shown.ui).targets, ringed: true } : { targets: [], ringed: false };
  });
  /** The path to the place pointed at; `null` while a move is being played or during a replay. */
  const underway = computed(() => (match.busy || shown.past ? null : selection.underway.value));
  const path = computed(() => underway.value?.path ?? null);
  const saying = computed(() => (underway.value ? format(underway.value.full) : ''));
  const route = computed(() => [...advised.value, ...(decision.question?.routes ?? [])]);
  /** The moves of the plan; `null` if the player is not planning. */
  const planned = usePlannedParts(() => shown.ui);
  const ghosts = computed(() => (shown.planned ? ghostsOf(planned.value) : null));
  return proxyRefs({ lights, spotlight, path, saying, route, ghosts });
}
