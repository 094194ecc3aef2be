import { useEventListener } from '@vueuse/core';
import { isEditable } from './typing';

/**
 * In a field, keys that an input method composes with (Enter, Escape, all others) belong to the input method: nothing of the app hears
 * them. Elsewhere an active input method composes nothing, and its keys are shortcuts like any other.
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
