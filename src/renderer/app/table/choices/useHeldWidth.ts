import { ref } from 'vue';
import type { Ref } from 'vue';

/**
 * Keeps the width of a row of buttons while the pointer is on it, so that buttons do not shift when one disappears.
 * `width` is in CSS pixels, or 0 if the row may shrink.
 */
export function useHeldWidth(list: Readonly<Ref<HTMLElement | null>>) {
  const width = ref(0);
  function hold(on: boolean) {
    const tops = new Set([...(list.value?.children ?? [])].map((button) => (button as HTMLElement).offsetTop));
    width.value = on && tops.size === 1 ? (list.value?.offsetWidth ?? 0) : 0;
  }
  return { width, hold };
}
