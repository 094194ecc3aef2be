import { shallowRef, watch } from 'vue';
import type { Move } from '../../../../engine/core/game';
import type { Refusal } from '../../../../ipc/refusals';
import type { Table } from '../../../../ipc/table';
import type { TargetId } from '../../../board/board-types';
import { unlessRefused } from '../../../stores/main-process';
import { useNotes } from '../../../stores/notes';
import { usePlanning } from '../../../stores/planning';
import { useSession } from '../../../stores/session';
import type { InvalidTarget } from '../input/selection';
import type { TableView } from '../useTableView';
import { useAttempts } from './useAttempts';

export interface RefusedTarget {
  readonly target: TargetId;
  readonly refusal: Refusal;
}

/** Returns a function that asks main why a move is illegal, in the match or in the plan; `null` if it is legal. */
export function useWhyIllegal() {
  const session = useSession();
  const planning = usePlanning();
  return async ({ match, acting, ply }: Table, move: Move): Promise<Refusal | null> => {
    if (acting === null) return null;
    if (planning.active) return planning.whyNot(move);
    return session.ask('matches.whyNot', { match, seat: acting, ply, move: { ...move } });
  };
}

/** Asks main why a target is not allowed. The answer is kept until it is dismissed or the position changes. */
export function useWhyNot(shown: TableView) {
  const whyIllegal = useWhyIllegal();
  const notes = useNotes();
  const refused = shallowRef<RefusedTarget | null>(null);
  /** A click before they are loaded attempts nothing. */
  const attempts = useAttempts(() => shown.ui);
  /** Only the answer to the last question is used. */
  let asked = 0;

  function dismiss() {
    asked++;
    refused.value = null;
  }

  /** While the notes are open, a click chooses the place of a pin. */
  const mayTry = () => !shown.past && shown.table !== null && shown.table.acting !== null && !notes.open;

  function ask({ actor, target }: InvalidTarget): boolean {
    const { table, view } = shown;
    if (!table || !mayTry()) return false;
    const known = attempts.value;
    const move = known?.attempt(actor, target, view);
    if (!move) return false;
    dismiss();
    const number = asked;
    // Main refuses an outdated request: the table or the viewer has changed. The answer is then `null`.
    const why = whyIllegal(table, move).then((illegal) => illegal ?? known?.misplaced?.(actor, target, view) ?? null);
    void unlessRefused(why).then((refusal) => {
      if (refusal && number === asked) refused.value = { target, refusal };
    });
    return true;
  }

  /** Whether the player may drag a piece to try a move: it is their own, even if it has no move. */
  function canTry(piece: TargetId): boolean {
    return mayTry() && (attempts.value?.ownPieces?.(shown.view).includes(piece) ?? false);
  }

  watch([() => shown.table?.ply, () => shown.table?.viewer, () => shown.past], dismiss);

  return { refused, ask, canTry, dismiss };
}
