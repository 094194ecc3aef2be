import type { Directive } from 'vue';
import type { Shortcut } from '../../../ipc/shortcuts';

/**
 * The name by which components focus an element. For a move, it contains a prefix for its list and the move as JSON.
 */
type FocusTarget =
  'choices' | 'decision' | 'log' | 'score' | `save:${string}` | `shortcut:${Shortcut}` | `move:${string}`;

const elements = new Map<FocusTarget, HTMLElement>();
const names = new WeakMap<Element, FocusTarget>();

function register(element: HTMLElement, name: FocusTarget): void {
  elements.set(name, element);
  names.set(element, name);
}

function unregister(element: HTMLElement, name: FocusTarget): void {
  if (elements.get(name) === element) elements.delete(name);
}

/** Names an element for focusing: `v-focus-target="'log'"`. Of two with the same name, the last mounted wins. */
export const vFocusTarget: Directive<HTMLElement, FocusTarget> = {
  mounted: (element, { value }) => register(element, value),
  updated(element, { value, oldValue }) {
    if (oldValue && oldValue !== value) unregister(element, oldValue);
    register(element, value);
  },
  unmounted: (element, { value }) => unregister(element, value),
};

/** Focuses the element with this name, or the first button in it. Returns false if there is no enabled one. */
export function focusTarget(name: FocusTarget, options?: FocusOptions): boolean {
  const target = elements.get(name);
  const control = target?.matches('button, [tabindex]') ? target : target?.querySelector<HTMLElement>('button');
  if (!control || control.matches(':disabled')) return false;
  control.focus(options);
  return true;
}

/** The name of an element, even after it was removed from the page. */
export const targetName = (element: Element): FocusTarget | undefined => names.get(element);
