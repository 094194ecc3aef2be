import { useEventListener } from '@vueuse/core';
import { isEditable } from './typing';

/**
 * In a text field, keys pressed during composition (even Enter and Escape) belong to the input method, so the app
 * ignores them. Elsewhere there is no composition, and keys are shortcuts.
 */
export function useComposition(): void {
  const SAFARI_COMPOSES = 229;
  useEventListener(
    window,
    'keydown',
    (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && isEditable(event.target);
      if (inField && (event.isComposing || event.keyCode === SAFARI_COMPOSES)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
