import { watch } from 'vue';
import type { Ref } from 'vue';
import type { PlanAdvice } from '../../../engine/bots/plan-advice';
import type { Move } from '../../../engine/core/game';
import { sameMove } from '../../../engine/core/same-move';
import { useMatch } from '../match';

/** The win probabilities of the player's move and of the Doge's, in per cent. */
export interface Verdict {
  readonly chance: number;
  readonly best: number;
}

/** How far, in percentage points, a move's win probability must be below the best plan's for a verdict. */
const CLEARLY = 5;

/** Sets the verdict after a move that was clearly worse than the Doge's, and removes it when the move is undone. */
export function judgeMoves(
  state: { readonly advice: PlanAdvice | null; verdict: Verdict | null },
  followed: Readonly<Ref<number>>,
) {
  const match = useMatch();
  watch(
    () => match.lastMoves,
    (moves) => {
      const move = moves.at(0)?.move;
      state.verdict = move && followed.value === 0 ? verdictOn(state.advice, move) : null;
    },
    { flush: 'sync' },
  );
  watch(
    () => match.table?.ply ?? 0,
    (ply, before) => ply < before && (state.verdict = null),
  );
}

function verdictOn(advice: PlanAdvice | null, move: Move): Verdict | null {
  if (!advice?.sure || advice.steps.some(({ choice }) => sameMove(choice.move, move))) return null;
  const { chance: best } = advice.sure;
  const chance = advice.alternatives?.find((other) => sameMove(other.move, move))?.chance ?? best;
  return best - chance >= CLEARLY ? { chance, best } : null;
}
