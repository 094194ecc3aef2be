import { sameMove } from '../../../engine/core/same-move';
import { MAX_MOVES } from '../../../ipc/commands/matches';
import type { PlanTrial, PlannedStep, Table } from '../../../ipc/table';
import type { useMatch } from '../match';
import type { useSession } from '../session';
import type { Moves, PlanningState } from './state';

/** Whether the deciding player can plan. */
export const canPlan = (table: Table | null): boolean => table !== null && table.acting !== null && !table.lesson;

/** The table after a trial. No choice follows a move whose result is not known. */
export const tableOf = ({ table }: PlanTrial, last: PlannedStep | null): Table =>
  last ? { ...table, choices: [] } : table;

/** The last queued move of a plan, if its result is not known until it is played. */
export function unforeseenStep({ trial, clicks }: PlanningState): PlannedStep | null {
  if (trial?.stop?.why !== 'unforeseen') return null;
  const move = clicks.flat().at(trial.steps.length);
  const choice = move && trial.table.choices.find((legal) => sameMove(legal.move, move));
  return choice ? { choice, view: trial.table.view, figures: {} } : null;
}

/** Main's answer for moves; `null` if no seat can act. */
export async function trialOf(
  moves: Moves,
  { table }: Pick<ReturnType<typeof useMatch>, 'table'>,
  session: Pick<ReturnType<typeof useSession>, 'ask'>,
): Promise<PlanTrial | null> {
  if (!table || table.acting === null) return null;
  const { match, acting, ply } = table;
  return session.ask('matches.plan', { match, seat: acting, ply, moves: moves.map((move) => ({ ...move })) });
}

/** The plan after main tried its clicks: those that can be played. */
export function afterTrial(clicks: readonly Moves[], trial: PlanTrial): Omit<PlanningState, 'active'> {
  const kept = trial.steps.length + (trial.stop?.why === 'unforeseen' ? 1 : 0);
  return { clicks: firstMoves(clicks, kept), trial, refusal: trial.stop?.refusal ?? null };
}

/** The clicks with another one, if the plan has room for its moves. */
export const withClick = (clicks: readonly Moves[], moves: Moves): readonly Moves[] =>
  clicks.flat().length + moves.length > MAX_MOVES ? clicks : [...clicks, moves];

/** The clicks with the first `count` moves. */
function firstMoves(clicks: readonly Moves[], count: number): readonly Moves[] {
  let left = count;
  return clicks.flatMap((moves) => {
    const kept = moves.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [kept] : [];
  });
}
