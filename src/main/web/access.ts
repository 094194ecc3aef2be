import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY_PREFIX, SUBPROTOCOL } from '../../ipc/socket-key';

export interface Access {
  /** The server's origin. Only valid while the server listens. */
  origin(): string;
  /** The address with the token. Show it only in a terminal or a private file. */
  address(): string;
  /** An address that works once. Use it on command lines, which every user of the machine can read. */
  invitation(): string;
  /**
   * Returns the URL of an allowed request, or `null` after answering the request itself, such as with a refusal or a
   * redirect.
   */
  admit(request: IncomingMessage, response: ServerResponse): URL | null;
  isFromPage(request: IncomingMessage): boolean;
  /** Whether a page may open a socket to the services: it must come from this server and have the key. */
  admitsSocket(request: IncomingMessage): boolean;
  headers(): Record<string, string>;
  refuse(response: ServerResponse, status: number): void;
}

/**
 * Protects a server on 127.0.0.1 with three secrets. The token admits a browser, which then gets a cookie for the
 * page's files. The key, which only the page has, opens the socket. A cookie alone must not open a socket, because
 * browsers send it to every server on this machine, including other users' servers. Requests with another host and
 * sockets from another origin are refused, against DNS rebinding. `headersFor` returns the headers of every response
 * for an origin.
 */
export function createAccess(
  server: Server,
  token: string,
  headersFor: (origin: string) => Record<string, string>,
): Access {
  const [visit, key] = [newSecret(), newSecret()];
  const invited = new Set<string>();
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = () => headersFor(origin());
  const isLocal = (request: IncomingMessage) => `http://${request.headers.host}` === origin();
  const hasCookie = (request: IncomingMessage) => {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.some(([name, value = '']) => name === cookieOf(origin()) && same(value, visit));
  };
  const hasKey = (request: IncomingMessage) => {
    const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
    return offered.includes(SUBPROTOCOL) && offered.some((name) => same(name, KEY_PREFIX + key));
  };
  const isFromPage = (request: IncomingMessage) =>
    isLocal(request) && request.headers.origin === origin() && hasCookie(request);
  const refuse = (response: ServerResponse, status: number): null => {
    if (!response.headersSent)
      response.writeHead(status, { ...headers(), 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(status === 403 ? 'Open the address that the program printed. It contains the key.' : undefined);
    return null;
  };
  const invitation = () => {
    const once = newSecret();
    invited.add(once);
    return `${origin()}/?once=${once}`;
  };
  return {
    origin,
    address: () => `${origin()}/?token=${token}`,
    invitation,
    admit(request, response) {
      if (!isLocal(request)) return refuse(response, 403);
      if (request.method !== 'GET') return refuse(response, 405);
      const asked = request.url ?? '/';
      if (!URL.canParse(asked, origin())) return refuse(response, 404);
      const url = new URL(asked, origin());
      const hasToken = same(url.searchParams.get('token') ?? '', token);
      if (url.pathname === '/invitation' && hasToken) {
        response.writeHead(200, { ...headers(), 'Content-Type': 'text/plain; charset=utf-8' }).end(invitation());
        return null;
      }
      if (url.pathname === '/' && (hasToken || invited.delete(url.searchParams.get('once') ?? ''))) {
        url.searchParams.delete('token');
        url.searchParams.delete('once');
        response.writeHead(303, {
          ...headers(),
          // Browsers do not send the part after # to servers.
          Location: `/index.html${url.search}#key=${key}`,
          'Set-Cookie': `${cookieOf(origin())}=${visit}; HttpOnly; SameSite=Strict; Path=/`,
        });
        response.end();
        return null;
      }
      return hasCookie(request) ? url : refuse(response, 403);
    },
    isFromPage,
    admitsSocket: (request) => isFromPage(request) && hasKey(request),
    headers,
    refuse,
  };
}

const newSecret = () => randomBytes(24).toString('hex');

/** Browsers share cookies between all ports of a machine, so each host needs a different cookie name. */
function cookieOf(origin: string): string {
  return `serenissima-${new URL(origin).port}`;
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
