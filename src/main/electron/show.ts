import type { BrowserWindow } from 'electron';

/** A loaded page has drawn something after this many milliseconds. */
const DRAWN_MS = 1_500;
/** No window stays hidden for longer, whatever happens: hidden, it would keep the next one from starting. */
const LATEST_MS = 10_000;

/** Shows a window when there is something to see. On Wayland Chromium may never say so; then when the page is loaded, or fails to. */
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
