import type { WebSocket } from 'ws';
import { MAX_ANY_MESSAGE } from '../../ipc/message-size';
import { NOTIFICATIONS } from '../../ipc/notifications';
import type { Services } from '../services/services';

/**
 * Larger than any valid command, so that a slightly oversized command is still answered with an error. Larger frames
 * close the socket.
 */
export const MAX_FRAME = MAX_ANY_MESSAGE + 4_000_000;

export type SocketServices = Pick<Services, 'handle' | 'onNotification'>;

/** Connects a page's socket to the services: commands in, answers and notifications out. */
export function serveSocket(client: WebSocket, services: SocketServices): void {
  const stop = services.onNotification((name, payload) => {
    if ((NOTIFICATIONS as readonly string[]).includes(name))
      client.send(JSON.stringify({ notification: name, payload }));
  });
  client.on('close', stop);
  client.on('error', () => client.terminate());
  client.on('message', (data) => {
    void respond(String(data), services).then((answer) => client.send(answer));
  });
}

async function respond(text: string, services: SocketServices): Promise<string> {
  let frame: { id?: unknown; command?: unknown; argument?: unknown };
  try {
    frame = Object(JSON.parse(text)) as typeof frame;
  } catch {
    frame = {};
  }
  const { id = null, command, argument } = frame;
  if (typeof id === 'object' && id !== null) {
    const error = { code: 'bad-request', message: 'A frame’s id must be a number or a string.' };
    return JSON.stringify({ id: null, result: { ok: false, error } });
  }
  return JSON.stringify({ id, result: await services.handle(command, argument) });
}
