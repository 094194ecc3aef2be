import type { App, Session } from 'electron';
import { APP_ORIGIN, APP_SCHEME } from '../../ipc/channels';

/** The only permission of our page: full screen. */
const ALLOWED = new Set(['fullscreen']);

/**
 * Denies a session every other permission and every request that leaves the app, except those of the developer tools'
 * pages.
 */
export function lockSession(session: Session, development: boolean): void {
  session.setPermissionRequestHandler((_contents, permission, decide) => decide(ALLOWED.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => ALLOWED.has(permission));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !isOwn(url) && !(development && url.startsWith('devtools://')) });
  });
}

/** Denies every page navigation, new windows and embedded pages. */
export function lockContents(app: App): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
    contents.on('will-navigate', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => event.preventDefault());
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
  });
}

/**
 * Whether an address belongs to the app. Compares parsed origins, because an address that starts with the same text can
 * have another origin.
 */
export function isOwn(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === `${APP_SCHEME}:` && `${protocol}//${host}` === APP_ORIGIN;
}
