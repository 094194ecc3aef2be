import { computed, proxyRefs } from 'vue';
import type { AnyGameUi } from '../../../game-ui/game-ui';
import { useSentences } from '../../../game-ui/translate';
import type { TableView } from '../useTableView';
import type { Chosen } from './pieces';
import type { Decision } from './useDecision';

/** The current selection in words, for the panel and the piece's card. `label` is `null` if nothing is selected. */
export function useChosen(shown: TableView, decision: Decision) {
  const { selection } = decision;
  const format = useSentences(() => shown.ui.id);
  /** A card that asks a question does not select its piece. */
  const pieces = computed(() => (decision.question ? [] : [selection.actor.value, selection.target.value]));
  const spoken = (named: AnyGameUi['nameTarget']) =>
    pieces.value.flatMap((id) => (id && shown.view ? [format(named(id, shown.view))] : [])).join(' → ');
  const label = computed((): Chosen | null => {
    const full = spoken(shown.ui.nameTarget);
    return full ? { full, short: spoken(shown.ui.captions?.shortName ?? shown.ui.nameTarget) } : null;
  });
  const title = computed(() => (decision.question ? format(shown.ui.decision(shown.view)) : (label.value?.full ?? '')));
  const left = computed(() => {
    const piece = decision.question ? null : selection.actor.value;
    return (piece && shown.view ? (shown.ui.captions?.left?.(piece, shown.view) ?? []) : []).map(format).join(' · ');
  });
  return proxyRefs({ label, title, left });
}
