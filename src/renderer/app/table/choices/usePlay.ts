import { computed, shallowRef } from 'vue';
import type { ComputedRef } from 'vue';
import { sameMove } from '../../../../engine/core/same-move';
import type { Choice } from '../../../../ipc/table';
import type { Planned, RowButton, Row } from '../../../game-ui/rows';
import { usePlanning } from '../../../stores/planning';
import { useSettings } from '../../../stores/settings';
import { movesOf } from './moves';
import { actionsLeft } from './pieces';
import { useAim } from './useAim';

/**
 * Plays a choice of one or more moves, or queues it while the player plans. Except in lessons, asks for confirmation
 * before a move that players rarely intend, such as sinking a galley or bidding everything, and, if the settings want it,
 * before ending a phase with actions left, unless the end is only planned.
 */
export function usePlay(rows: ComputedRef<Row[]>) {
  const planning = usePlanning();
  const settings = useSettings();
  const aim = useAim((choice) => void play(choice));
  const ending = shallowRef<Choice | null>(null);
  const optionOf = (move: Choice['move']): RowButton | undefined =>
    rows.value.flatMap(({ options }) => options).find(({ choice }) => sameMove(choice.move, move));
  const isAsked = ({ move }: Pick<Choice, 'move'>) => !planning.table?.lesson && Boolean(optionOf(move)?.warning);
  /** The question about a rarely intended move; `null` if the move ends the phase. */
  const warning = computed(() => (ending.value && optionOf(ending.value.move)?.warning) ?? null);

  /** Plays moves in order as one undo step. Stops early if another decision comes first. */
  async function playAll(choices: readonly Pick<Choice, 'move'>[]) {
    if (!aim.wasPossible(choices.map(({ move }) => move))) return;
    const first = choices.at(0);
    const legal = first && planning.table?.choices.find((choice) => sameMove(choice.move, first.move));
    if (!legal) return;
    if (isAsked(legal)) ending.value = legal;
    else await planning.choose(...choices);
  }

  const undone = computed(() => actionsLeft(rows.value));

  async function play(choice: Planned) {
    if (!aim.wasPossible(movesOf(choice).map(({ move }) => move))) return;
    const ends = rows.value.some(({ role, options }) => role === 'end' && options.some((it) => it.choice === choice));
    const warn = settings.settings.confirmEnd && !planning.active && !planning.table?.lesson;
    if ((ends && undone.value.length > 0 && warn) || isAsked(choice)) ending.value = choice;
    else await planning.choose(...movesOf(choice));
  }

  async function endAnyway() {
    const choice = ending.value;
    ending.value = null;
    if (choice) await planning.choose(choice);
  }

  const stay = () => void (ending.value = null);

  function endPhase() {
    const end = rows.value.find((row) => row.role === 'end');
    if (end) void play(end.options[0].choice);
  }

  return { ending, warning, undone, playAll, play, endAnyway, endPhase, stay };
}
