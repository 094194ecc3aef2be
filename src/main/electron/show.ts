import type { BrowserWindow } from 'electron';

/** A loaded page is assumed to be drawn after this time (ms). */
const DRAWN_MS = 1_500;
/** The window is shown after this time (ms) at the latest, because a hidden window would block the next start. */
const LATEST_MS = 10_000;

/**
 * Shows a window once its page has been drawn. Chromium may not report this on Wayland, so the window is also shown
 * shortly after the page has loaded, and at once if loading fails.
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
