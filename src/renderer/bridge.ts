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
    /** The bridge that Electron's preload sets; missing in the web host. */
    readonly serenissima?: Bridge;
  }
}

/** Thrown if the page runs in Electron without its preload, so main can't be reached. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Thrown if the web host was restarted and has a different key than this page. */
export class LockedOutError extends Error {
  override readonly name = 'LockedOutError';
}

interface Connection {
  lost(): void;
  /** The host refuses this page's key. Connection attempts continue. */
  lockedOut(): void;
  back(): void;
}

/**
 * Connects to main: through the preload in Electron, or through a WebSocket in the web host. Rejects with {@link
 * UnreachableError} if there is no preload and the page was not loaded over `http:` from the web host, and with {@link
 * LockedOutError} if the host refuses the page's key.
 */
export async function connect(connection: Connection): Promise<Bridge> {
  if (window.serenissima) return window.serenissima;
  if (location.protocol !== 'http:') throw new UnreachableError('The preload’s bridge is missing.');
  return socketBridge(`ws://${location.host}`, connection);
}

interface Frame {
  readonly id?: number;
  readonly result?: Result<unknown>;
  readonly notification?: keyof Notifications;
  readonly payload?: unknown;
}

const RETRY_MS = 500;
/** Delay before the next attempt, in milliseconds. A host that refused the page is unlikely to accept it soon. */
const LOCKED_OUT_MS = 5000;
/** Maximum number of UTF-8 bytes per UTF-16 unit. Texts are measured exactly only if they could be too long. */
const MAX_BYTES = 3;

/**
 * A bridge over a WebSocket. If the connection breaks, it reconnects, and pending calls fail with `disconnected`. They
 * are not repeated, because they may have been executed.
 */
function socketBridge(address: string, connection: Connection): Promise<Bridge> {
  const pending = new Map<number, (result: Result<never>) => void>();
  const listeners = new Map<keyof Notifications, Set<(payload: never) => void>>();
  const protocols = protocolsOf(pageKey());
  let socket: WebSocket;
  let count = 0;

  const receive = (text: string) => {
    const frame = JSON.parse(text) as Frame;
    if (frame.notification) listeners.get(frame.notification)?.forEach((listener) => listener(frame.payload as never));
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
        // The host would close the socket on a longer message.
        if (text.length * MAX_BYTES > maxSizeOf(command) && new Blob([text]).size > maxSizeOf(command))
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

/** Whether a host answers, even if it refuses. */
const answers = () => fetch('/index.html', { cache: 'no-store' }).then(() => true, () => false); // prettier-ignore

/**
 * Copies an argument as strictly as Electron's bridge does. A structured clone throws for a Proxy, a function or an
 * element; values that JSON would change (a date, a map, NaN) throw as well.
 */
function asElectronWould<T>(argument: T): T {
  return plainData(structuredClone(argument));
}

const TOO_LARGE: Result<never> = { ok: false, error: { code: 'too-large', message: REFUSALS['too-large'] } };

const DISCONNECTED: Result<never> = {
  ok: false,
  error: { code: 'disconnected', message: REFUSALS.disconnected },
};
