import { useEventListener } from '@vueuse/core';
import { isEditable } from '../../ui/typing';
import { useEscapeTaken } from '../focus/useEscapeTaken';

/**
 * Makes Escape call `back`, unless an element above the screen or an open browser list handles it. In a text field that
 * was edited, Escape only removes the focus.
 */
export function useBack(back: () => void): void {
  let typed: EventTarget | null = null;
  const taken = useEscapeTaken();
  useEventListener(document, 'focusin', () => (typed = null));
  useEventListener(document, 'input', ({ target }) => (typed = target));
  useEventListener(document, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || taken()) return;
    event.preventDefault();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement === typed && isEditable(activeElement))
      return activeElement.blur();
    back();
  });
}
