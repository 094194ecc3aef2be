import { defineStore } from 'pinia';
import type { Counsel } from '../../engine/bots/counsel';
import { useMatch } from './match';
import { useSession } from './session';
import { useThinkingFaults } from './thinking-faults';

/** The plan a player was advised to follow, until they ask again. */
export const useAdvice = defineStore('advice', () => {
  const match = useMatch();
  const session = useSession();
  const complain = useThinkingFaults();
  const plan = session.perTable<Counsel | null>(null);
  const advising = session.perTable(false);

  /** Asks for a plan for the deciding player; a second call while it is being made cancels it. */
  async function ask() {
    const now = match.table;
    if (!now || now.acting === null) return;
    if (advising.value) return void (await session.ask('matches.stop', { match: now.match }));
    advising.value = true;
    const found = await session
      .ask('matches.hint', { match: now.match, seat: now.acting, ply: now.ply })
      .catch(complain);
    advising.value = false;
    if (match.table?.ply === now.ply && match.table.viewer === now.viewer) plan.value = found;
  }

  /** Puts the plan away; one that is still being made is given up. */
  function dismiss() {
    plan.value = null;
    if (advising.value) void ask();
  }

  return { plan, advising, ask, dismiss };
});
