import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { WebSocketServer } from 'ws';
import { securityHeaders } from '../../src/ipc/csp';
import { serveSocket, MAX_FRAME } from '../../src/main/web/socket';
import type { SocketServices } from '../../src/main/web/socket';
import { createAccess } from '../../src/main/web/access';
import type { Access } from '../../src/main/web/access';
import type { DevMain } from './main-process';

/** The gallery of pieces and panels (`pieces`). It is not part of any build. */
const PIECES = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Pieces and panels</title><link rel="icon" href="data:," /></head>
  <body><div id="app"></div><script type="module" src="/@fs${new URL('pieces/main.ts', import.meta.url).pathname}"></script></body>
</html>`;

/** Flags in the address that the page keeps when a position is opened. */
const FLAGS = ['still', 'graphics-card'];

/** The server of the development page. It keeps running while main is reloaded. */
export interface PageServer {
  readonly address: string;
  /** Closes the sockets of all pages, which then reconnect to the new main. */
  hangUp(): void;
  close(): Promise<void>;
}

/**
 * Serves the page from its sources on loopback, with the web host's access control. `main` returns the current main.
 * `hot` is the server that Vite uses for its socket, which shares the port.
 */
export async function servePage(
  vite: ViteDevServer,
  hot: Server,
  main: () => Promise<DevMain>,
  token: string,
  port: number,
): Promise<PageServer> {
  let wanted: string | undefined;
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => sayWhy(access, response, error));
  });
  const access = createAccess(server, token, developmentHeaders);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = access.admit(request, response);
    if (!url) return;
    const page = url.pathname === '/' || url.pathname === '/index.html';
    if (page && url.searchParams.has('pieces')) {
      const text = await vite.transformIndexHtml('/pieces.html', PIECES);
      return void response
        .writeHead(200, { ...access.headers(), 'Content-Type': 'text/html; charset=utf-8' })
        .end(text);
    }
    const match = page ? await (await main()).positionAsked(url.searchParams) : null;
    if (match !== null) {
      const flags = FLAGS.filter((flag) => url.searchParams.has(flag)).map((flag) => `&${flag}`);
      response.writeHead(303, { ...access.headers(), Location: `/index.html?match=${match}${flags.join('')}` }).end();
      return;
    }
    if (page) wanted = url.searchParams.get('match') ?? undefined;
    for (const [name, value] of Object.entries(access.headers())) response.setHeader(name, value);
    vite.middlewares(request, response, () => access.refuse(response, 404));
  }

  server.on('upgrade', (request, socket, head) => {
    // Vite's socket reloads the page and has no other access.
    const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-') ?? false;
    if (isVite && access.isFromPage(request)) return hot.emit('upgrade', request, socket, head);
    if (!access.admitsSocket(request)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => {
      // Messages received while main is being opened are handled afterwards.
      client.pause();
      main().then(
        ({ services }) => {
          serveSocket(
            client,
            opening(services, () => take()),
          );
          client.resume();
        },
        () => client.terminate(),
      );
    });
  });
  const take = () => {
    const match = wanted;
    wanted = undefined;
    return match;
  };

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: access.address(),
    hangUp: () => sockets.clients.forEach((client) => client.terminate()),
    async close() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The services for one page. When the page listens, it is asked to open the match in its address. */
function opening(services: SocketServices, take: () => string | undefined): SocketServices {
  let tell: Parameters<SocketServices['onNotification']>[0] | undefined;
  return {
    onNotification(listener) {
      tell = listener;
      return services.onNotification(listener);
    },
    async handle(command, argument) {
      const result = await services.handle(command, argument);
      const match = command === 'app.listening' ? take() : undefined;
      if (match !== undefined) tell?.('app.ask', { what: 'open', match });
      return result;
    },
  };
}

/** The app's policy plus what Vite requires: injected style sheets, and a worker that waits for the server. */
function developmentHeaders(origin: string): Record<string, string> {
  const headers = securityHeaders(origin.replace('http:', 'ws:'));
  const policy = headers['Content-Security-Policy'].replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
  return { ...headers, 'Content-Security-Policy': `${policy}; worker-src 'self' blob:` };
}

function sayWhy(access: Access, response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.end();
  response.writeHead(400, { ...access.headers(), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end((error as Error).message);
}
