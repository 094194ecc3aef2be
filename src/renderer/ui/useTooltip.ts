import { useEventListener } from '@vueuse/core';
import { ref, shallowRef, watch } from 'vue';
import type { Ref, ShallowRef } from 'vue';
import { requestedTip, explainedAround, lastRemoved, pointedAt } from './explain';

/** How long the pointer must rest, or a finger must press, before a tooltip opens, in milliseconds. */
const REST_MS = 450;
const PRESS_MS = 550;

type How = 'rest' | 'focus' | 'press';

interface TipState {
  readonly element: ShallowRef<HTMLElement | null>;
  readonly how: Ref<How>;
  readonly isOnTip: (event: Event) => boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  pressed: boolean; // whether a long press opened a tooltip and must not count as a click
}

/**
 * The element whose tooltip is open. A tooltip opens when the pointer rests on its element, immediately on focus, and
 * on a long press; a key, a click, the wheel or scrolling closes it. `tip` is the tooltip element, which a finger may
 * press. `again` is called when an open tooltip is requested again.
 */
export function useTooltip(tip: () => HTMLElement | null, again: () => void = () => undefined) {
  const isOnTip = (event: Event) => event.target instanceof Node && (tip()?.contains(event.target) ?? false);
  const state: TipState = { element: shallowRef(null), how: ref('rest'), isOnTip, timer: undefined, pressed: false };
  followPointer(state);
  followRequests(state, again);
  followFocusAndPress(state);
  closeOnInput(state);
  return { element: state.element, how: state.how, hide: () => open(state, null) };
}

function open(state: TipState, element: HTMLElement | null, how: How = 'rest'): void {
  clearTimeout(state.timer);
  state.how.value = how;
  state.element.value = element;
}

function pointAt(state: TipState, next: HTMLElement | null): void {
  clearTimeout(state.timer);
  if (next === state.element.value) return;
  // A tooltip opened by focus or long press stays until the pointer rests on another element, because a lifted finger
  // also leaves its piece.
  if (state.how.value === 'rest') open(state, null);
  if (next) state.timer = setTimeout(() => next.isConnected && open(state, next), REST_MS);
}

function followPointer(state: TipState): void {
  const last = { x: NaN, y: NaN };
  /** The element that scrolling has moved under the pointer. It does not count until the pointer moves. */
  let scrolledIn: EventTarget | null = null;
  useEventListener(document, 'pointerover', ({ pointerType, target, clientX, clientY }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const rests = clientX === last.x && clientY === last.y;
    scrolledIn = rests ? target : null;
    pointAt(state, rests ? null : explainedAround(target));
  });
  useEventListener(document, 'pointermove', ({ clientX: x, clientY: y }: PointerEvent) => {
    Object.assign(last, { x, y });
    if (scrolledIn) pointAt(state, explainedAround(scrolledIn));
    scrolledIn = null;
  });
  watch(pointedAt, (next) => pointAt(state, next), { flush: 'sync' });
}

function followRequests(state: TipState, again: () => void): void {
  watch(
    requestedTip,
    ({ of, by }) => {
      const next = explainedAround(of);
      state.pressed = by === 'press' && next !== null;
      if (!state.pressed && next !== null && next === state.element.value) again();
      else open(state, next, by);
    },
    { flush: 'sync' },
  );
  watch(lastRemoved, (removed) => removed === state.element.value && open(state, null), { flush: 'sync' });
}

function followFocusAndPress(state: TipState): void {
  // Closing with Escape restores the focus, which must not open a tooltip.
  let closing = false;
  useEventListener(window, 'keydown', ({ key }: KeyboardEvent) => (closing = key === 'Escape'), { capture: true });
  useEventListener(document, 'focusin', (event: FocusEvent) => {
    const target = event.target as HTMLElement;
    const restored = closing;
    closing = false;
    if (!restored && target.matches(':focus-visible')) open(state, explainedAround(target), 'focus');
  });
  // A long press takes the focus from another element, but must not close the tooltip that it opened.
  useEventListener(document, 'focusout', () => state.how.value !== 'press' && open(state, null));
  useEventListener(document, 'pointerdown', (event: PointerEvent) => {
    closing = false;
    if (state.isOnTip(event)) return;
    open(state, null);
    state.pressed = false;
    const next = event.pointerType === 'touch' ? explainedAround(event.target) : null;
    if (!next) return;
    state.timer = setTimeout(() => {
      open(state, next, 'press');
      state.pressed = true;
    }, PRESS_MS);
  });
  useEventListener(document, ['pointerup', 'pointercancel'], (event: PointerEvent) => {
    if (event.pointerType === 'touch' && !state.pressed) clearTimeout(state.timer);
  });
}

function closeOnInput(state: TipState): void {
  useEventListener(
    document,
    ['click', 'contextmenu'],
    (event: Event) => {
      if (state.isOnTip(event)) return;
      if (!state.pressed) return open(state, null);
      state.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    // F1 opens the rule; a modifier alone has no effect yet.
    if (!['F1', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) open(state, null);
  });
  // Zooming moves the pieces on the board.
  useEventListener(document, 'wheel', () => open(state, null), { capture: true, passive: true });
  const onScroll = () => {
    // Moving the focus with Tab can scroll. The tooltip of the focused element stays.
    if (!state.element.value?.matches(':focus-visible')) open(state, null);
  };
  useEventListener(document, 'scroll', onScroll, { capture: true, passive: true });
}
