import { useEventListener } from '@vueuse/core';
import { isEditable } from '../../ui/typing';
import { useEscapeTaken } from '../focus/useEscapeTaken';

/** Makes Escape call `back`, unless an element above handles it. In an edited text field, it only ends editing. */
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
