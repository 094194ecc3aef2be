import { useElementSize } from '@vueuse/core';
import { computed, nextTick, ref, shallowRef, watch } from 'vue';
import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';

const SHOWN = 200;
/** Assumed line height in pixels until a line has been measured. */
const USUAL = 26;
/** The list is at its end if at most this many pixels are below. */
const NEAR = 4;

/** A virtual list for lines of varying height. Blank space of average height replaces the lines out of view. */
export function useLines<T>(list: Ref<HTMLElement | null>, lines: () => readonly T[]) {
  const first = shallowRef(0);
  const height = ref(USUAL);
  const count = computed(() => lines().length);
  const latest = () => Math.max(0, count.value - SHOWN);
  const start = computed(() => Math.min(first.value, latest()));
  const shown = computed(() => lines().slice(start.value, start.value + SHOWN));
  const above = computed(() => start.value * height.value);
  const below = computed(() => (count.value - start.value - shown.value.length) * height.value);

  /** Renders the lines around a line and keeps that line at an offset, in pixels, from the top of the list. */
  async function centre(element: HTMLElement, at: number, offset: number) {
    const items = [...element.children] as HTMLElement[];
    const next = Math.min(latest(), Math.max(0, at - SHOWN / 2));
    if (next === start.value) return;
    const room = element.scrollHeight - above.value - below.value;
    if (room > 0 && items.length > 0) height.value = room / items.length;
    first.value = next;
    await nextTick();
    const item = element.children[at - next] as HTMLElement | undefined;
    if (item) element.scrollTop = item.offsetTop - offset;
  }

  /**
   * Whether the player has scrolled to the last line, which then stays visible when sizes or texts change. Such changes
   * cause scroll events too: an event counts only if the list has the same size as at the previous one.
   */
  let atEnd = true;
  let measured = '';
  const toEnd = () => list.value?.scrollTo({ top: list.value.scrollHeight });
  const { width, height: room } = useElementSize(list);
  const { locale } = useI18n();
  watch([width, room, locale], () => void nextTick(() => atEnd && toEnd()));

  function follow() {
    const element = list.value;
    if (!element) return;
    const { scrollTop: top, clientHeight, scrollHeight } = element;
    const size = `${clientHeight} ${scrollHeight}`;
    if (size === measured) atEnd = below.value === 0 && top + clientHeight > scrollHeight - NEAR;
    measured = size;
    if (count.value <= SHOWN) return;
    const [from, to] = [above.value, scrollHeight - below.value];
    const early = start.value > 0 && top < from + clientHeight;
    const late = below.value > 0 && top + clientHeight > to - clientHeight;
    if (!early && !late) return;
    const items = [...element.children] as HTMLElement[];
    const seen = items.findIndex((item) => item.offsetTop + item.offsetHeight > top);
    const within = top >= from && seen >= 0;
    if (within) void centre(element, start.value + seen, items[seen].offsetTop - top);
    else void centre(element, Math.min(count.value - 1, Math.floor(top / height.value)), 0);
  }

  async function reveal(at: number) {
    if (at < start.value || at >= start.value + shown.value.length) {
      first.value = Math.min(latest(), Math.max(0, at - SHOWN / 2));
    }
    await nextTick();
  }

  watch(
    lines,
    async () => {
      first.value = latest();
      await nextTick();
      toEnd();
    },
    { immediate: true },
  );

  return { start, shown, above, below, follow, reveal };
}
