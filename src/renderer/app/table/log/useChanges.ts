import { computed, shallowReactive, watch } from 'vue';
import { useMatch } from '../../../stores/match';
import { useSettings } from '../../../stores/settings';
import type { TableView } from '../useTableView';
import { trailsOf } from './trails';

/**
 * The changes since the acting person's last decision: the trails of other players' pieces, without the first `read`
 * moves, and the view at that time, to compare figures with. Both are empty as soon as this person moves, during a
 * replay and in lessons.
 */
export function useChanges(shown: TableView, read: () => number) {
  const match = useMatch();
  const settings = useSettings();
  /** The view after each seat's last move, and the number of moves then. */
  const seen = shallowReactive(new Map<number, { readonly ply: number; readonly view: unknown }>());
  watch(
    () => match.table?.match,
    () => seen.clear(),
  );
  watch(
    () => match.table,
    (table) => {
      const seat = match.log.at(-1)?.seat;
      if (table && seat !== undefined && match.people.includes(seat) && match.lastDecisionOf(seat) === table.ply)
        seen.set(seat, { ply: table.ply, view: table.view });
    },
    { immediate: true },
  );

  /** The person to act, and the number of moves at their last decision. */
  const acting = computed(() => {
    const seat = match.table?.acting ?? null;
    if (seat === null || shown.past || match.table?.lesson || !settings.settings.sinceLastTurn) return null;
    const from = match.lastDecisionOf(seat);
    return from < (match.table?.ply ?? 0) ? { seat, from } : null;
  });
  const trails = computed(() => {
    if (!acting.value) return [];
    const news = match.log.slice(Math.max(acting.value.from, read()));
    return trailsOf(shown.ui, news, acting.value.seat, shown.view);
  });
  const earlier = computed(() => {
    const before = acting.value ? seen.get(acting.value.seat) : undefined;
    return before && before.ply === acting.value?.from ? before.view : null;
  });
  return { trails, earlier };
}
