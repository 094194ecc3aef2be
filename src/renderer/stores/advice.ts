import { defineStore } from 'pinia';
import { toRefs } from 'vue';
import type { PlanAdvice } from '../../engine/bots/plan-advice';
import { useMatch } from './match';
import { useSession } from './session';
import { useThinkingErrors } from './thinking-errors';

export const useAdvice = defineStore('advice', () => {
  const match = useMatch();
  const session = useSession();
  const handleError = useThinkingErrors();
  const state = session.perTable({
    plan: null as PlanAdvice | null, // the advised plan, until it is dismissed or replaced
    advising: false,
  });

  /** Requests a plan for the acting seat. A second call while main is working cancels the request. */
  async function ask() {
    const now = match.table;
    if (!now || now.acting === null) return;
    if (state.advising) return void (await session.ask('matches.stop', { match: now.match }));
    state.advising = true;
    const plan = await session
      .ask('matches.hint', { match: now.match, seat: now.acting, ply: now.ply })
      .catch(handleError);
    state.advising = false;
    if (match.table?.ply === now.ply && match.table.viewer === now.viewer) state.plan = plan;
  }

  /** Hides the plan. If main is still working on one, cancels it. */
  function dismiss() {
    state.plan = null;
    if (state.advising) void ask();
  }

  return { ...toRefs(state), ask, dismiss };
});
