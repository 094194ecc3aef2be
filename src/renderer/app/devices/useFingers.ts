import { useEventListener } from '@vueuse/core';
import { isField, editedField } from './controls';

/** Opens our on-screen keyboard instead of the system's for a tapped field, unless a keyboard was used. */
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
      editedField.value = target;
  });
}
