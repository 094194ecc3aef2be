import type { Answers, Argument, Bridge, Command, News, Result } from '../ipc/contract';
import { REFUSALS } from '../ipc/refusals';

declare global {
  interface Window {
    /** Put there by Electron's preload; absent in the web host. */
    readonly serenissima?: Bridge;
  }
}

/** The way to main: the preload's bridge in Electron, a WebSocket in the web host. */
export async function connect(onLost: () => void, onBack: () => void): Promise<Bridge> {
  return window.serenissima ?? socketBridge(`ws://${location.host}`, onLost, onBack);
}

interface Frame {
  readonly id?: number;
  readonly result?: Result<unknown>;
  readonly news?: keyof News;
  readonly value?: unknown;
}

const RETRY_MS = 500;

/**
 * A bridge over a WebSocket. When the connection breaks, calls under way are refused with `disconnected` (they may or may not have
 * been carried out, so none is ever sent again by itself), and connecting is tried anew.
 */
function socketBridge(address: string, onLost: () => void, onBack: () => void): Promise<Bridge> {
  const pending = new Map<number, (result: Result<never>) => void>();
  const listeners = new Map<keyof News, Set<(news: never) => void>>();
  let socket: WebSocket;
  let count = 0;

  const receive = (text: string) => {
    const frame = JSON.parse(text) as Frame;
    if (frame.news) listeners.get(frame.news)?.forEach((listener) => listener(frame.value as never));
    else if (frame.id !== undefined && frame.result) {
      pending.get(frame.id)?.(frame.result as Result<never>);
      pending.delete(frame.id);
    }
  };

  const open = (first: boolean): Promise<void> =>
    new Promise((resolve) => {
      socket = new WebSocket(address);
      socket.addEventListener('open', () => {
        if (!first) onBack();
        resolve();
      });
      socket.addEventListener('message', (message) => receive(String(message.data)));
      socket.addEventListener('close', () => {
        if (pending.size > 0 || count > 0) onLost();
        pending.forEach((settle) => settle(DISCONNECTED));
        pending.clear();
        setTimeout(() => void open(false).then(resolve), RETRY_MS);
      });
    });

  const bridge: Bridge = {
    call<C extends Command>(command: C, argument: Argument<C>) {
      return new Promise<Result<Answers[C]>>((resolve) => {
        if (socket.readyState !== WebSocket.OPEN) return resolve(DISCONNECTED);
        const id = ++count;
        pending.set(id, resolve as (result: Result<never>) => void);
        socket.send(JSON.stringify({ id, command, argument }));
      });
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard);
      heard.add(listener as (news: never) => void);
      return () => heard.delete(listener as (news: never) => void);
    },
  };
  return open(true).then(() => bridge);
}

const DISCONNECTED: Result<never> = {
  ok: false,
  error: { code: 'disconnected', message: REFUSALS.disconnected },
};
