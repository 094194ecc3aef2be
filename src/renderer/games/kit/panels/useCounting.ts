import { inject, onScopeDispose, ref, watch } from 'vue';
import { PACE } from '../../../game-ui/pace';

/** How long it takes to count to a new number at normal pace, in milliseconds. A slow pace does not make it longer. */
const COUNT_MS = 380;

/**
 * Counts from a figure's previous value to its new value. Returns the number to show, or `null` when not counting. A
 * key or pointer press ends the count.
 */
export function useCounting(value: () => number) {
  const pace = inject(PACE, ref(0));
  const counted = ref<number | null>(null);
  let frame = 0;

  function finish() {
    counted.value = null;
    cancelAnimationFrame(frame);
    for (const press of PRESSES) window.removeEventListener(press, finish, true);
  }

  watch(value, (to, before) => {
    const from = counted.value ?? before;
    finish();
    if (pace.value === 0 || from === to) return;
    const ms = COUNT_MS / Math.max(1, pace.value);
    const start = performance.now();
    const step = (now: number) => {
      const part = 1 - (1 - Math.max(0, now - start) / ms) ** 2;
      if (now - start >= ms) return finish();
      counted.value = Math.round(from + (to - from) * part);
      frame = requestAnimationFrame(step);
    };
    counted.value = from + Math.sign(to - from);
    frame = requestAnimationFrame(step);
    for (const press of PRESSES) window.addEventListener(press, finish, true);
  });
  onScopeDispose(finish);
  return counted;
}

const PRESSES = ['pointerdown', 'keydown'] as const;
