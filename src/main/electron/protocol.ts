import { protocol } from 'electron';
import type { Session } from 'electron';
import { APP_SCHEME } from '../../ipc/channels';
import { securityHeaders } from '../../ipc/csp';
import type { StaticFile } from '../services/static-files';
import { isOwn } from './security';

/** Registers the `app:` scheme. Call this before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Serves the built renderer under the app's own scheme. Only files listed in the build's manifest exist. */
export function serveApp(session: Session, files: ReadonlyMap<string, StaticFile>): void {
  session.protocol.handle(APP_SCHEME, (request) => answer(request, files));
}

async function answer(request: Request, files: ReadonlyMap<string, StaticFile>): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: securityHeaders() });
  const name = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
  const file = isOwn(request.url) ? files.get(name) : undefined;
  if (!file) return new Response(null, { status: 404, headers: securityHeaders() });
  const body = new Uint8Array(await file.read());
  return new Response(body, { headers: { ...securityHeaders(), 'Content-Type': file.mime } });
}
