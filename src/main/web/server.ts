import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { WebSocketServer } from 'ws';
import { securityHeaders } from '../../ipc/csp';
import type { Services } from '../services/services';
import type { StaticFile } from '../services/static-files';
import { serveSocket, MAX_FRAME } from './socket';
import { createAccess } from './access';
import type { Access } from './access';

export interface WebHost {
  /** The address to open, with its token. */
  readonly address: string;
  /** An address that works once. */
  invitation(): string;
  close(): Promise<void>;
}

/** Serves the app on loopback: files, and a WebSocket to the services. Rejects if the port is not available. */
export async function serve(
  services: Services,
  files: ReadonlyMap<string, StaticFile>,
  token: string,
  port: number,
): Promise<WebHost> {
  const server = createServer((request, response) => {
    void answer(request, response, files, access).catch(() => access.refuse(response, 500));
  });
  const access = createAccess(server, token, (origin) => securityHeaders(origin.replace('http:', 'ws:')));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME });
  server.on('upgrade', (request, socket, head) => {
    if (!access.admitsSocket(request)) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => serveSocket(client, services));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: access.address(),
    invitation: access.invitation,
    async close() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  files: ReadonlyMap<string, StaticFile>,
  access: Access,
): Promise<void> {
  const url = access.admit(request, response);
  if (!url) return;
  const file = files.get(url.pathname === '/' ? 'index.html' : url.pathname.slice(1));
  if (!file) return access.refuse(response, 404);
  const body = await file.read();
  response.writeHead(200, { ...access.headers(), 'Content-Type': file.mime, 'Content-Length': body.length });
  response.end(body);
}
