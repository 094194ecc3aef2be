/** Hides or shows the window, with the event that the page would receive. */
export function showWindow(shown: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !shown });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
