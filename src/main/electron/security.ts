import type { App, Session } from 'electron';
import { APP_ORIGIN, APP_SCHEME } from '../../ipc/channels';

/** Full screen is the only permission that our page gets. */
const ALLOWED = new Set(['fullscreen']);

/**
 * Denies all permissions except full screen. Blocks all requests except for the app's own files and, in development,
 * the developer tools' files.
 */
export function lockSession(session: Session, development: boolean): void {
  session.setPermissionRequestHandler((_contents, permission, decide) => decide(ALLOWED.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => ALLOWED.has(permission));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !isOwn(url) && !(development && url.startsWith('devtools://')) });
  });
}

/** Denies navigation, new windows and embedded pages in every page that the app opens. */
export function lockContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}

/** Whether a URL belongs to the app. Compares origins, because a prefix match would also accept other origins. */
export function isOwn(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${APP_SCHEME}:` && `${protocol}//${host}` === APP_ORIGIN;
}
