import { useEventListener } from '@vueuse/core';
import { shallowRef } from 'vue';
import { explainedAround } from './explain';

/** How long the pointer rests, or a finger presses, before a thing explains itself; and how long the way to the tip may take. */
const REST_MS = 450;
const PRESS_MS = 550;
const LEAVE_MS = 220;

/**
 * The element that explains itself now: under the pointer after a rest, under the focus at once, under a finger after a long
 * press. `tip` is the tip itself: the pointer may move onto it.
 */
export function useExplained(tip: () => HTMLElement | null) {
  const element = shallowRef<HTMLElement | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A long press that has explained something is no click. */
  let pressed = false;

  const later = (ms: number, next: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => (element.value = next), ms);
  };
  const now = (next: HTMLElement | null) => {
    clearTimeout(timer);
    element.value = next;
  };
  const onTip = (event: Event) => event.target instanceof Node && (tip()?.contains(event.target) ?? false);

  useEventListener(document, 'pointerover', (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (onTip(event)) return clearTimeout(timer);
    const next = explainedAround(event.target);
    if (next === element.value) return clearTimeout(timer);
    later(next ? REST_MS : LEAVE_MS, next);
  });
  useEventListener(document, 'focusin', (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    if (target.matches(':focus-visible')) now(explainedAround(target));
  });
  useEventListener(document, 'focusout', () => now(null));
  useEventListener(document, 'pointerdown', (event: PointerEvent) => {
    if (onTip(event)) return;
    now(null);
    pressed = false;
    const next = event.pointerType === 'touch' ? explainedAround(event.target) : null;
    if (!next) return;
    timer = setTimeout(() => {
      element.value = next;
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
      if (!pressed || onTip(event)) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    // What Enter or Space does may take the element away, and no other event would say so.
    if (['Escape', 'Enter', ' '].includes(event.key)) now(null);
  });
  const scrolled = () => {
    // Tab scrolls to what it reaches: that goes on explaining itself.
    if (!element.value?.matches(':focus-visible')) now(null);
  };
  useEventListener(document, 'scroll', scrolled, { capture: true, passive: true });

  return { element, hide: () => now(null) };
}
