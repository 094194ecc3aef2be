import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { sameMove } from '../../engine/core/same-move';
import { MAX_MOVES } from '../../ipc/commands/matches';
import type { Refusal } from '../../ipc/refusals';
import type { Choice, PlanTrial, PlannedStep, Table } from '../../ipc/table';
import { refusalOf } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';

type Moves = readonly Choice['move'][];

const NO_PLAN = {
  active: false,
  clicks: [] as readonly Moves[], // the queued moves of each click
  trial: null as PlanTrial | null, // main's answer for them; null until the first answer
  refusal: null as Refusal | null, // why the last choice could not be queued
};

type PlanningState = typeof NO_PLAN;

/**
 * A turn that a player plans: choices are queued instead of played, and the table shows the position after them. Main
 * tries them on a copy after each change. Any change to the match ends the plan.
 */
export const usePlanning = defineStore('planning', () => {
  const match = useMatch();
  const session = useSession();
  const state = session.perTable(NO_PLAN);
  /** Counts plans, so that an answer to an earlier plan is ignored. */
  let plan = 0;
  /** The last change to the queue. The next one waits for it. */
  let change: Promise<void> = Promise.resolve();

  const possible = computed(() => canPlan(match.table) && match.curtain === null);
  /** The last queued move, if its result is not known until it is played. It ends the plan. */
  const last = computed(() => unforeseenStep(state));
  /** The table that choices apply to: the planned one while planning. */
  const table = computed(() => (state.active && state.trial ? tableOf(state.trial, last.value) : match.table));

  watch([() => match.table, () => match.curtain], discard, { flush: 'sync' });

  function discard() {
    plan++;
    Object.assign(state, NO_PLAN);
  }

  async function ask(moves: Moves): Promise<PlanTrial | null> {
    const asking = plan;
    try {
      const trial = await trialOf(moves, match, session);
      return asking === plan ? trial : null;
    } catch (error) {
      const refusal = refusalOf(error);
      discard();
      match.refusal = refusal;
      return null;
    }
  }

  /** Changes the queued clicks after earlier changes, and keeps those that can be played. */
  function attempt(changed: (clicks: readonly Moves[]) => readonly Moves[]): Promise<void> {
    return (change = change.then(() => (state.active ? tryClicks(changed(state.clicks)) : undefined)));
  }

  async function tryClicks(clicks: readonly Moves[]) {
    const trial = await ask(clicks.flat());
    if (trial) Object.assign(state, afterTrial(clicks, trial));
  }

  /** Starts a plan, optionally with the moves of an advised plan. */
  async function begin(moves: Moves = []) {
    if (!possible.value || match.busy) return;
    state.active = true;
    await attempt(() => moves.slice(0, MAX_MOVES).map((move) => [move]));
  }

  /** Starts or discards a plan. */
  const toggle = () => (state.active ? discard() : void begin());

  /** Plays a choice, or queues it while planning. */
  async function choose(...choices: readonly Pick<Choice, 'move'>[]) {
    if (!state.active) return match.play(...choices);
    const moves = choices.map(({ move }) => move);
    await attempt((clicks) =>
      last.value || clicks.flat().length + moves.length > MAX_MOVES ? clicks : [...clicks, moves],
    );
  }

  /** Removes the last queued click. */
  const stepBack = () => attempt((clicks) => clicks.slice(0, -1));

  /** Why a move could not be queued now; `null` if it could. */
  const whyNot = async (move: Choice['move']): Promise<Refusal | null> =>
    (await ask([...state.clicks.flat(), move]))?.stop?.refusal ?? null;

  /** Ends the plan and plays its moves, as one click. */
  async function play() {
    const choices = state.clicks.flat().map((move) => ({ move }));
    discard();
    if (choices.length > 0) await match.play(...choices);
  }

  return { ...toRefs(state), possible, last, table, begin, toggle, choose, stepBack, whyNot, play, discard };
});

const canPlan = (table: Table | null): boolean => table !== null && table.acting !== null && !table.lesson;

/** The table after a trial. No choice follows a move whose result is not known. */
const tableOf = ({ table }: PlanTrial, last: PlannedStep | null): Table => (last ? { ...table, choices: [] } : table);

function unforeseenStep({ trial, clicks }: PlanningState): PlannedStep | null {
  if (trial?.stop?.why !== 'unforeseen') return null;
  const move = clicks.flat().at(trial.steps.length);
  const choice = move && trial.table.choices.find((legal) => sameMove(legal.move, move));
  return choice ? { choice, view: trial.table.view, figures: {} } : null;
}

/** Main's answer for moves; `null` if no seat can act. */
async function trialOf(
  moves: Moves,
  { table }: Pick<ReturnType<typeof useMatch>, 'table'>,
  session: Pick<ReturnType<typeof useSession>, 'ask'>,
): Promise<PlanTrial | null> {
  if (!table || table.acting === null) return null;
  const { match, acting, ply } = table;
  return session.ask('matches.plan', { match, seat: acting, ply, moves: moves.map((move) => ({ ...move })) });
}

/** The plan after main tried its clicks: those that can be played. */
function afterTrial(clicks: readonly Moves[], trial: PlanTrial): Omit<PlanningState, 'active'> {
  const kept = trial.steps.length + (trial.stop?.why === 'unforeseen' ? 1 : 0);
  return { clicks: firstMoves(clicks, kept), trial, refusal: trial.stop?.refusal ?? null };
}

/** The clicks with the first `count` moves. */
function firstMoves(clicks: readonly Moves[], count: number): readonly Moves[] {
  let left = count;
  return clicks.flatMap((moves) => {
    const kept = moves.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [kept] : [];
  });
}
