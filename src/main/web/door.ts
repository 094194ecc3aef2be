import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who is let in to a server on loopback: those who came with its token, under its own name. */
export interface Door {
  /** Where the server is, once it listens. */
  origin(): string;
  /** The address to open, with the token. */
  address(): string;
  /** The address a request asks for; `null`: it may not, or it came with the token, and has been answered. */
  admit(request: IncomingMessage, response: ServerResponse): URL | null;
  /** Whether a socket may be opened: by a page of this server, and no other. */
  admitsSocket(request: IncomingMessage): boolean;
  /** The headers of every answer. */
  headers(): Record<string, string>;
  /** Ends a request with a status alone. */
  refuse(response: ServerResponse, status: number): void;
}

/**
 * Guards a server on 127.0.0.1. The token is in the address that is printed, and becomes a cookie at the first visit; whatever else
 * that address says is kept. Requests that name another host, or sockets from another origin, are refused (DNS rebinding).
 * `headersFor` tells the headers of every answer at an origin.
 */
export function createDoor(
  server: Server,
  token: string,
  headersFor: (origin: string) => Record<string, string>,
): Door {
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = () => headersFor(origin());
  const isLocal = (request: IncomingMessage) => `http://${request.headers.host}` === origin();
  const hasCookie = (request: IncomingMessage) => {
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
    return cookies.some(([name, value = '']) => name === cookieOf(origin()) && same(value, token));
  };
  const refuse = (response: ServerResponse, status: number): null => {
    if (!response.headersSent)
      response.writeHead(status, { ...headers(), 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(status === 403 ? 'Open the address the program printed: it carries the key.' : undefined);
    return null;
  };
  return {
    origin,
    address: () => `${origin()}/?token=${token}`,
    admit(request, response) {
      if (!isLocal(request)) return refuse(response, 403);
      if (request.method !== 'GET') return refuse(response, 405);
      const asked = request.url ?? '/';
      if (!URL.canParse(asked, origin())) return refuse(response, 404);
      const url = new URL(asked, origin());
      if (url.pathname === '/' && same(url.searchParams.get('token') ?? '', token)) {
        url.searchParams.delete('token');
        response.writeHead(303, {
          ...headers(),
          Location: `/index.html${url.search}`,
          'Set-Cookie': `${cookieOf(origin())}=${token}; HttpOnly; SameSite=Strict; Path=/`,
        });
        response.end();
        return null;
      }
      return hasCookie(request) ? url : refuse(response, 403);
    },
    admitsSocket: (request) => isLocal(request) && request.headers.origin === origin() && hasCookie(request),
    headers,
    refuse,
  };
}

/** Browsers keep one jar for all ports of a machine: each host has a cookie of its own, or two would log each other out. */
function cookieOf(origin: string): string {
  return `serenissima-${new URL(origin).port}`;
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
