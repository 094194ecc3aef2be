import { request } from 'node:http';
import { WebSocket } from 'ws';
import { protocolsOf } from '../../src/ipc/socket-key';
import type { Services } from '../../src/main/services/services';
import type { StaticFile } from '../../src/main/services/static-files';
import { serve } from '../../src/main/web/server';

export const TOKEN = 'a-token-nobody-knows';
const file = (mime: string, text: string): StaticFile => ({ mime, read: async () => Buffer.from(text) });
const FILES = new Map([
  ['index.html', file('text/html; charset=utf-8', '<h1>Serenissima</h1>')],
  ['assets/index.js', file('text/javascript', 'let a')],
]);

/** Starts a host. Returns it with the address of its socket and the cookie of an admitted page. */
export async function host(services: Services, token = TOKEN) {
  const running = await serve(services, FILES, token, 0);
  return { ...running, ...(await enter(running.address)) };
}

/** Opens an address that contains a token. Returns the page's cookie and the protocols for its socket. */
export async function enter(address: string) {
  const { origin, pathname, search } = new URL(address);
  const { headers } = await get(origin, pathname + search);
  const key = /#key=(\w+)$/.exec(String(headers.location))?.[1] ?? '';
  const cookie = { cookie: String(headers['set-cookie']).split(';')[0] };
  return { origin, socket: origin.replace('http:', 'ws:'), cookie, protocols: protocolsOf(key) };
}
export type Host = Awaited<ReturnType<typeof host>>;

export interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

/** A raw HTTP request, because a client would normalize the path. */
export function get(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Opens a socket to the host. Rejects if access is refused. */
export function connect(
  address: string,
  headers: Record<string, string>,
  protocols: readonly string[] = [],
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, [...protocols], { headers });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}
