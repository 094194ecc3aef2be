import type { Move, Random } from '../core/game';
import { sameMove } from '../core/same-move';
import type { Mistake, Mistakes, Plan } from './bot';
import type { Carelessness } from './levels';
import { anyMove } from './plans';

/** The plan, sometimes with one of the game's mistakes. `legal` returns the seat's legal moves. */
export function withMistake(
  mistakes: Mistakes<Move> | undefined,
  carelessness: Carelessness,
  plan: Plan,
  legal: () => readonly Move[],
  random: Random,
): Plan {
  if (!mistakes || carelessness === 'never' || random.roll(1000) > 1000 * mistakes.rates[carelessness]) return plan;
  const found = mistakes.kinds.map((kind) => spoiled(kind, plan, legal)).filter((list) => list.length > 0);
  if (found.length === 0) return plan;
  const choices = found[random.roll(found.length) - 1];
  const moves = choices[random.roll(choices.length) - 1];
  return { ...anyMove(plan.moves[0]), moves: mistakes.end ? [...moves, mistakes.end] : moves, independent: true };
}

/** The ways to make this kind of mistake in a plan; empty if it does not apply. */
function spoiled(kind: Mistake<Move>, { moves }: Plan, legal: () => readonly Move[]): (readonly Move[])[] {
  if ('prefers' in kind)
    return legal()
      .filter((move) => kind.prefers(move, moves[0]) && !sameMove(move, moves[0]))
      .map((move) => [move]);
  const spoilt =
    'forgets' in kind ? moves.filter((move) => !kind.forgets(move)) : moves.map((move) => kind.changes(move));
  return spoilt.length < moves.length || spoilt.some((move, i) => move !== moves[i]) ? [spoilt] : [];
}
