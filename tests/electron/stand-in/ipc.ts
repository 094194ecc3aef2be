import { events, strict } from './strict';

type Handler = (event: unknown, argument: unknown) => unknown;

export const handled = new Map<string, Handler>();
export const ipcMain = strict('ipcMain', {
  handle(channel: string, handler: Handler) {
    if (handled.has(channel)) throw new Error(`${channel} already has a handler`);
    handled.set(channel, handler);
  },
});

export const invoked: [string, unknown][] = [];
/** Main's answer to a call. A test can connect it to `handled`. */
export const wire = {
  answer: async (_channel: string, _argument: unknown): Promise<unknown> => ({ ok: true, value: 'answered' }),
};
export const rendererBus = events();
export const ipcRenderer: object = strict('ipcRenderer', {
  async invoke(channel: string, argument: unknown) {
    invoked.push([channel, argument]);
    return wire.answer(channel, argument);
  },
  on: rendererBus.on,
  removeListener(channel: string, listener: () => void) {
    rendererBus.removeListener(channel, listener);
    return ipcRenderer;
  },
});

export const exposed = new Map<string, unknown>();
export const contextBridge = strict('contextBridge', {
  exposeInMainWorld: (name: string, api: unknown) => void exposed.set(name, api),
});
