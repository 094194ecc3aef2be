import type { Directive } from 'vue';

type PointListener = (on: boolean) => void;

const handlers = new WeakMap<Element, PointListener>();
/** The element pointed at, by the pointer or the focus, whichever moved last. */
let pointed: Element | null = null;

/** The last position of the pointer in CSS pixels, and whether the current event moved it there. */
const pointer = { x: NaN, y: NaN, moved: false };
/** The last event that an inner element has handled. */
let taken: Event | null = null;

function follow({ clientX: x, clientY: y }: MouseEvent): void {
  Object.assign(pointer, { x, y, moved: x !== pointer.x || y !== pointer.y });
}

function begin(element: Element): void {
  if (pointed === element) return;
  pointed = element;
  handlers.get(element)?.(true);
}

function end(element: Element): void {
  if (pointed !== element) return;
  pointed = null;
  handlers.get(element)?.(false);
}

const onMove = (event: MouseEvent) => {
  if (taken === event) return;
  taken = event;
  if (pointer.moved) begin(event.currentTarget as Element);
};
const onFocus = ({ currentTarget }: Event) => begin(currentTarget as Element);
const onEnd = ({ currentTarget }: Event) => end(currentTarget as Element);

/**
 * Calls back when a player points at an element, by moving the pointer onto it or by the focus. An element that scrolls
 * under a resting pointer does not count. Of two nested elements, the inner one counts.
 */
export const vPoint: Directive<HTMLElement, PointListener> = {
  mounted(element, { value }) {
    handlers.set(element, value);
    addEventListener('mousemove', follow, { capture: true, passive: true });
    element.addEventListener('mousemove', onMove);
    element.addEventListener('mouseleave', onEnd);
    element.addEventListener('focus', onFocus);
    element.addEventListener('blur', onEnd);
  },
  updated: (element, { value }) => void handlers.set(element, value),
  unmounted(element) {
    if (pointed === element) pointed = null;
  },
};
