import type { BrowserWindow } from 'electron';

/** Time after loading within which a page has drawn something, in ms. */
const DRAWN_MS = 1_500;
/** Maximum time for which a window stays hidden, in ms. A process with a hidden window would block the next start. */
const LATEST_MS = 10_000;

/**
 * Shows a window when its page is drawn. On Wayland, Chromium may not report that. The window is then shown shortly
 * after the page has loaded, or when loading has failed.
 */
export function showWhenReady(window: BrowserWindow): void {
  const timers: NodeJS.Timeout[] = [];
  let shown = false;
  const stop = () => timers.forEach(clearTimeout);
  const show = () => {
    if (shown || window.isDestroyed()) return;
    shown = true;
    stop();
    window.show();
  };
  const showIn = (millis: number) => void timers.push(setTimeout(show, millis));
  window.once('ready-to-show', show);
  window.webContents.once('did-finish-load', () => showIn(DRAWN_MS));
  window.webContents.on('did-fail-load', (_event, _code, _why, _url, isMainFrame) => {
    if (isMainFrame) show();
  });
  window.once('closed', stop);
  showIn(LATEST_MS);
}
