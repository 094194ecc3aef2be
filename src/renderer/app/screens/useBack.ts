import { useEventListener } from '@vueuse/core';
import { isEditable } from '../../ui/typing';

/** Elements above a screen that handle Escape first: a dialog, a gamepad list or keyboard, a tooltip. */
const OVER = '.overlay, [data-devices], [role="tooltip"]';

/**
 * Makes Escape call `back`, unless an element above the screen or an open browser list handles it. In a text field that
 * was edited, Escape only removes the focus.
 */
export function useBack(back: () => void): void {
  let typed: EventTarget | null = null;
  /** Recorded in the capture phase, because a layer may already be closed when the listener below runs. */
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
