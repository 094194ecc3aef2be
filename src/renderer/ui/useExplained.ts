import { useEventListener } from '@vueuse/core';
import { ref, shallowRef, watch } from 'vue';
import { asked, explainedAround, gone, pointedAt } from './explain';

/** How long the pointer rests, or a finger presses, before a thing explains itself, in milliseconds. */
const REST_MS = 450;
const PRESS_MS = 550;

/**
 * The element that explains itself now: under the pointer after a rest and until it moves off, under the focus at once, under a
 * finger after a long press. Any key and any click end it. `tip` is the tip itself: a finger may press what stands on it.
 * `again` is told when what explains itself is asked once more.
 */
export function useExplained(tip: () => HTMLElement | null, again: () => void = () => undefined) {
  const element = shallowRef<HTMLElement | null>(null);
  /** What called for it. A long press that has explained something is no click. */
  const how = ref<'rest' | 'focus' | 'press'>('rest');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const now = (next: HTMLElement | null, by: typeof how.value = 'rest') => {
    clearTimeout(timer);
    how.value = by;
    element.value = next;
  };
  const after = (ms: number, next: HTMLElement, by: typeof how.value) => {
    timer = setTimeout(() => next.isConnected && now(next, by), ms);
  };
  const onTip = (event: Event) => event.target instanceof Node && (tip()?.contains(event.target) ?? false);

  const over = (next: HTMLElement | null) => {
    clearTimeout(timer);
    if (next === element.value) return;
    // What has the focus, or a finger has asked, goes on explaining itself until the pointer rests on something else that does: a
    // finger that is lifted leaves the piece it was on.
    if (how.value === 'rest') now(null);
    if (next) after(REST_MS, next, 'rest');
  };
  /** Where the pointer last moved to, and what a list that scrolls has brought there: not pointed at until it moves again. */
  const hand = { x: NaN, y: NaN };
  let brought: EventTarget | null = null;
  useEventListener(document, 'pointerover', ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const rests = clientX === hand.x && clientY === hand.y;
    brought = rests ? target : null;
    over(rests ? null : explainedAround(target));
  });
  useEventListener(document, 'pointermove', ({ clientX: x, clientY: y }: PointerEvent) => {
    Object.assign(hand, { x, y });
    if (brought) over(explainedAround(brought));
    brought = null;
  });
  watch(pointedAt, over, { flush: 'sync' });
  watch(
    asked,
    ({ of, by }) => {
      const next = explainedAround(of);
      pressed = by === 'press' && next !== null;
      if (!pressed && next !== null && next === element.value) again();
      else now(next, by);
    },
    { flush: 'sync' },
  );
  watch(gone, (left) => left === element.value && now(null), { flush: 'sync' });

  // Closing with Escape restores the focus; that does not count as reading.
  let closing = false;
  useEventListener(window, 'keydown', ({ key }: KeyboardEvent) => (closing = key === 'Escape'), { capture: true });
  useEventListener(document, 'focusin', (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    const given = closing;
    closing = false;
    if (!given && target.matches(':focus-visible')) now(explainedAround(target), 'focus');
  });
  // A finger that rests somewhere takes the focus from where it was.
  useEventListener(document, 'focusout', () => how.value !== 'press' && now(null));
  useEventListener(document, 'pointerdown', (event: PointerEvent) => {
    closing = false;
    if (onTip(event)) return;
    now(null);
    pressed = false;
    const next = event.pointerType === 'touch' ? explainedAround(event.target) : null;
    if (!next) return;
    timer = setTimeout(() => {
      now(next, 'press');
      pressed = true;
    }, PRESS_MS);
  });
  useEventListener(document, ['pointerup', 'pointercancel'], (event: PointerEvent) => {
    if (event.pointerType === 'touch' && !pressed) clearTimeout(timer);
  });
  useEventListener(
    document,
    ['click', 'contextmenu'],
    (event: Event) => {
      if (onTip(event)) return;
      if (!pressed) return now(null);
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    // F1 reads on in the rulebook; a modifier alone says nothing yet.
    if (!['F1', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) now(null);
  });
  // Zooming moves what a tip on the board speaks of.
  useEventListener(document, 'wheel', () => now(null), { capture: true, passive: true });
  const scrolled = () => {
    // Tab scrolls to what it reaches: that goes on explaining itself.
    if (!element.value?.matches(':focus-visible')) now(null);
  };
  useEventListener(document, 'scroll', scrolled, { capture: true, passive: true });

  return { element, how, hide: () => now(null) };
}
