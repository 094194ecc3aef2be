import { defineStore } from 'pinia';
import { computed, toRefs, watch } from 'vue';
import { unlessRefused } from './main-process';
import { useMatch } from './match';
import { useSession } from './session';

interface PeekState {
  view: unknown; // the view of the peeking seat; null while no seat is peeking
  wanted: boolean; // whether the player is holding the button, even if main has not answered yet
}

/**
 * A short look at a player's own secrets while several people see the table. While the button is held, the table shows
 * what the acting seat may know. The viewer in main does not change, and any change at the table ends the peek.
 */
export const usePeek = defineStore('peek', () => {
  const match = useMatch();
  const session = useSession();
  const state = session.perTable<PeekState>({ view: null, wanted: false });
  const possible = computed(() => {
    const now = match.table;
    const isOpen = now !== null && now.acting !== null && now.viewer === null;
    return isOpen && match.soloSeat === null && match.curtain === null;
  });

  async function show() {
    const now = match.table;
    if (state.wanted || !possible.value || now === null || now.acting === null || match.busy) return;
    const isWanted = () => state.wanted && match.table === now;
    state.wanted = true;
    const answer = await unlessRefused(session.ask('matches.peek', { match: now.match, seat: now.acting }));
    if (!answer) hide();
    else if (isWanted()) state.view = answer.view;
  }

  function hide() {
    state.wanted = false;
    state.view = null;
  }

  watch(() => [match.table, match.busy], hide, { flush: 'sync' });

  return { ...toRefs(state), possible, show, hide };
});
