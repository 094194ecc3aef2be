import type { Directive } from 'vue';

/** Told that it is pointed at, or no more. */
type Told = (on: boolean) => void;

const handlers = new WeakMap<Element, Told>();
/** What is pointed at now, by the pointer or by the focus: the last of the two that went anywhere. */
let pointed: Element | null = null;

/** Where the pointer was last seen, in CSS pixels, and whether the movement that is being heard of brought it there. */
const hand = { x: NaN, y: NaN, moved: false };
/** The movement that something within has taken for itself. */
let taken: Event | null = null;

function follow({ clientX: x, clientY: y }: MouseEvent): void {
  Object.assign(hand, { x, y, moved: x !== hand.x || y !== hand.y });
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
  if (hand.moved) begin(event.currentTarget as Element);
};
const onFocus = ({ currentTarget }: Event) => begin(currentTarget as Element);
const onEnd = ({ currentTarget }: Event) => end(currentTarget as Element);

/**
 * Tells an element when a player points at it: with a pointer that moves on it, or with the focus. What a list that scrolls brings
 * under a pointer at rest is not pointed at, and what it takes away from there leaves the focus what it points at. Of two elements one
 * within the other the inner one is meant.
 */
export const vPoint: Directive<HTMLElement, Told> = {
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
