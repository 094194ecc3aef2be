import { computed, proxyRefs, watch } from 'vue';
import type { Choice } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import type { RowButton } from '../../../game-ui/rows';
import { useMatch } from '../../../stores/match';
import { askedButtons, stepRows } from '../../lesson/step-rows';
import { useSelection } from '../input/useSelection';
import type { TableView } from '../useTableView';
import { providePointed } from './pointed';
import { usePlay } from './usePlay';
import { useWhyNot } from './useWhyNot';

export type Decision = ReturnType<typeof useDecision>;

/** Tracks the decision at the table. There are no choices during a replay. */
export function useDecision(shown: TableView) {
  const match = useMatch();
  match.decisionOf = (now) => [shown.ui.decision(now), shown.ui.details?.(now)];

  const legal = computed(() =>
    shown.table && !shown.past ? shown.ui.rows(shown.table.choices, shown.table.view) : [],
  );
  const buttons = computed(() => (shown.table?.lesson ? askedButtons(shown.table, legal.value) : new Set<RowButton>()));
  /** All legal rows, in a lesson with those of its current step first. */
  const rows = computed(() => (buttons.value.size > 0 ? stepRows(legal.value, buttons.value) : legal.value));
  const requested = computed((): readonly Choice[] => {
    const { lesson, choices = [] } = shown.table ?? {};
    return lesson?.asked.map((i) => choices[i]) ?? [];
  });
  const asked = computed((): ReadonlySet<Choice> => new Set([...buttons.value].map(({ choice }) => choice)));
  const askedRows = computed(() => {
    if (!shown.table?.lesson || shown.past) return legal.value;
    return shown.ui.rows(requested.value, shown.table.view);
  });
  /** A question to the acting player that is shown at a piece. Lessons give their own directions instead. */
  const question = computed(() => {
    const { view, lesson } = shown.table ?? {};
    return rows.value.length > 0 && !lesson ? (shown.ui.questions?.question(view) ?? null) : null;
  });

  const playing = usePlay(rows);
  const { refused, ask, canTry, dismiss } = useWhyNot(shown);
  const selection = useSelection(rows, (choices) => void playPiece(choices), askedRows, ask);
  providePointed(selection.focused);

  async function playPiece(choices: readonly Pick<Choice, 'move'>[]) {
    const piece = selection.actor.value;
    await playing.playAll(choices);
    if (piece && choices.length > 0 && selection.actor.value !== piece) selection.again(piece);
  }

  // While the same player decides, a piece stays chosen as long as it has actions. A question chose its own piece, so
  // nothing stays chosen after it. In a lesson, each step starts without a selection.
  let wasAsked = false;
  watch(
    [() => shown.table?.ply, () => shown.table?.viewer, () => shown.table?.acting],
    ([, viewer, acting], [, viewerBefore, actingBefore]) => {
      selection.keep(viewer === viewerBefore && acting === actingBefore && !shown.table?.lesson && !wasAsked);
      wasAsked = question.value !== null;
      if (question.value) selection.turnTo(question.value.piece);
      selection.recalled.value = [];
    },
    { immediate: true },
  );

  const draggable = (piece: TargetId) => selection.movable(piece) || canTry(piece);

  return proxyRefs({ rows, asked, question, selection, playing, draggable, refused, dismissRefused: dismiss });
}
