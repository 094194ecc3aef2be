import { computed, ref } from 'vue';
import type { ComputedRef } from 'vue';
import type { Choice } from '../../../ipc/contract';
import type { GameUi, Row } from '../../games/game-ui';
import type { Light, TargetId } from '../../table/board-types';

/**
 * What is chosen on the board, and what that leaves of the legal moves: choosing a piece narrows the list to what it can do, and
 * then choosing where leads to the move.
 */
export function useSelection(
  ui: ComputedRef<GameUi>,
  rows: ComputedRef<Row[]>,
  view: ComputedRef<unknown>,
  play: (choices: readonly Pick<Choice, 'move'>[]) => void,
) {
  const actor = ref<TargetId | null>(null);
  const target = ref<TargetId | null>(null);
  const focused = ref<TargetId | null>(null);
  const recalled = ref<readonly TargetId[]>([]);

  const concerns = (row: Row, id: TargetId) => row.actor === id || row.target === id;

  /** Moves of one row may go to different targets (a galley's neighbours): each option knows its own. */
  const shown = computed(() => {
    if (actor.value === null) return rows.value;
    const chosen = rows.value.filter((row) => concerns(row, actor.value as TargetId));
    const narrowed = target.value === null ? chosen : chosen.filter((row) => concerns(row, target.value as TargetId));
    const list = narrowed.length > 0 ? narrowed : chosen;
    return list.length > 0 ? [...list, ...rows.value.filter((row) => row.role === 'end')] : rows.value;
  });

  const reachable = computed(() => {
    if (actor.value === null || !rows.value.some((row) => row.role === 'travel' && row.actor === actor.value))
      return [];
    return ui.value.reach(actor.value, view.value);
  });

  const lights = computed(() => {
    const lit = new Map<TargetId, Light>();
    for (const row of rows.value) {
      if (row.role === 'end') continue;
      if (actor.value === null) {
        const id = row.actor ?? row.target;
        if (id) lit.set(id, 'legal');
      } else if (row.actor === actor.value && row.target && row.role !== 'travel') {
        lit.set(row.target, 'legal');
      }
    }
    for (const id of reachable.value) lit.set(id, 'legal');
    for (const id of recalled.value) lit.set(id, 'recalled');
    if (actor.value !== null) lit.set(actor.value, 'selected');
    if (target.value !== null) lit.set(target.value, 'selected');
    if (focused.value !== null) lit.set(focused.value, 'focused');
    return lit;
  });

  function clear() {
    actor.value = null;
    target.value = null;
  }

  /** A click on the board, or Enter on its twin. */
  function choose(id: TargetId | null) {
    if (id === null) return clear();
    if (actor.value !== null && act(actor.value, id)) return;
    const acts = rows.value.some((row) => row.role !== 'end' && concerns(row, id));
    actor.value = actor.value === id || !acts ? null : id;
    target.value = null;
  }

  /**
   * Carries a chosen piece to a target: sails the whole way, plays the only move there is, or narrows the list to those. What is
   * its own target is played by choosing it twice.
   */
  function act(from: TargetId, to: TargetId): boolean {
    if (reachable.value.includes(to)) {
      play(ui.value.journey(from, to, view.value).map((move) => ({ move })));
      return true;
    }
    const fitting = rows.value.filter((row) => row.actor === from && row.target === to && row.role !== 'travel');
    if (fitting.length === 0) return false;
    if (fitting.length === 1 && fitting[0].options.length === 1) play([fitting[0].options[0].choice]);
    else target.value = to;
    return true;
  }

  return { actor, target, focused, recalled, shown, lights, clear, choose };
}
