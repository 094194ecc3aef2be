import { computed, proxyRefs } from 'vue';
import type { TargetId } from '../../../board/board-types';
import type { Sentence } from '../../../game-ui/sentence';
import { shortName, stateIn } from '../../../game-ui/short-name';
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
  const spoken = (nameOf: (id: TargetId) => Sentence) =>
    pieces.value.flatMap((id) => (id && shown.view ? format(nameOf(id)) : [])).join(' → ');
  const label = computed((): Chosen | null => {
    const { ui, view } = shown;
    const full = spoken((id) => ui.nameTarget(id, view));
    return full ? { full, short: spoken((id) => shortName(ui, id, view)) } : null;
  });
  const title = computed(() => (decision.question ? format(shown.ui.decision(shown.view)) : (label.value?.full ?? '')));
  const leftOf = (piece: TargetId | null) =>
    (piece && shown.view ? (shown.ui.captions?.left?.(piece, shown.view) ?? []) : []).map(format);
  const left = computed(() => leftOf(pieces.value.at(0) ?? null).join(' · '));
  /** The details of a question, or the state of the place or piece that was chosen last if its short name omits it. */
  const facts = computed(() => {
    const { ui, view } = shown;
    const details = decision.question && ui.details?.(view);
    if (details) return format(details);
    const piece = pieces.value.findLast((id) => id !== null);
    if (!piece || !view) return '';
    const short = format(shortName(ui, piece, view));
    const own = ui.captions?.facts?.(piece, view);
    const full = format(own ?? ui.nameTarget(piece, view));
    if (full === short) return '';
    return [own ? full : stateIn(full, short), ...(piece === pieces.value[0] ? [] : leftOf(piece))].join(' · ');
  });
  return proxyRefs({ label, title, left, facts });
}
