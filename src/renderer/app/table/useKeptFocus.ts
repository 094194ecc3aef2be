import { useEventListener, useMutationObserver } from '@vueuse/core';

/** Where the keyboard goes when there is nothing better: the heading of the decision. */
const HEADING = '[data-testid="decider"]';

/** Whether the keyboard is at nothing in particular: on the page itself, or where {@link useKeptFocus} has put it. */
export function focusIsNowhere(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(HEADING);
}

/**
 * Keeps the keyboard at the table. When the control that had the focus goes (its move was played, its list is another), the focus
 * goes to the control that plays the same move again, or else to the heading of the decision.
 */
export function useKeptFocus(): void {
  let last: HTMLElement | null = null;
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const isGone = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

  function restore() {
    if (!last || !isLost() || !isGone(last)) return;
    const { testid, move } = last.dataset;
    const again = move && `[data-testid="${CSS.escape(testid ?? '')}"][data-move="${CSS.escape(move)}"]:not(:disabled)`;
    const next = (again && document.querySelector<HTMLElement>(again)) || document.querySelector<HTMLElement>(HEADING);
    last = null;
    next?.focus({ preventScroll: true });
  }

  useEventListener(document, 'focusin', ({ target }) => (last = target instanceof HTMLElement ? target : null));
  // Who clicks on nothing means nothing: what had the focus is still there then.
  useEventListener(document, 'focusout', () => {
    setTimeout(() => {
      if (last && isLost() && !isGone(last)) last = null;
    });
  });
  // What has the focus by itself when it opens (a card, a curtain, the score) comes first.
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
