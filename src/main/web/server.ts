import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timingSafeEqual } from 'node:crypto';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { securityHeaders } from '../../ipc/csp';
import { MAX_ANY_MESSAGE, NOTIFICATIONS } from '../../ipc/contract';
import type { Services } from '../services/services';
import type { StaticFile } from '../services/static-files';

/** A running web host. */
export interface WebHost {
  /** The address to open, with its token. */
  readonly address: string;
  close(): Promise<void>;
}

/** A little more than the largest command: one that is too large is told so, and only what no page of ours sends ends the socket. */
const MAX_FRAME = MAX_ANY_MESSAGE + 4_000_000;

/**
 * The app on loopback: the renderer's files and a WebSocket to the services, for those who came with the token. The token is in
 * the address that is printed, and becomes a cookie at the first visit. Requests that name another host or come from another
 * origin are refused, so no other page can reach it. Rejects with the system's error when the port cannot be had.
 */
export async function serve(
  services: Services,
  files: ReadonlyMap<string, StaticFile>,
  token: string,
  port: number,
): Promise<WebHost> {
  const server = createServer((request, response) => {
    void answer(request, response, files, token, originOf(server)).catch(() => refuse(response, originOf(server), 500));
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  server.on('upgrade', (request, socket, head) => {
    const origin = originOf(server);
    const welcome = isLocal(request, origin) && request.headers.origin === origin && hasCookie(request, origin, token);
    if (!welcome) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => converse(client, services));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `${originOf(server)}/?token=${token}`,
    async close() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, StaticFile>,
  token: string,
  origin: string,
): Promise<void> {
  if (!isLocal(request, origin)) return refuse(response, origin, 403);
  if (request.method !== 'GET') return refuse(response, origin, 405);
  const address = request.url ?? '/';
  if (!URL.canParse(address, origin)) return refuse(response, origin, 404);
  const url = new URL(address, origin);
  if (url.pathname === '/' && same(url.searchParams.get('token') ?? '', token)) {
    response.writeHead(303, {
      ...headers(origin),
      Location: '/index.html',
      'Set-Cookie': `${cookieOf(origin)}=${token}; HttpOnly; SameSite=Strict; Path=/`,
    });
    response.end();
    return;
  }
  if (!hasCookie(request, origin, token)) return refuse(response, origin, 403);
  const file = files.get(url.pathname === '/' ? 'index.html' : url.pathname.slice(1));
  if (!file) return refuse(response, origin, 404);
  const body = await file.read();
  response.writeHead(200, { ...headers(origin), 'Content-Type': file.mime, 'Content-Length': body.length });
  response.end(body);
}

function headers(origin: string): Record<string, string> {
  return securityHeaders(origin.replace('http:', 'ws:'));
}

function refuse(response: ServerResponse, origin: string, status: number): void {
  const plain = { ...headers(origin), 'Content-Type': 'text/plain; charset=utf-8' };
  if (!response.headersSent) response.writeHead(status, plain);
  response.end(status === 403 ? 'Open the address the program printed: it carries the key.' : undefined);
}

/** Guards against other names for this address (DNS rebinding). */
function isLocal(request: IncomingMessage, origin: string): boolean {
  return `http://${request.headers.host}` === origin;
}

/** Browsers keep one jar for all ports of a machine: each host has a cookie of its own, or two would log each other out. */
function cookieOf(origin: string): string {
  return `serenissima-${new URL(origin).port}`;
}

function hasCookie(request: IncomingMessage, origin: string, token: string): boolean {
  const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.some(([name, value]) => name === cookieOf(origin) && same(value ?? '', token));
}

function same(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}

/** One page's conversation: commands in, answers and news out. */
function converse(client: WebSocket, services: Services): void {
  const stop = services.onNotification((name, news) => {
    if ((NOTIFICATIONS as readonly string[]).includes(name)) client.send(JSON.stringify({ news: name, value: news }));
  });
  client.on('close', stop);
  client.on('error', () => client.terminate());
  client.on('message', (data) => {
    void respond(String(data), services).then((answer) => client.send(answer));
  });
}

async function respond(text: string, services: Services): Promise<string> {
  let frame: { id?: unknown; command?: unknown; argument?: unknown };
  try {
    frame = Object(JSON.parse(text));
  } catch {
    frame = {};
  }
  const { id = null, command, argument } = frame;
  if (typeof id === 'object' && id !== null) {
    const error = { code: 'bad-request', message: 'A frame’s id is a number or a text.' };
    return JSON.stringify({ id: null, result: { ok: false, error } });
  }
  return JSON.stringify({ id, result: await services.handle(command, argument) });
}
