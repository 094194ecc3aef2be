import { nextTick, ref, watch } from 'vue';
import type { Ref } from 'vue';
import { hidesKey, shortened } from './recap-by-seat';
import type { SeatRecap } from './recap-by-seat';
import { hiddenEvents } from './recap-size';

/** What a row shows: all events, the important ones, only the most important ones, or all on several lines. */
type Detail = 'all' | 'important' | 'key' | 'wrapped';

/**
 * The rows of a brief recap, one per player. A row without room for all events on one line is wrapped if there is free
 * space below the card; otherwise it leaves out the less important ones. The player can open it to see all.
 */
export function useBriefRows(
  card: Ref<HTMLElement | null>,
  lines: () => readonly SeatRecap[],
  /** The height below the card that nothing needs, in CSS pixels. */
  spare: () => number,
) {
  const details = ref<Detail[]>([]);
  const hidden = ref<ReturnType<typeof hiddenEvents>>([]);
  const opened = ref<readonly number[]>([]);
  watch(lines, () => (opened.value = []));

  /** Counts the calls of `fit`. A new call ends the earlier ones. */
  let fits = 0;

  async function show(now: readonly Detail[]) {
    details.value = [...now];
    await nextTick();
    hidden.value = card.value ? hiddenEvents(card.value) : [];
  }

  /** Fits the rows to the card's width and the space below it. */
  async function fit() {
    const turn = ++fits;
    await show(lines().map(() => 'all'));
    let room = spare();
    for (let i = 0; i < lines().length && turn === fits; i++)
      if (hidesAny(i) && !opened.value.includes(i)) room -= await wrap(i, room);
    if (turn !== fits || !hidden.value.some((_, i) => hidesAny(i))) return;
    await show(details.value.map((detail, i) => (hidesAny(i) ? 'important' : detail)));
    if (turn !== fits) return;
    const isNarrow = (i: number) => details.value[i] === 'important' && hidesKey(lines()[i].items, hidden.value[i]);
    await show(details.value.map((detail, i) => (isNarrow(i) ? 'key' : detail)));
  }

  /** Wraps a row if it then fits into the room. Returns the height that it takes, in CSS pixels. */
  async function wrap(line: number, room: number): Promise<number> {
    const before = details.value;
    const height = card.value?.offsetHeight ?? 0;
    if (room <= 0 || height === 0) return 0;
    await show(before.with(line, 'wrapped'));
    const taken = (card.value?.offsetHeight ?? 0) - height;
    const list = card.value?.querySelector('ul');
    if (taken <= room && list && list.scrollHeight <= list.clientHeight + 1) return taken;
    await show(before);
    return 0;
  }

  const hidesAny = (line: number): boolean => {
    const { count, isCut } = hidden.value.at(line) ?? { count: 0, isCut: false };
    return isCut || count > 0;
  };
  const isWhole = (line: number): boolean =>
    opened.value.includes(line) || details.value[line] === 'all' || details.value[line] === 'wrapped';

  /** The events that a row shows, if there is room. */
  function shownIn({ items }: SeatRecap, line: number): SeatRecap['items'] {
    return isWhole(line) ? items : shortened(items, details.value[line] === 'key');
  }

  async function toggle(line: number) {
    const others = opened.value.filter((other) => other !== line);
    opened.value = others.length < opened.value.length ? others : [...others, line];
    // The card may have been resized while the row was open.
    await nextTick();
    await fit();
  }

  return {
    fit,
    toggle,
    shownIn,
    /** Whether a row shows its text on several lines. */
    isOpen: (line: number) => opened.value.includes(line) || details.value[line] === 'wrapped',
    isOpened: (line: number) => opened.value.includes(line),
    /** Whether a row doesn't show all of a player's events. */
    isCut: (recap: SeatRecap, line: number) => hidesAny(line) || shownIn(recap, line).length < recap.items.length,
  };
}
