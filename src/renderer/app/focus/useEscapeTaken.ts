import { useEventListener } from '@vueuse/core';

/** Elements above a screen that handle Escape first: a dialog, a gamepad list or keyboard, a tooltip, a menu. */
const OVER = '.overlay, [data-devices], [role="tooltip"], .menu';

/**
 * The returned function tells whether an element above the screen was open when the last key was pressed. This is
 * recorded in the capture phase, because the element may already be closed when the screen's own listener runs.
 */
export function useEscapeTaken(): () => boolean {
  let taken = false;
  useEventListener(window, 'keydown', () => (taken = document.querySelector(OVER) !== null), { capture: true });
  return () => taken;
}
