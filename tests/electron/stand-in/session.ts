import type { CustomScheme } from 'electron';
import { after, before } from './app';
import { strict } from './strict';
import { log } from './world';

type Decide<T> = (answer: T) => void;

/** A session that stores its handlers, so that a test can call them as Chromium would. */
export function createSession() {
  const kept = {
    request: undefined as ((contents: null, permission: string, decide: Decide<boolean>) => void) | undefined,
    check: undefined as ((contents: null, permission: string) => boolean) | undefined,
    device: undefined as (() => boolean) | undefined,
    before: undefined as ((details: { url: string }, decide: Decide<{ cancel: boolean }>) => void) | undefined,
    schemes: new Map<string, (request: Request) => Promise<Response>>(),
  };
  const session = strict('session', {
    setPermissionRequestHandler: (handler: typeof kept.request) => void (kept.request = handler),
    setPermissionCheckHandler: (handler: typeof kept.check) => void (kept.check = handler),
    setDevicePermissionHandler: (handler: typeof kept.device) => void (kept.device = handler),
    webRequest: strict('webRequest', {
      onBeforeRequest: (listener: typeof kept.before) => void (kept.before = listener),
    }),
    protocol: strict('protocol', {
      handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
        void kept.schemes.set(scheme, handler),
    }),
  });
  return { session, kept };
}

export const usual = createSession();
export const session = strict('session', {
  get defaultSession() {
    after('defaultSession was used');
    return usual.session;
  },
});

export const registered: CustomScheme[] = [];
export const protocol = strict('protocol', {
  registerSchemesAsPrivileged(schemes: CustomScheme[]) {
    before('protocol.registerSchemesAsPrivileged');
    registered.push(...schemes);
    log('scheme registered');
  },
});
