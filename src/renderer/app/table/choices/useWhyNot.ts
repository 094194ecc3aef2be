import { shallowRef, watch } from 'vue';
import type { Refusal } from '../../../../ipc/refusals';
import type { TargetId } from '../../../board/board-types';
import { RefusedError } from '../../../stores/main-process';
import { usePlanning } from '../../../stores/planning';
import { useSession } from '../../../stores/session';
import type { InvalidTarget } from '../input/selection';
import type { TableView } from '../useTableView';

export interface RefusedTarget {
  readonly target: TargetId;
  readonly refusal: Refusal;
}

/** Asks main why a target is not allowed. The answer is kept until it is dismissed or the position changes. */
export function useWhyNot(shown: TableView) {
  const session = useSession();
  const planning = usePlanning();
  const refused = shallowRef<RefusedTarget | null>(null);
  /** Only the answer to the last question is used. */
  let asked = 0;

  function dismiss() {
    asked++;
    refused.value = null;
  }

  function ask({ actor, target }: InvalidTarget): boolean {
    const { table, past, ui, view } = shown;
    if (!table || past || table.acting === null) return false;
    const move = ui.attempt?.(actor, target, view);
    if (!move) return false;
    dismiss();
    const number = asked;
    const question = { match: table.match, seat: table.acting, ply: table.ply, move: { ...move } };
    (planning.active ? planning.whyNot(move) : session.ask('matches.whyNot', question))
      .then((refusal) => {
        if (refusal && number === asked) refused.value = { target, refusal };
      })
      .catch((error: unknown) => {
        // The request is outdated: the table or the viewer has changed.
        if (!(error instanceof RefusedError)) throw error;
      });
    return true;
  }

  watch([() => shown.table?.ply, () => shown.table?.viewer, () => shown.past], dismiss);

  return { refused, ask, dismiss };
}
