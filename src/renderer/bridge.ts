import type { Answers, Argument, Bridge, Command } from '../ipc/contract';
import type { Notifications } from '../ipc/notifications';
import type { Result } from '../ipc/refusals';
import { maxSizeOf } from '../ipc/message-size';
import { REFUSALS } from '../ipc/refusals';
import { protocolsOf } from '../ipc/socket-key';
import { pageKey } from './page-key';
import { plainData } from './plain-data';

declare global {
  interface Window {
    /** Put there by Electron's preload; absent in the web host. */
    readonly serenissima?: Bridge;
  }
}

/** There is no main to ask: the page is Electron's, and its preload did not run. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** The web host does not know this page: it was started again since, with another key. */
export class LockedOutError extends Error {
  override readonly name = 'LockedOutError';
}

/** What becomes of the connection to the web host. */
interface Connection {
  lost(): void;
  /** There is a host, and it does not let this page in. It is tried again all the same. */
  lockedOut(): void;
  back(): void;
}

/**
 * The way to main: the preload's bridge in Electron, a WebSocket in the web host. The web host alone serves by `http:` (Electron's
 * page comes by `app:`), so a page without a bridge that came another way rejects with {@link UnreachableError}: there is no host it
 * could wait for; one the host does not know rejects with {@link LockedOutError}.
 */
export async function connect(connection: Connection): Promise<Bridge> {
  if (window.serenissima) return window.serenissima;
  if (location.protocol !== 'http:') throw new UnreachableError('The preload’s bridge is not there.');
  return socketBridge(`ws://${location.host}`, connection);
}

interface Frame {
  readonly id?: number;
  readonly result?: Result<unknown>;
  readonly news?: keyof Notifications;
  readonly value?: unknown;
}

const RETRY_MS = 500;
/** A host that does not know the page will hardly change its mind. */
const LOCKED_OUT_MS = 5000;
/** The most bytes a character can take: short texts need not be measured. */
const MOST_BYTES = 3;

/**
 * A bridge over a WebSocket. When the connection breaks, calls under way are refused with `disconnected` (they may or may not have
 * been carried out, so none is ever sent again by itself), and connecting is tried anew.
 */
function socketBridge(address: string, connection: Connection): Promise<Bridge> {
  const pending = new Map<number, (result: Result<never>) => void>();
  const listeners = new Map<keyof Notifications, Set<(news: never) => void>>();
  const protocols = protocolsOf(pageKey());
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
    new Promise((resolve, reject) => {
      let opened = false;
      socket = new WebSocket(address, protocols);
      socket.addEventListener('open', () => {
        opened = true;
        if (!first) connection.back();
        resolve();
      });
      socket.addEventListener('message', (message) => receive(String(message.data)));
      socket.addEventListener('close', () => {
        if (pending.size > 0 || count > 0) connection.lost();
        pending.forEach((settle) => settle(DISCONNECTED));
        pending.clear();
        void goOn();
      });
      /** Tries again, unless the first attempt of all was refused. */
      const goOn = async () => {
        const isLockedOut = !opened && (await answers());
        if (isLockedOut && first) return reject(new LockedOutError('The host does not know this page.'));
        if (isLockedOut) connection.lockedOut();
        setTimeout(() => void open(false).then(resolve), isLockedOut ? LOCKED_OUT_MS : RETRY_MS);
      };
    });

  const bridge: Bridge = {
    call<C extends Command>(command: C, argument: Argument<C>) {
      const sent = asElectronWould(argument);
      return new Promise<Result<Answers[C]>>((resolve) => {
        if (socket.readyState !== WebSocket.OPEN) return resolve(DISCONNECTED);
        const text = JSON.stringify({ id: count + 1, command, argument: sent });
        // The host would end the conversation over it.
        if (text.length * MOST_BYTES > maxSizeOf(command) && new Blob([text]).size > maxSizeOf(command))
          return resolve(TOO_LARGE);
        const id = ++count;
        pending.set(id, resolve);
        socket.send(text);
      });
    },
    on(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard);
      heard.add(listener);
      return () => heard.delete(listener);
    },
  };
  return open(true).then(() => bridge);
}

/** Whether a host is there, if only to refuse. */
const answers = () => fetch('/index.html', { cache: 'no-store' }).then(() => true, () => false); // prettier-ignore

/**
 * What Electron's bridge would hand on, so that no host is more lenient than the other: a structured clone, which throws on a Proxy,
 * a function or an element. What a clone keeps and JSON would turn into something else (a date, a map, no number) throws as well.
 */
function asElectronWould<T>(argument: T): T {
  return plainData(structuredClone(argument));
}

const TOO_LARGE: Result<never> = { ok: false, error: { code: 'too-large', message: REFUSALS['too-large'] } };

const DISCONNECTED: Result<never> = {
  ok: false,
  error: { code: 'disconnected', message: REFUSALS.disconnected },
};
