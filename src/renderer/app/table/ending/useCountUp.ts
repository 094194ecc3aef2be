import { computed, onMounted, onScopeDispose, ref, watch } from 'vue';
import { useReplay } from '../../../stores/replay';

/** How long one line takes to count up, in milliseconds at normal speed. */
const LINE_MS = 420;

/**
 * Counts up a table's lines from zero, one after the other. Without animations or after `finish`, shows the totals. The
 * number of lines is `null` until they are known.
 */
export function useCountUp(lines: () => number | null) {
  const replay = useReplay();
  /** The number of lines counted so far, including the fraction of the current line. */
  const counted = ref(replay.pace === 0 ? Infinity : 0);
  let frame = 0;

  function finish() {
    counted.value = Infinity;
    cancelAnimationFrame(frame);
  }

  const isDone = () => counted.value >= (lines() ?? Infinity);

  function begin() {
    const start = performance.now();
    const step = (now: number) => {
      counted.value = Math.max(0, ((now - start) * replay.pace) / LINE_MS);
      if (isDone()) finish();
      else frame = requestAnimationFrame(step);
    };
    if (!isDone()) frame = requestAnimationFrame(step);
  }
  onMounted(() => watch(lines, (count, before) => count !== null && before == null && begin(), { immediate: true }));
  onScopeDispose(() => cancelAnimationFrame(frame));

  /** The points to show in a line so far. Lines are numbered from 0. */
  const part = (points: number, line: number) => Math.trunc(points * Math.min(1, Math.max(0, counted.value - line)));
  const done = computed(isDone);
  return { part, done, finish };
}
