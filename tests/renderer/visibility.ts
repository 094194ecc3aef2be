/** Hides or shows the window, as the page would notice. */
export function showWindow(shown: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !shown });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: shown ? 'visible' : 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
