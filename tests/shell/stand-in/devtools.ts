import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';

export interface Devtools {
  send<T = Record<string, never>>(method: string, parameters?: object): Promise<T>;
  on<T>(event: string, listener: (parameters: T) => void): void;
  onGone(listener: () => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Connects to an address (`host:port`) with a path such as `page/…` or `browser`. */
export async function connectDevtools(address: string, path: string): Promise<Devtools> {
  const socket = new WebSocket(`ws://${address}/devtools/${path}`, { perMessageDeflate: false });
  const bus = new EventEmitter();
  const waiting = new Map<number, (message: Message) => void>();
  let count = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method) bus.emit(message.method, message.params);
    if (message.id === undefined) return;
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  socket.on('close', () => {
    for (const settle of waiting.values()) settle({ error: { message: 'The page’s process has exited.' } });
    waiting.clear();
    bus.emit('gone');
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    send: <T>(method: string, parameters: object = {}) =>
      new Promise<T>((resolve, reject) => {
        const id = ++count;
        waiting.set(id, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as T);
        });
        socket.send(JSON.stringify({ id, method, params: parameters }));
      }),
    on: (event, listener) => void bus.on(event, listener),
    onGone: (listener) => void bus.once('gone', listener),
    close: () => socket.close(),
  };
}
