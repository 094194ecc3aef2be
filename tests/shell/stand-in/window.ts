import type { BrowserWindowConstructorOptions } from 'electron';
import { strict } from '../../electron/stand-in/strict';
import { appBus, isReady, noWindowLeft, windows } from './app';
import { createContents } from './contents';
import { switches } from './desk';
import { note } from './diary';
import { emitter, mayFollow } from './emitter';

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Made = ReturnType<typeof createWindow>;
export const open: Made[] = [];
let count = 0;
const closing: Promise<void>[] = [];

function createWindow(options: BrowserWindowConstructorOptions) {
  const { bus, members } = emitter(() => window);
  const page = createContents(options.webPreferences?.preload);
  const state = {
    destroyed: false,
    visible: options.show !== false,
    minimized: false,
    maximized: false,
    fullScreen: options.fullscreen ?? false,
    title: options.title ?? '',
    bounds: { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 },
  };

  const told = (event: string, change: () => void) => () => {
    note(`window ${event}`);
    change();
    bus.emit(event, {});
  };
  const setBounds = (bounds: Partial<Bounds>) => {
    const before = state.bounds;
    state.bounds = { ...before, ...bounds };
    if (before.x !== state.bounds.x || before.y !== state.bounds.y) bus.emit('move', {});
    if (before.width !== state.bounds.width || before.height !== state.bounds.height) bus.emit('resize', {});
  };
  const show = told('show', () => {
    state.visible = true;
    state.minimized = false;
  });

  function destroy(): void {
    if (state.destroyed) return;
    closing.push(page.close());
    gone();
  }
  function gone(): void {
    if (state.destroyed) return;
    state.destroyed = true;
    open.splice(open.indexOf(made), 1);
    bus.emit('closed', {});
    if (open.length === 0) noWindowLeft();
  }

  const alive = <T>(value: () => T): T => {
    if (state.destroyed) throw new TypeError('Object has been destroyed');
    return value();
  };
  const own = {
    id: ++count,
    get webContents() {
      return alive(() => page.contents);
    },
    loadURL: (url: string) => (page.contents as { loadURL(url: string): Promise<void> }).loadURL(url),
    reload: () => (page.contents as { reload(): void }).reload(),
    show,
    showInactive: show,
    hide: told('hide', () => (state.visible = false)),
    focus: told('focus', () => undefined),
    blur: told('blur', () => undefined),
    moveTop: () => undefined,
    minimize: told('minimize', () => (state.minimized = true)),
    restore: told('restore', () => (state.minimized = false)),
    maximize: told('maximize', () => (state.maximized = true)),
    unmaximize: told('unmaximize', () => (state.maximized = false)),
    setFullScreen: (on: boolean) => told(on ? 'enter-full-screen' : 'leave-full-screen', () => (state.fullScreen = on))(), // prettier-ignore
    isFullScreen: () => state.fullScreen,
    isVisible: () => state.visible,
    isMinimized: () => state.minimized,
    isMaximized: () => state.maximized,
    isNormal: () => !state.minimized && !state.maximized && !state.fullScreen,
    isFocused: () => open.at(-1) === made,
    getBounds: () => ({ ...state.bounds }),
    getNormalBounds: () => ({ ...state.bounds }),
    setBounds,
    getSize: () => [state.bounds.width, state.bounds.height],
    setSize: (width: number, height: number) => setBounds({ width, height }),
    getPosition: () => [state.bounds.x, state.bounds.y],
    setPosition: (x: number, y: number) => setBounds({ x, y }),
    center: () => undefined,
    getTitle: () => state.title,
    setTitle: (title: string) => void (state.title = title),
    setMenuBarVisibility: (on: boolean) => note(`menu bar ${on ? 'shown' : 'hidden'}`),
    setAutoHideMenuBar: () => undefined,
    setBackgroundColor: () => undefined,
    flashFrame: (on: boolean) => note(`flash ${on ? 'on' : 'off'}`),
    close: () => void closeWindow(),
    destroy,
  };
  // A destroyed window only answers `isDestroyed`.
  const guarded = Object.fromEntries(
    Object.entries(Object.getOwnPropertyDescriptors(own)).map(([key, descriptor]) => {
      const member = descriptor.value as unknown;
      if (typeof member !== 'function') return [key, descriptor];
      return [key, { ...descriptor, value: (...args: unknown[]) => alive(() => member(...args) as unknown) }];
    }),
  );
  const window: object = strict(
    'BrowserWindow',
    Object.defineProperties({ ...members, isDestroyed: () => state.destroyed }, guarded),
  );

  function closeWindow(): boolean {
    if (!mayFollow(bus, 'close')) return false;
    destroy();
    return true;
  }

  page.bus.once('first-paint', () => {
    if (switches.neverReadyToShow) note('ready-to-show withheld');
    else if (!state.destroyed) bus.emit('ready-to-show', {});
  });
  page.bus.once('destroyed', () => gone());
  const made = { window, bus, state, page, options, close: closeWindow };
  return made;
}

windows.close = () => [...open].every((made) => made.close());
windows.left = async () => void (await Promise.all(closing));

function Window(): void {}

/** `new BrowserWindow(options)` creates an object with only the modelled members. */
export const BrowserWindow = new Proxy(Window as unknown as new (options: object) => object, {
  construct(_target, [options]: [BrowserWindowConstructorOptions?]) {
    if (!isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const made = createWindow(options ?? {});
    open.push(made);
    note('window opened');
    appBus.emit('web-contents-created', {}, made.page.contents);
    appBus.emit('browser-window-created', {}, made.window);
    return made.window;
  },
  get(target, key) {
    const statics: Record<string | symbol, unknown> = {
      getAllWindows: () => open.map(({ window }) => window),
      getFocusedWindow: () => open.findLast(({ state }) => state.visible && !state.minimized)?.window ?? null,
      fromWebContents: (contents: object) => open.find(({ page }) => page.contents === contents)?.window ?? null,
      fromId: (id: number) => open.find(({ window }) => (window as { id: number }).id === id)?.window ?? null,
      prototype: target.prototype as unknown,
    };
    if (typeof key === 'symbol' || key in statics) return statics[key];
    throw new Error(`The Electron stand-in has no BrowserWindow.${key}.`);
  },
});
