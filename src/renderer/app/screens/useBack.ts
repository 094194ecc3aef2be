import { useEventListener } from '@vueuse/core';
import { isEditable } from '../../ui/typing';

/** Elements above a screen that handle Escape first: a dialog, a gamepad list or keyboard, a tooltip. */
const OVER = '.overlay, [data-devices], [role="tooltip"]';

/**
 * Escape leaves the screen by calling `back`, unless something else handles it first: an element above the screen, or a
 * text field that was typed in, which only loses the focus. An open list of the browser handles the key itself.
 */
export function useBack(back: () => void): void {
  let typed: EventTarget | null = null;
  /** The key press may already have closed a layer before this listener runs. */
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
