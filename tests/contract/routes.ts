import type { Result } from '../../src/ipc/refusals';
import type { TestApp } from '../../tools/harness/test-app';
import { connect, host } from '../web/page';

/** A connection from the page to main. It must deliver data unchanged. */
export interface Route {
  call(command: unknown, argument: unknown): Promise<Result<unknown>>;
  readonly heard: [string, unknown][];
  close(): Promise<void>;
}

export async function straight({ services }: TestApp): Promise<Route> {
  const heard: Route['heard'] = [];
  const stop = services.onNotification((name, payload) => void heard.push([name, payload]));
  return { call: (command, argument) => services.handle(command, argument), heard, close: async () => void stop() };
}

/** Connects through the web host's loopback socket. */
export async function overSocket({ services }: TestApp): Promise<Route> {
  const web = await host(services);
  const socket = await connect(web.socket, { ...web.cookie, origin: web.origin }, web.protocols);
  const waiting = new Map<number, (result: Result<unknown>) => void>();
  const heard: Route['heard'] = [];
  let next = 1;
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data)) as {
      id?: number;
      result: Result<unknown>;
      notification?: string;
      payload?: unknown;
    };
    if (frame.notification) heard.push([frame.notification, frame.payload]);
    else waiting.get(frame.id ?? 0)?.(frame.result);
  });
  return {
    call(command, argument) {
      const id = next++;
      socket.send(JSON.stringify({ id, command, argument }));
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    heard,
    async close() {
      socket.terminate();
      await web.close();
    },
  };
}
