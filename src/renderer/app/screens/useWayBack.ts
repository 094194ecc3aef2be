import { useEventListener } from '@vueuse/core';
import { isEditable } from '../../ui/typing';

/** What lies over a screen and takes Escape before it: a dialog, a list or keyboard of the pad, a tip. */
const OVER = '.overlay, [data-hands], [role="tooltip"]';

/**
 * Escape leaves the screen, by `back`, unless something takes it first: what lies over the screen, or a field in which something was
 * typed, which loses only the focus. An open list of the browser keeps the key to itself.
 */
export function useWayBack(back: () => void): void {
  let typed: EventTarget | null = null;
  /** What lies there is closed by the same key, maybe before the page hears of it. */
  let taken = false;
  useEventListener(document, 'focusin', () => (typed = null));
  useEventListener(document, 'input', ({ target }) => (typed = target));
  useEventListener(window, 'keydown', () => (taken = document.querySelector(OVER) !== null), { capture: true });
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || taken) return;
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement === typed && isEditable(activeElement))
      return activeElement.blur();
    back();
  });
}
