import { useEventListener, useMutationObserver } from '@vueuse/core';
import { focusTarget, targetName } from './focus-target';

/** Whether no control has the focus: it is on the body, or on the heading chosen by {@link useKeptFocus}. */
export function focusIsNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || targetName(activeElement) === 'decision';
}

/**
 * Keeps the keyboard focus at the table. If the focused control disappears (its move was played, or its list changed),
 * focuses the control that now has the same name or, if there is none, the decision's heading.
 */
export function useKeptFocus(): void {
  let last: HTMLElement | null = null;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

  function restore() {
    if (!last || !isLost() || !isGone(last)) return;
    const name = targetName(last);
    last = null;
    const found = name !== undefined && focusTarget(name, { preventScroll: true });
    if (!found) focusTarget('decision', { preventScroll: true });
  }

  useEventListener(document, 'focusin', ({ target }) => (last = target instanceof HTMLElement ? target : null));
  // The focus is also lost when the user clicks empty space, but then the element that had it still exists.
  useEventListener(document, 'focusout', () => {
    setTimeout(() => {
      if (last && isLost() && !isGone(last)) last = null;
    });
  });
  // Waits, because a card, curtain or score that opens may take the focus itself.
  let waiting: ReturnType<typeof setTimeout> | undefined;
  useMutationObserver(
    document.body,
    () => {
      if (!last || !isLost()) return;
      clearTimeout(waiting);
      waiting = setTimeout(restore);
    },
    { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] },
  );
}
