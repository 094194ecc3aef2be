import { strict } from '../../electron/stand-in/strict';
import { cloneToText, fromText } from '../page/wire';
import type { FromMain, ToMain } from '../page/opening';
import { emitter } from './emitter';

type Handler = (event: object, ...args: unknown[]) => unknown;
const handlers = new Map<string, { readonly run: Handler; readonly once: boolean }>();

const handle = (channel: string, run: Handler, once = false) => {
  if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
  handlers.set(channel, { run, once });
};

const { bus, members } = emitter(() => ipcMain);
export const ipcMain: object = strict('ipcMain', {
  ...members,
  handle: (channel: string, run: Handler) => handle(channel, run),
  handleOnce: (channel: string, run: Handler) => handle(channel, run, true),
  removeHandler: (channel: string) => void handlers.delete(channel),
});

/** Receives a message from the preload's world and answers it with Electron's messages. */
export async function hear(text: string, event: object, reply: (message: FromMain) => void): Promise<void> {
  const { id, channel, args } = JSON.parse(text) as ToMain;
  const values = fromText(args) as unknown[];
  if (id === undefined) {
    bus.emit(channel, event, ...values);
    return;
  }
  const handler = handlers.get(channel);
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    if (handler.once) handlers.delete(channel);
    reply({ id, value: cloneToText(await handler.run(event, ...values)) });
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    reply({ id, error: String(error) });
  }
}
