import { computed, ref, shallowRef } from 'vue';
import type { ComputedRef } from 'vue';
import type { Choice } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import type { Row } from '../../../game-ui/rows';
import type { BoardIntent } from './intents';
import {
  canAct,
  canMove,
  choose,
  concerns,
  drop,
  selectionAfterMove,
  landingsOf,
  lightsOf,
  nextPiece,
  NOTHING,
  shownRows,
  underwayOf,
} from './selection';
import type { InvalidTarget, Selected } from './selection';

/**
 * The selection on the board and the remaining legal moves. Choosing a piece narrows the list to its actions; choosing
 * a target then selects the move. The rules are in `selection.ts`; this composable stores the selection and plays
 * moves.
 */
export function useSelection(
  rows: ComputedRef<readonly Row[]>,
  play: (choices: readonly Pick<Choice, 'move'>[]) => void,
  /** The rows used to find the piece that can travel: all, or those that a lesson asks for. */
  wanted: ComputedRef<readonly Row[]> = rows,
  /** Asks why a target is not allowed. Returns false if choosing the target is not an attempt to move. */
  ask: (missed: InvalidTarget) => boolean = () => false,
) {
  const selected = shallowRef<Selected>(NOTHING);
  const focused = ref<TargetId | null>(null);
  const recalled = ref<readonly TargetId[]>([]);
  const dragging = ref(false);
  /** Whether the player chose the piece to see its actions. False if they moved it on the board and it stays chosen. */
  const opened = ref(true);
  /** The selection before a drag. A drop that plays nothing restores it. */
  let beforeDrag = NOTHING;
  const situation = computed(() => ({ rows: rows.value, wanted: wanted.value }));

  function follow(intent: BoardIntent) {
    switch (intent.do) {
      case 'point':
        focused.value = intent.target;
        return;
      case 'press':
      case 'choose':
        return settle(choose(situation.value, selected.value, intent.target));
      case 'drag':
        beforeDrag = selected.value;
        selected.value = { actor: intent.target, target: null };
        dragging.value = true;
        return;
      case 'drop':
        dragging.value = false;
        focused.value = null;
        selected.value = beforeDrag;
        return settle(drop(situation.value, intent.from, intent.target, beforeDrag));
    }
  }

  function settle({ selected: next, play: moves, missed }: ReturnType<typeof choose>) {
    if (missed && ask(missed)) return;
    if (next !== selected.value || moves.length > 0) opened.value = moves.length === 0;
    selected.value = next;
    if (moves.length > 0) play(moves);
  }

  function turnTo(actor: TargetId | null): TargetId | null {
    selected.value = { actor, target: null };
    opened.value = true;
    return actor;
  }

  return {
    actor: computed(() => selected.value.actor),
    target: computed(() => selected.value.target),
    focused,
    recalled,
    dragging,
    opened,
    shown: computed(() => shownRows(rows.value, selected.value)),
    lights: computed(() => lightsOf(situation.value, selected.value, focused.value, recalled.value)),
    underway: computed(() => underwayOf(situation.value, selected.value, focused.value, recalled.value)),
    follow,
    step: (by: 1 | -1) => turnTo(nextPiece(rows.value, selected.value, by)),
    letsGo: (id: TargetId) => {
      const outcome = choose(situation.value, selected.value, id);
      return selected.value.actor === id && outcome.selected.actor === null && outcome.play.length === 0;
    },
    clear: () => (selected.value = NOTHING),
    /** Chooses a piece again after its move, unless no action is left for it. */
    again: (id: TargetId) => {
      if (rows.value.some((row) => row.role !== 'end' && concerns(row, id)))
        selected.value = choose(situation.value, selected.value, id).selected;
    },
    keep: (goesOn: boolean) => (selected.value = selectionAfterMove(rows.value, selected.value, goesOn)),
    turnTo: (id: TargetId) => canAct(rows.value, id) && turnTo(id),
    movable: (id: TargetId) => canMove(rows.value, id),
    landings: (id: TargetId) => landingsOf(rows.value, id),
  };
}
