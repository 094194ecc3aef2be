import { useEventListener } from '@vueuse/core';

/** Keys that an input method is composing with (Enter, Escape, all others) are its own: nothing of the app hears them. */
export function useComposition(): void {
  const SAFARI_COMPOSES = 229;
  useEventListener(
    window,
    'keydown',
    (event: KeyboardEvent) => {
      if (event.isComposing || event.keyCode === SAFARI_COMPOSES) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
