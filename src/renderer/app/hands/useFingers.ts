import { useEventListener } from '@vueuse/core';
import { isField, writing } from './controls';

/**
 * Fingers: a field that one of them touches is written into with the keyboard on the screen, unless keys have been pressed on another. The
 * system's own is then not called for as well.
 */
export function useFingers(): void {
  let keyboard = false;
  useEventListener(document, 'keydown', (event) => (keyboard ||= event.isTrusted), { capture: true, passive: true });
  useEventListener(
    document,
    'pointerdown',
    ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'touch' || keyboard || !(target instanceof Element) || !isField(target)) return;
      target.inputMode = 'none';
    },
    { capture: true, passive: true },
  );
  useEventListener(document, 'click', ({ target }: MouseEvent) => {
    if (target instanceof Element && isField(target) && target.inputMode === 'none' && !keyboard)
      writing.value = target;
  });
}
