import { strict } from '../../electron/stand-in/strict';
import { isReady } from './app';
import { toApp } from './address';
import type { Devtools } from './devtools';
import { note } from './diary';
import { emitter } from './emitter';

type Handler = (request: Request) => Response | Promise<Response>;
type Before = (details: RequestDetails, decide: (answer: { cancel?: boolean }) => void) => void;

interface RequestDetails {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly resourceType: string;
  readonly timestamp: number;
}

export interface Paused {
  readonly requestId: string;
  readonly frameId: string;
  readonly resourceType: string;
  readonly networkId?: string;
  readonly request: {
    readonly url: string;
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly postData?: string;
  };
}

const TYPES: Record<string, string> = { Document: 'mainFrame', Stylesheet: 'stylesheet', Script: 'script', Image: 'image', Font: 'font', XHR: 'xhr', Fetch: 'xhr', Media: 'media', Ping: 'ping', CSPViolationReport: 'cspReport' }; // prettier-ignore

const handlers = new Map<string, Handler>();
/** The app's permission handlers. Chromium cannot ask for permissions over DevTools, so a test calls them. */
export const permissions: Record<string, unknown> = {};
let before: Before | undefined;
let requests = 0;

const { members } = emitter(() => defaultSession);
const defaultSession: object = strict('session', {
  ...members,
  setPermissionRequestHandler: (handler: unknown) => void (permissions.request = handler),
  setPermissionCheckHandler: (handler: unknown) => void (permissions.check = handler),
  setDevicePermissionHandler: (handler: unknown) => void (permissions.device = handler),
  setSpellCheckerEnabled: (enabled: boolean) => note(`spell checker ${enabled ? 'on' : 'off'}`),
  webRequest: strict('webRequest', {
    onBeforeRequest: (filter: object | Before | null, listener?: Before | null) =>
      void (before = (typeof filter === 'function' ? (filter as Before) : listener) ?? undefined),
  }),
  protocol: strict('protocol', {
    handle(scheme: string, handler: Handler) {
      if (handlers.has(scheme)) throw new Error('Failed to register protocol: ' + scheme);
      handlers.set(scheme, handler);
    },
    unhandle: (scheme: string) => void handlers.delete(scheme),
    isProtocolHandled: (scheme: string) => handlers.has(scheme),
  }),
});

export const session = strict('session', {
  get defaultSession() {
    if (!isReady()) throw new Error('Session can only be received when app is ready');
    return defaultSession;
  },
});

export const protocol = strict('protocol', {
  registerSchemesAsPrivileged() {
    if (isReady()) throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
  },
  handle: (scheme: string, handler: Handler) => session.defaultSession && handlers.set(scheme, handler),
});

/**
 * Continues a request as the session decides: cancelled by its filter, answered by its protocol, or passed on to
 * Chromium.
 */
export async function answer(devtools: Devtools, { requestId, resourceType, request }: Paused): Promise<void> {
  const url = toApp(request.url);
  const allowed = await filtered({
    id: ++requests,
    url,
    method: request.method,
    resourceType: TYPES[resourceType] ?? 'other',
    timestamp: Date.now(),
  });
  const fail = (errorReason: string) => devtools.send('Fetch.failRequest', { requestId, errorReason });
  if (!allowed) {
    note(`cancelled ${url}`);
    return void (await fail('BlockedByClient'));
  }
  const handler = handlers.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return void (await devtools.send('Fetch.continueRequest', { requestId }));
  try {
    const { method, headers, postData } = request;
    const response = await handler(
      new Request(url, { method, headers, ...(postData !== undefined && { body: postData }) }),
    );
    const body = Buffer.from(await response.arrayBuffer()).toString('base64');
    await devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body,
    });
  } catch (error) {
    console.error(`protocol.handle failed for ${url}:`, error);
    await fail('Failed');
  }
}

function filtered(details: RequestDetails): Promise<boolean> {
  const listener = before;
  if (!listener) return Promise.resolve(true);
  return new Promise((resolve) => listener(details, ({ cancel }) => resolve(!cancel)));
}
