import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import type { PlanAdvice } from '../../engine/bots/plan-advice';
import { sameValue } from '../../engine/core/same-move';
import { useAdvice } from './advice';
import { judgeMoves } from './first-game/verdict';
import type { Verdict } from './first-game/verdict';
import { unlessRefused } from './main-process';
import { useMatch } from './match';
import { usePlanning } from './planning';
import { useReplay } from './replay';
import { useSession } from './session';

const SILENT = {
  decision: '', // the decision that the Doge last thought about
  advice: null as PlanAdvice | null,
  thinking: false,
  closed: false, // whether the player has closed the comment on this decision
  verdict: null as Verdict | null, // set if the last move was clearly worse than the Doge's
};

/**
 * A Doge's comments on the decisions of a first game, for the player who decides. Main thinks about the next move in
 * the background, and any step of the match interrupts it.
 */
export const useFirstGame = defineStore('first-game', () => {
  const match = useMatch();
  const asked = useAdvice();
  const planning = usePlanning();
  const replay = useReplay();
  const session = useSession();
  const state = session.perTable({ ...SILENT });

  /** The deciding seat, if the Doge may comment on its decisions; `null` behind the curtain and in a plan or replay. */
  const seat = computed(() => {
    const { table, curtain } = match;
    if (!table || table.acting === null || curtain !== null || planning.active || replay.kind) return null;
    return table.seats[table.acting].comments === undefined ? null : table.acting;
  });
  const on = computed(() => seat.value !== null && match.table?.seats[seat.value].comments === true);
  /** The key of the game's own comment on this decision. */
  const comment = computed(() => (on.value ? (match.table?.comment ?? null) : null));
  /** The number of steps of the Doge's plan that the player has followed; -1 if the plan does not apply. */
  const followed = computed(() => {
    const { table } = match;
    if (!on.value || !table || !state.advice) return -1;
    return state.advice.steps.findIndex(({ view }) => sameValue(view, table.view));
  });
  judgeMoves(state, followed);

  const decision = computed(() => {
    const { table } = match;
    if (!on.value || !table || match.busy || table.choices.length < 2) return '';
    return [table.match, table.ply, table.viewer, seat.value].join(' ');
  });
  watch(decision, (now) => now !== '' && now !== state.decision && void think(now), { immediate: true });

  async function think(about: string) {
    const { table } = match;
    if (!table || seat.value === null) return;
    Object.assign(state, { decision: about, closed: false, thinking: false });
    if (followed.value >= 0) return;
    Object.assign(state, { advice: null, thinking: true });
    const request = { match: table.match, seat: seat.value, ply: table.ply, quick: true } as const;
    // If the request fails, for example after an interruption, there is no advice.
    const advice = await unlessRefused(session.ask('matches.hint', request));
    if (state.decision === about && state.thinking) Object.assign(state, { advice, thinking: false });
  }

  // A hint is based on a longer search than a comment, and the two should not disagree.
  watch(
    () => asked.plan,
    (advice) => advice && on.value && Object.assign(state, { advice, thinking: false }),
  );

  /** Turns the comments on or off for the rest of the match. */
  async function turn(comments: boolean) {
    const { table } = match;
    if (!table || seat.value === null) return;
    state.decision = '';
    await match.assignSeats(table.seats.map((one, i) => (i === seat.value ? { ...one, comments } : one)));
  }

  /** Closes the comment on this decision. Returns whether it was open. */
  function close(): boolean {
    if (!on.value || state.closed) return false;
    return (state.closed = true);
  }

  return { ...toRefs(state), seat, on, comment, followed, turn, close };
});
