import { useTimeoutFn } from '@vueuse/core';
import { ref, watch } from 'vue';
import type { Ref } from 'vue';

/** Animations longer than this, in milliseconds, hide the card. Shorter ones, such as a series of purchases, do not. */
const LONG_MS = 700;

/**
 * Whether a piece's card is hidden, during a long animation, so that the board below it can be seen and clicked.
 * `playing` is the number of the current animation, or 0.
 */
export function useAway(playing: () => number): Ref<boolean> {
  const away = ref(false);
  const leave = useTimeoutFn(() => (away.value = true), LONG_MS, { immediate: false });
  watch(
    playing,
    (begins) => {
      away.value = false;
      if (begins) leave.start();
      else leave.stop();
    },
    { immediate: true },
  );
  return away;
}
