import { computed, watch } from 'vue';
import type { PlanAdvice } from '../../../../engine/bots/plan-advice';
import { sameValue } from '../../../../engine/core/same-move';
import type { TargetId } from '../../../board/board-types';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useAdvice } from '../../../stores/advice';
import { useMatch } from '../../../stores/match';
import { useReplay } from '../../../stores/replay';
import { partsOf } from './parts';

/** The unplayed part of the advised plan; empty after a move that is not part of it. */
export function usePlan(ui: () => AnyGameUi) {
  const advice = useAdvice();
  const match = useMatch();
  const replay = useReplay();

  /** Number of plan steps played so far; -1 if the player has left the plan. */
  const made = computed(() => {
    const { table } = match;
    if (!advice.plan || !table || table.acting === null || replay.kind) return -1;
    return advice.plan.steps.findIndex(({ view }) => sameValue(view, table.view));
  });
  const parts = computed(() =>
    made.value < 0 || !advice.plan ? [] : partsOf(ui(), advice.plan.steps.slice(made.value)),
  );
  /** The plan's gain by unit; empty once a step is played, because it includes that step. */
  const gain = computed((): PlanAdvice['gain'] => (made.value === 0 ? (advice.plan?.gain ?? {}) : {}));
  /** What others are expected to take, in the same way. */
  const losses = computed((): PlanAdvice['gain'] => (made.value === 0 ? (advice.plan?.losses ?? {}) : {}));
  /** Whether a step is played. The advice's reason and its share of simulated games are about the first step. */
  const begun = computed(() => made.value > 0);
  const later = computed(() =>
    made.value < 0 || !advice.plan ? [] : partsOf(ui(), advice.plan.then).filter(({ goes }) => goes),
  );

  /** The plan's paths on the board, starting at the acting piece, and the places of its other actions. */
  const route = computed((): readonly (readonly TargetId[])[] => {
    const paths = new Map<TargetId | null, TargetId[]>();
    const places: TargetId[][] = [];
    for (const { actor, path, goes } of [...parts.value, ...later.value]) {
      if (!goes) places.push(...path.map((target) => [target]));
      else paths.set(actor, [...(paths.get(actor) ?? (actor ? [actor] : [])), ...path]);
    }
    return [...paths.values(), ...places];
  });

  watch([() => match.table?.viewer, () => match.curtain], () => advice.dismiss());

  /** Whether the advice is shown or awaited. */
  const open = computed(() => advice.advising || parts.value.length > 0);
  /** Closes the advice. Returns whether it was open. */
  function close(): boolean {
    const closes = open.value;
    if (closes) advice.dismiss();
    return closes;
  }

  return { parts, gain, losses, begun, route, open, close };
}
