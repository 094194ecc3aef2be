import { computed, nextTick, onBeforeUnmount, ref, watch } from 'vue';

const STEP = 20;

/**
 * Renders a long list in steps, because a card takes milliseconds to mount. More items are added when the element `end`
 * comes into view. When `restart` changes, only the first items are rendered again; `wanted` is an item that must be
 * rendered.
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
  /** Checks again whether `end` is in view, because adding items may not have moved it out. */
  function again() {
    observer.disconnect();
    const element = end();
    if (element) observer.observe(element);
  }
  watch([end, () => items().length], again, { flush: 'post', immediate: true });
  onBeforeUnmount(() => observer.disconnect());

  return shown;
}
