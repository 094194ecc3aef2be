import { computed, nextTick, onBeforeUnmount, ref, watch } from 'vue';

/** Items added at a time. */
const STEP = 20;

/**
 * The beginning of a long list, and more as the reader comes near its end: a card costs milliseconds to mount, and
 * rarely more than a few are looked at. `end` is an element that is visible near the end of what is shown. A change of
 * `restart` begins again; `wanted` is an item that has to be shown.
 */
export function useGrowingList<T>(
  items: () => readonly T[],
  { end, restart, wanted }: { end: () => Element | null; restart: () => unknown; wanted: (item: T) => boolean },
) {
  const count = ref(STEP);
  watch(restart, () => (count.value = STEP));
  const shown = computed(() => items().slice(0, Math.max(count.value, items().findIndex(wanted) + 1)));

  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting || count.value >= items().length) return;
    count.value += STEP;
    void nextTick(again);
  });
  /** Asks where the end is now, even if it has not moved out of sight. */
  function again() {
    observer.disconnect();
    const element = end();
    if (element) observer.observe(element);
  }
  watch([end, () => items().length], again, { flush: 'post', immediate: true });
  onBeforeUnmount(() => observer.disconnect());

  return shown;
}
