import { defineStore } from 'pinia';
import { computed, watch } from 'vue';
import { RefusedError } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';

/**
 * A short look at one's own secrets in the middle of an open table: as long as a player holds on to it, the table shows what the
 * seat that decides may know. Nobody sits down for it, and whatever happens at the table ends it.
 */
export const usePeek = defineStore('peek', () => {
  const match = useMatch();
  const session = useSession();
  /** The view of the peeking seat; `null` while no seat peeks. */
  const view = session.perTable<unknown>(null);
  /** Whether the player wants to look, even before main has answered. */
  const wanted = session.perTable(false);
  /** Several people share the screen, and one of them decides something in front of all. */
  const possible = computed(() => {
    const now = match.table;
    return now !== null && now.acting !== null && now.viewer === null && match.alone === null && match.curtain === null;
  });

  async function look() {
    const now = match.table;
    if (wanted.value || !possible.value || now === null || now.acting === null || match.busy) return;
    const wantedStill = () => wanted.value && match.table === now;
    wanted.value = true;
    try {
      const told = await session.ask('matches.peek', { match: now.match, seat: now.acting });
      if (wantedStill()) view.value = told.view;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      cover();
    }
  }

  function cover() {
    wanted.value = false;
    view.value = null;
  }

  watch(() => [match.table, match.busy], cover, { flush: 'sync' });

  return { view, wanted, possible, look, cover };
});
