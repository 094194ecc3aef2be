import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY_PREFIX, SUBPROTOCOL } from '../../ipc/socket-key';

/** Who is let in to a server on loopback: those who came with its token, under its own name. */
export interface Door {
  /** Where the server is, once it listens. */
  origin(): string;
  /** The address to open, with the token. It is for the owner's eyes: a terminal, or a private file. */
  address(): string;
  /** An address that lets in once, for a command line, which every user of the machine can read. */
  invitation(): string;
  /** The address a request asks for; `null`: it may not, or it came with the token, and has been answered. */
  admit(request: IncomingMessage, response: ServerResponse): URL | null;
  /** Whether a request for a socket comes from a page of this server. */
  isFromPage(request: IncomingMessage): boolean;
  /** Whether a socket to the services may be opened: by a page of this server that has its key. */
  admitsSocket(request: IncomingMessage): boolean;
  /** The headers of every answer. */
  headers(): Record<string, string>;
  /** Ends a request with a status alone. */
  refuse(response: ServerResponse, status: number): void;
}

/**
 * Guards a server on 127.0.0.1 with three secrets. The token lets a browser in; the cookie it gets then reads the page's files; the
 * page's key, which only that page is told, opens the socket. A browser sends the cookie to every server on this machine,
 * other people's too: there it opens no socket. Requests that name another host, or sockets from another origin, are refused (DNS rebinding).
 * `headersFor` tells the headers of every answer at an origin.
 */
export function createDoor(
  server: Server,
  token: string,
  headersFor: (origin: string) => Record<string, string>,
): Door {
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
    response.end(status === 403 ? 'Open the address the program printed: it carries the key.' : undefined);
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
          // What stands after # is sent to no server.
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

/** Browsers keep one jar for all ports of a machine: each host has a cookie of its own, or two would log each other out. */
function cookieOf(origin: string): string {
  return `serenissima-${new URL(origin).port}`;
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
