import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { MAX_MOVES } from '../../ipc/commands/matches';
import type { Refusal } from '../../ipc/refusals';
import type { Choice, PlanTrial } from '../../ipc/table';
import { refusalOf } from './main-process';
import { useMatch } from './match';
import { NO_PLAN } from './planning/state';
import type { Moves } from './planning/state';
import { afterTrial, canPlan, tableOf, trialOf, unforeseenStep, withClick } from './planning/trial';
import { useSession } from './session';

/**
 * A turn that a player plans: choices are queued instead of played, and the table shows the position after them. Main
 * tries them on a copy after each change. A closed plan can be opened again until the match changes.
 */
export const usePlanning = defineStore('planning', () => {
  const match = useMatch();
  const session = useSession();
  const state = session.perTable(NO_PLAN);
  /** Counts plans, so that an answer to an earlier plan is ignored. */
  let plan = 0;
  /** The last change to the queue. The next one waits for it. */
  let change: Promise<void> = Promise.resolve();

  const possible = computed(() => canPlan(match.table) && match.curtain === null && match.unwritable === null);
  /** The last queued move, if its result is not known until it is played. It ends the plan. */
  const last = computed(() => unforeseenStep(state));
  /** The table that choices apply to: the planned one while planning. */
  const table = computed(() => (state.active && state.trial ? tableOf(state.trial, last.value) : match.table));

  /** Returns to the match. */
  function leave(clicks: readonly Moves[]) {
    plan++;
    Object.assign(state, NO_PLAN, { clicks });
  }
  const close = () => leave(state.clicks);
  const discard = () => leave([]);

  watch([() => match.table, () => match.curtain], discard, { flush: 'sync' });

  async function ask(moves: Moves): Promise<PlanTrial | null> {
    const asking = plan;
    try {
      const trial = await trialOf(moves, match, session);
      return asking === plan ? trial : null;
    } catch (error) {
      discard();
      match.refusal = refusalOf(error);
      return null;
    }
  }

  /** Changes the queued clicks after earlier changes, and keeps those that can be played. */
  function attempt(changed: (clicks: readonly Moves[]) => readonly Moves[]): Promise<void> {
    return (change = change.then(async () => {
      if (!state.active) return;
      const clicks = changed(state.clicks);
      const trial = await ask(clicks.flat());
      if (trial) Object.assign(state, afterTrial(clicks, trial));
    }));
  }

  /** Starts a plan with the moves of an advised plan, or continues a closed plan. */
  async function begin(moves: Moves = []) {
    if (!possible.value || match.busy) return;
    state.active = true;
    await attempt((kept) => (moves.length > 0 ? moves.slice(0, MAX_MOVES).map((move) => [move]) : kept));
  }

  /** Opens or closes the plan. */
  const toggle = () => (state.active ? close() : void begin());

  /** Plays a choice, or queues it while planning. */
  async function choose(...choices: readonly Pick<Choice, 'move'>[]) {
    if (!state.active) return match.play(...choices);
    const moves = choices.map(({ move }) => move);
    await attempt((clicks) => (last.value ? clicks : withClick(clicks, moves)));
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

  return { ...toRefs(state), possible, last, table, begin, toggle, choose, stepBack, whyNot, play, close, discard };
});
