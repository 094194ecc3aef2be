import { connect as connectSocket } from 'node:net';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { openTestApp } from '../../harness/test-app';
import { connect, get, host } from '../../harness/page';
import type { Host } from '../../harness/page';
import { Fault } from '../round';
import type { Chance, Figures, StressTest } from '../round';
import { begin, look } from '../session';

const FRAMES = 200;
const REQUESTS = 40;
const PATIENCE = 20_000;

/**
 * Sends frames and requests that our page never sends. The host must keep running, answer the next request, and reject
 * every client without the key.
 */
export const frames: StressTest = {
  name: 'frames',
  async round({ chance, figures, thin }) {
    const app = openTestApp();
    const seen = await begin(app, chance);
    const web = await host(app.services);
    try {
      for (let i = 0; i < FRAMES; i += thin * 10) await serveSocket(web, chance, figures, Math.min(FRAMES, 10));
      for (let i = 0; i < REQUESTS; i += thin) {
        await rawRequest(web, chance);
        figures.add('requests');
        const stranger = await get(web.origin, '/index.html', { cookie: `serenissima=${chance.seed()}` });
        if (stranger.status !== 403) throw new Fault(`A request without the key got the status ${stranger.status}.`);
      }
      const { status } = await get(web.origin, '/index.html', web.cookie);
      if (status !== 200) throw new Fault(`A request with the key got the status ${status}.`);
      if ((await look(app, seen.table.match)).table.ply !== 0) throw new Fault('An invalid frame changed the match.');
    } finally {
      await web.close();
    }
  },
};

/**
 * Sends frames over one socket. The last frame is valid and must be answered, unless an earlier one closed the socket.
 */
async function serveSocket(web: Host, chance: Chance, figures: Figures, count: number): Promise<void> {
  const socket = await connect(web.socket, { ...web.cookie, origin: web.origin }, web.protocols);
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')));
  const answered = new Promise<string>((resolve, reject) => {
    socket.on('message', (data) => {
      const { id, result } = JSON.parse(String(data)) as { id: unknown; result?: { ok: boolean; error?: { code: string } } };
      if (result?.error?.code === 'unexpected') reject(new Fault(`A frame got the answer ${String(data).slice(0, 300)}`));
      if (id === 'last') resolve('answered');
    });
  }); // prettier-ignore
  let broken = false;
  for (let i = 0; i < count && socket.readyState === WebSocket.OPEN; i++) {
    figures.add('frames');
    if (chance.percent(4)) {
      // Bytes that violate the protocol. The host may only close the connection.
      broken = true;
      (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(someBytes(chance));
    } else {
      const frame = someFrame(chance);
      // Bytes that are not valid text would violate the protocol in a text frame.
      socket.send(frame, { binary: typeof frame !== 'string' || chance.percent(20) });
    }
  }
  if (socket.readyState === WebSocket.OPEN) socket.send('{"id":"last","command":"app.info","argument":{}}');
  const how = await Promise.race([ended, answered, late()]);
  // Once bytes violate the protocol, the host may read everything after them as part of an endless frame.
  if (how !== 'answered' && !broken) throw new Fault(`The last frame needs an answer, but the result was: ${how}.`);
  socket.terminate();

  function late(): Promise<string> {
    return new Promise((resolve) => setTimeout(() => resolve('not answered'), broken ? 200 : PATIENCE).unref());
  }
}

function someFrame(chance: Chance): string | Buffer {
  const [json] = fc.sample(fc.json({ maxDepth: 4 }), { seed: chance.seed(), numRuns: 1 });
  const command = chance.pick(['app.info', 'matches.list', 'matches.open', 'settings.get', '__proto__', 'x'.repeat(900)]);
  return chance.pick<() => string | Buffer>([
    () => json,
    () => someBytes(chance),
    () => `{"id":${json},"command":"${command}","argument":{}}`,
    () => `{"id":${chance.below(9)},"command":"${command}","argument":${json}}`,
    () => `{"id":1,"command":${json},"argument":{}}`,
    () => `{"id":1,"id":2,"command":"${command}","argument":{},"__proto__":{"polluted":1}}`,
    () => '['.repeat(chance.below(50_000)),
    () => `{"id":1,"command":"app.info","argument":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    () => '',
  ])();
} // prettier-ignore

function someBytes(chance: Chance): Buffer {
  return Buffer.from(Array.from({ length: chance.below(300) }, () => chance.below(256)));
}

/** Sends bytes that resemble HTTP. The host must not answer with a success or an internal error. */
function rawRequest(web: Host, chance: Chance): Promise<void> {
  const { hostname, port } = new URL(web.origin);
  const line = chance.pick([
    'GET / HTTP/1.1',
    'GET //../../etc/passwd HTTP/1.1',
    'GET /%00 HTTP/1.1',
    'GET /%ff%fe HTTP/1.1',
    'POST / HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET http://elsewhere/ HTTP/1.1',
    'CONNECT a:1 HTTP/1.1',
    'GET / HTTP/9.9',
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    'TRACE / HTTP/1.1',
    'GET /?token=%E0%A4%A HTTP/1.1',
    '\0\0\0',
    'GET /index.html HTTP/1.0',
  ]);
  const header = chance.pick([
    `Host: ${hostname}:${port}`, 'Host: elsewhere', 'Host:', `Cookie: ${';'.repeat(5000)}`, 'Transfer-Encoding: chunked',
    `Host: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket`, 'Content-Length: -1', 'X: \u0001', `Host: ${hostname}:${port}\r\nCookie: =;==;a=%`,
  ]); // prettier-ignore
  return new Promise((resolve, reject) => {
    const socket = connectSocket(Number(port), hostname);
    let said = '';
    socket.on('data', (piece) => {
      said += String(piece);
      if (/^HTTP\/1\.1 (200|101|500)/.test(said)) reject(new Fault(`${line} got the answer ${said.slice(0, 60)}`));
    });
    socket.on('error', () => resolve()).on('close', () => resolve());
    socket.end(Buffer.concat([Buffer.from(`${line}\r\n${header}\r\n\r\n`), someBytes(chance)]));
    setTimeout(() => socket.destroy(), 1000).unref();
  });
}
