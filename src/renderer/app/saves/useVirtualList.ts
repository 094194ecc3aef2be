import { defaultRangeExtractor, useVirtualizer } from '@tanstack/vue-virtual';
import type { Range } from '@tanstack/vue-virtual';
import { useEventListener, useResizeObserver } from '@vueuse/core';
import { computed, onMounted, ref, shallowRef, watch } from 'vue';
import type { ListPlace } from '../../stores/shelf-view';

/** Number of items rendered above and below the visible ones. */
const OVERSCAN = 5;

interface VirtualList {
  readonly list: () => HTMLElement | null;
  readonly keys: () => readonly string[];
  /** An item that stays rendered with its neighbours, even out of view, so that it can keep the focus. */
  readonly kept: () => string;
  /** Estimated height of items not rendered yet, in rem. When it changes, all items are measured again. */
  readonly height: () => number;
  readonly place: ListPlace | null;
}

/** Renders only the visible items of a long list. The list scrolls with its nearest ancestor that scrolls. */
export function useVirtualList({ list, keys, kept, height, place }: VirtualList) {
  const scroller = shallowRef<HTMLElement | null>(null);
  /** The distance from the top of the scrolled content to the list, in pixels. */
  const above = ref(0);

  function locate() {
    const element = list();
    if (!element) return;
    scroller.value = scrollerOf(element);
    const top = scroller.value.getBoundingClientRect().top - scroller.value.scrollTop;
    above.value = Math.round(element.getBoundingClientRect().top - top);
  }
  onMounted(locate);
  useResizeObserver(() => list()?.parentElement, locate);
  useEventListener(scroller, 'scroll', locate, { passive: true });

  const virtualizer = useVirtualizer(
    computed(() => {
      const all = keys();
      const at = all.indexOf(kept());
      // Computed once, because reading a style for each of 1,000 items takes as long as drawing the list.
      const size = height() * pixelsPerRem();
      return {
        count: all.length,
        getScrollElement: () => scroller.value,
        getItemKey: (index: number) => all[index],
        estimateSize: () => size,
        overscan: OVERSCAN,
        scrollMargin: above.value,
        rangeExtractor: (range: Range) => withNeighbours(defaultRangeExtractor(range), at, all.length),
        initialOffset: place?.offset ?? 0,
        initialMeasurementsCache: [...(place?.sizes ?? [])],
      };
    }),
  );
  watch(height, () => virtualizer.value.measure());

  return {
    /** The rendered items, with their distance from the top of the list in pixels. */
    items: computed(() => {
      const all = keys();
      const shown = virtualizer.value.getVirtualItems();
      return shown.map(({ index, start }) => ({ index, key: all[index], top: start - above.value }));
    }),
    total: computed(() => virtualizer.value.getTotalSize()),
    measure: (element: unknown) => virtualizer.value.measureElement(element as Element | null),
    placeNow: (): ListPlace => ({
      offset: scroller.value?.scrollTop ?? 0,
      sizes: virtualizer.value.takeSnapshot(),
      focused: list()?.contains(document.activeElement) ?? false,
    }),
  };
}

const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let node = element.parentElement; node; node = node.parentElement) if (scrolls(node)) return node;
  return document.documentElement;
}

const pixelsPerRem = () => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Adds an item and the ones before and after it, so that Tab moves between neighbours. */
function withNeighbours(indexes: readonly number[], at: number, count: number): number[] {
  const near = at < 0 ? [] : [at - 1, at, at + 1].filter((index) => index >= 0 && index < count);
  return [...new Set([...indexes, ...near])].sort((a, b) => a - b);
}
