import { computed, onMounted, onScopeDispose, ref } from 'vue';
import { useReplay } from '../../../stores/replay';

/** How long one line takes to count up, in milliseconds at normal speed. */
const LINE_MS = 420;

/** Counts up a table's lines from zero, one after the other. Without animations or after `finish`, shows the totals. */
export function useCountUp(lines: () => number) {
  const replay = useReplay();
  /** The number of lines counted so far, including the fraction of the current line. */
  const counted = ref(replay.pace === 0 ? Infinity : 0);
  let frame = 0;

  function finish() {
    counted.value = Infinity;
    cancelAnimationFrame(frame);
  }

  onMounted(() => {
    const start = performance.now();
    const step = (now: number) => {
      counted.value = Math.max(0, ((now - start) * replay.pace) / LINE_MS);
      if (counted.value < lines()) frame = requestAnimationFrame(step);
      else finish();
    };
    if (counted.value < lines()) frame = requestAnimationFrame(step);
  });
  onScopeDispose(() => cancelAnimationFrame(frame));

  /** The points to show in a line so far. Lines are numbered from 0. */
  const part = (points: number, line: number) => Math.trunc(points * Math.min(1, Math.max(0, counted.value - line)));
  const done = computed(() => counted.value >= lines());
  return { part, done, finish };
}
