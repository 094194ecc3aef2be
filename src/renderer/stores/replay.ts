import { useDocumentVisibility } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, toRefs, watch } from 'vue';
import { bindContext } from './bind';
import { useMatch } from './match';
import { forward, pause, play, recap, toggle, watchMove } from './replay/playback';
import { back, jump, leave, open } from './replay/positions';
import { changeSpeed, paceOf } from './replay/speed';
import { lengthOf, NO_REPLAY } from './replay/state';
import type { ReplayContext, ReplaySpeed } from './replay/state';
import { useSession } from './session';
import { useSettings } from './settings';

/**
 * Past positions on the board, with the animations of their moves. While one is shown, no moves can be played, and the
 * match does not change. Main removes hidden information from the past as it does from the present.
 */
export const useReplay = defineStore('replay', () => {
  const match = useMatch();
  const session = useSession();
  const speed = ref<ReplaySpeed>(1);
  const state = session.perTable(NO_REPLAY);
  const replay: ReplayContext = { state, match, session, settings: useSettings(), speed };
  const { playing, requested, jumps } = toRefs(state);
  const ply = computed(() => state.shown?.ply ?? 0);

  // The next player must not see the past that this player was viewing.
  watch([() => match.table?.viewer, () => match.curtain], () => state.shown && leave(replay), { flush: 'sync' });

  // Paused, because a hidden window draws no frames. A recap continues by itself, because it has no button for that.
  watch(useDocumentVisibility(), (visibility) => {
    if (visibility === 'hidden') pause(replay);
    else if (state.shown?.kind === 'recap') void play(replay);
  });

  return {
    playing,
    requested,
    jumps,
    speed,
    kind: computed(() => state.shown?.kind ?? null),
    ply,
    view: computed(() => state.shown?.view ?? null),
    length: computed(() => lengthOf(replay)),
    entry: computed(() => (ply.value > 0 ? (match.log[ply.value - 1] ?? null) : null)),
    pace: computed(() => paceOf(replay)),
    ...bindContext(replay, {
      open,
      jump,
      watchMove,
      forward,
      back,
      play,
      pause,
      toggle,
      changeSpeed,
      recap,
      leave,
    }),
  };
});
