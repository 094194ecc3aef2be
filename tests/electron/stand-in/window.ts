import type { BrowserWindowConstructorOptions } from 'electron';
import { after, appBus, openWindows } from './app';
import { events, strict } from './strict';
import { log } from './world';

/** A page's contents: its frame, the messages sent to it, and its events. */
export function createContents(url = 'app://game/index.html') {
  const bus = events();
  const mainFrame = strict('WebFrameMain', {
    origin: new URL(url).origin === 'null' ? originOf(url) : new URL(url).origin,
    parent: null,
    url,
  });
  const sent: [string, unknown][] = [];
  const handlers: { open?: (details: { url: string }) => { action: string } } = {};
  const contents = strict('webContents', {
    on: bus.on,
    once: bus.once,
    mainFrame,
    forcefullyCrashRenderer: () => bus.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 }),
    send: (channel: string, value: unknown) => void sent.push([channel, value]),
    setWindowOpenHandler(handler: (details: { url: string }) => { action: string }) {
      handlers.open = handler;
    },
  });
  return { contents, bus, sent, handlers, mainFrame };
}

/** Chromium gives a standard scheme an origin; Node's URL does not. */
export function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return `${protocol}//${host}`;
}

export type FakeWindow = ReturnType<typeof createWindow>;
export const windows: FakeWindow[] = [];
export const loading = { fails: false };

/** Closes a window like its close button or quitting does. */
export function close({ state, bus }: FakeWindow): void {
  state.destroyed = true;
  bus.emit('closed');
}
openWindows.close = () => windows.filter(({ state }) => !state.destroyed).forEach(close);

function createWindow(options: BrowserWindowConstructorOptions) {
  const bus = events();
  const page = createContents();
  const state = { destroyed: false, minimized: false, visible: false };
  const window = strict('BrowserWindow', {
    on: bus.on,
    once: bus.once,
    get webContents() {
      if (state.destroyed) throw new TypeError('Object has been destroyed');
      return page.contents;
    },
    loadURL: async (url: string) => {
      log(`load ${url}`);
      // A failed load emits an event and also rejects.
      if (loading.fails) throw new Error("ERR_FAILED (-2) loading '" + url + "'");
    },
    reload: () => log('reload'),
    show: () => {
      if (state.destroyed) throw new TypeError('Object has been destroyed');
      state.visible = true;
      log('show window');
    },
    isVisible: () => state.visible,
    focus: () => log('focus window'),
    restore: () => log('restore window'),
    isMinimized: () => state.minimized,
    isDestroyed: () => state.destroyed,
  });
  return { window, bus, page, state, options };
}

/** `new BrowserWindow(options)` creates the strict object. */
export const BrowserWindow = new Proxy(Object, {
  construct(_target, [options]: [BrowserWindowConstructorOptions]) {
    after('Cannot create BrowserWindow');
    const made = createWindow(options);
    windows.push(made);
    log('open window');
    appBus.emit('web-contents-created', {}, made.page.contents);
    return made.window;
  },
  get(_target, key) {
    if (key === 'getAllWindows')
      return () => windows.filter(({ state }) => !state.destroyed).map(({ window }) => window);
    if (typeof key === 'symbol' || key === 'prototype') return undefined;
    throw new Error(`The Electron stand-in has no BrowserWindow.${key}.`);
  },
});
