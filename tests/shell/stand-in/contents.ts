import { strict } from '../../electron/stand-in/strict';
import { TO_MAIN } from '../page/opening';
import { cloneToText } from '../page/wire';
import { originOf, toApp, toPage } from './address';
import { attachPage, sendToWorld } from './attach';
import { switches } from './desk';
import type { Devtools } from './devtools';
import { note } from './diary';
import { emitter, mayFollow } from './emitter';
import { createFrames } from './frames';
import { hear } from './ipc';
import { openHandler } from './popups';
import { answer, session } from './session';
import type { Paused } from './session';

/** Chromium's error numbers for failed loads. */
const CODES: Record<string, number> = { ERR_FAILED: -2, ERR_ABORTED: -3, ERR_FILE_NOT_FOUND: -6, ERR_BLOCKED_BY_CLIENT: -20, ERR_CONNECTION_REFUSED: -102, ERR_NAME_NOT_RESOLVED: -105, ERR_UNKNOWN_URL_SCHEME: -302, ERR_HTTP_RESPONSE_CODE_FAILURE: -379 }; // prettier-ignore

const LEVELS: Record<string, string> = { error: 'error', assert: 'error', warning: 'warning', debug: 'debug' };

interface Said {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
  readonly stackTrace?: { readonly callFrames: readonly { readonly url: string; readonly lineNumber: number }[] };
}
interface Thrown {
  readonly exceptionDetails: {
    readonly text: string;
    readonly url?: string;
    readonly lineNumber: number;
    readonly exception?: { readonly description?: string };
  };
}

export type Contents = ReturnType<typeof createContents>;
let count = 0;
let failures = switches.failedLoads ?? 0;

/** Electron's WebContents for a Chromium page. Calls before the page is attached wait until it is. */
export function createContents(preload: string | undefined) {
  const { bus, members } = emitter(() => contents);
  const state = { loading: false, crashed: false, destroyed: false, reason: 'crashed' };
  const frames = createFrames((channel, args) => send(channel, args));
  const popups = openHandler();
  const refused: [string, Error][] = [];
  const attached = attachPage(preload, (path, error) => refused.push([path, error])).then(watch);
  let devtools: Devtools | undefined;
  /** A navigation started by main, until its document is requested. */
  let ours: string | null = null;
  const reloading = new Set<string>();
  /** Settles the promise of the current load. */
  let settle: ((error?: Error) => void) | undefined;
  /** Called when Chromium's error page is shown. A reload before that would have no effect. */
  let showsError: (() => void) | undefined;

  const command = async <T>(method: string, parameters?: object): Promise<T> =>
    (await attached).send<T>(method, parameters);
  /** Sends a command without a result. Does nothing if the page is gone. */
  const order = (method: string, parameters?: object): void => void command(method, parameters).catch(() => undefined);

  function send(channel: string, args: unknown[]): void {
    const text = cloneToText(args);
    void attached.then((page) => {
      const world = frames.world();
      if (world) sendToWorld(page, world, { channel, args: text });
    });
  }

  function watch({ devtools: page, target }: { devtools: Devtools; target: string }): Devtools {
    devtools = page;
    frames.watch(page, target);
    page.onGone(() => destroy());
    page.on<Paused>('Fetch.requestPaused', (paused) => void request(page, paused));
    page.on<{ loaderId: string; navigationType: string }>('Page.frameStartedNavigating', (started) => {
      if (started.navigationType.startsWith('reload')) reloading.add(started.loaderId);
    });
    page.on<{ name: string; payload: string; executionContextId: number }>('Runtime.bindingCalled', (call) => {
      if (call.name !== TO_MAIN) return;
      const { open } = JSON.parse(call.payload) as { open?: string };
      if (open !== undefined) return popups.asked(open);
      const frame = frames.sender(call.executionContextId);
      const event = {
        sender: contents,
        processId: 1,
        frameId: 1,
        get senderFrame() {
          return frame && frames.sender(call.executionContextId);
        },
      };
      void hear(call.payload, event, (message) => {
        const world = frames.world(call.executionContextId);
        if (world) sendToWorld(page, world, message);
      });
    });
    page.on<{ frameId: string; name: string }>('Page.lifecycleEvent', ({ frameId, name }) => {
      // The window's initial blank page is painted too.
      if (name === 'firstPaint' && frames.isMain(frameId) && frames.url()) bus.emit('first-paint');
    });
    page.on<{ frame: { id: string; url: string; unreachableUrl?: string } }>('Page.frameNavigated', ({ frame }) => {
      if (frames.isMain(frame.id) && !frame.unreachableUrl) bus.emit('did-navigate', {}, toApp(frame.url), 200, 'OK');
    });
    page.on('Page.domContentEventFired', () => showsError || bus.emit('dom-ready', {}));
    page.on('Page.loadEventFired', () => (showsError ? showsError() : finish()));
    page.on<Said>('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
      const { url = '', lineNumber = 0 } = stackTrace?.callFrames[0] ?? {};
      const message = args.map(({ value, description }) => description ?? String(value)).join(' ');
      bus.emit('console-message', { level: LEVELS[type] ?? 'info', message, lineNumber, sourceId: toApp(url) });
    });
    page.on<Thrown>('Runtime.exceptionThrown', ({ exceptionDetails: { exception, text, url = '', lineNumber } }) => {
      const message = `${text} ${exception?.description ?? ''}`;
      bus.emit('console-message', { level: 'error', message, lineNumber, sourceId: toApp(url) });
    });
    page.on('Inspector.targetCrashed', () => {
      state.crashed = true;
      state.loading = false;
      bus.emit('render-process-gone', {}, { reason: state.reason, exitCode: 5 });
    });
    for (const [path, error] of refused) {
      console.error(`Unable to load preload script: ${path}`);
      bus.emit('preload-error', {}, path, error);
    }
    return page;
  }

  /** Handles a request by the page. If the page started a navigation, the app is asked first. */
  async function request(page: Devtools, paused: Paused): Promise<void> {
    const { frameId, requestId, resourceType, networkId = '' } = paused;
    const isMainFrame = frames.isMain(frameId);
    const abort = (errorReason: string) => page.send('Fetch.failRequest', { requestId, errorReason });
    try {
      if (resourceType === 'Document' && !(isMainFrame && ours === paused.request.url)) {
        const reloads = reloading.delete(networkId);
        if (!reloads && !mayNavigate(toApp(paused.request.url), isMainFrame)) return void (await abort('Aborted'));
      } else if (resourceType === 'Document') {
        ours = null;
        if (failures > 0 && failures--) return void (await abort('Failed'));
      }
      await answer(page, paused);
    } catch (error) {
      if (state.destroyed) return;
      console.error(`A request could not be answered: ${String(error)}`);
      await abort('Failed').catch(() => undefined);
    }
  }

  function mayNavigate(url: string, isMainFrame: boolean): boolean {
    const details = { url, isMainFrame, isSameDocument: false, frame: isMainFrame ? frames.main : null };
    if (!mayFollow(bus, 'will-frame-navigate', details)) return (note(`kept from ${url}`), false);
    return !isMainFrame || mayFollow(bus, 'will-navigate', details, url) || (note(`kept from ${url}`), false);
  }

  /** Starts a load for main. Settles when the page has loaded or failed. */
  async function load(url: string, begin: () => Promise<{ errorText?: string }>): Promise<void> {
    settle?.(new Error(`ERR_ABORTED (-3) loading '${url}'`));
    const done = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    await attached;
    state.loading = true;
    bus.emit('did-start-loading', {});
    ours = toPage(url);
    const { errorText } = await begin();
    if (errorText && errorText !== 'net::ERR_ABORTED') await errorPage();
    if (errorText) fail(errorText.replace('net::', ''), url);
    return done;
  }

  /** Electron reports a failed load together with Chromium's error page, which has no events of its own. */
  async function errorPage(): Promise<void> {
    await new Promise<void>((resolve) => {
      showsError = resolve;
      setTimeout(resolve, 1000);
    });
    showsError = undefined;
  }

  function fail(description: string, url: string): void {
    const code = CODES[description] ?? CODES.ERR_FAILED;
    state.loading = false;
    bus.emit('did-fail-load', {}, code, description, url, true, 1, 1);
    settle?.(Object.assign(new Error(`${description} (${code}) loading '${url}'`), { code: description, errno: code, url })); // prettier-ignore
    settle = undefined;
    bus.emit('did-stop-loading', {});
  }

  function finish(): void {
    state.crashed = false;
    if (!state.loading && !settle) return;
    state.loading = false;
    settle?.();
    settle = undefined;
    bus.emit('did-finish-load', {});
    bus.emit('did-stop-loading', {});
  }

  function destroy(): void {
    if (state.destroyed) return;
    state.destroyed = true;
    bus.emit('destroyed', {});
  }

  const reload = (ignoreCache = false) => {
    const url = frames.url();
    load(url, async () => {
      await command('Page.reload', { ignoreCache });
      return {};
    }).catch(() => undefined);
  };
  const edit = (name: string) => () => order('Runtime.evaluate', { expression: `document.execCommand('${name}')` });

  const contents: object = strict('webContents', {
    ...members,
    id: ++count,
    mainFrame: frames.main,
    get session() {
      return session.defaultSession;
    },
    send: (channel: string, ...args: unknown[]) => send(channel, args),
    loadURL(url: string) {
      const loaded = load(url, () => command('Page.navigate', { url: toPage(url) }));
      // In Electron, an ignored load promise causes no unhandled rejection.
      loaded.catch(() => undefined);
      return loaded;
    },
    reload: () => reload(),
    reloadIgnoringCache: () => reload(true),
    stop: () => order('Page.stopLoading'),
    getURL: frames.url,
    getTitle: () => '',
    isLoading: () => state.loading,
    isLoadingMainFrame: () => state.loading,
    isCrashed: () => state.crashed,
    isDestroyed: () => state.destroyed,
    isDevToolsOpened: () => false,
    openDevTools: () => note('developer tools opened'),
    toggleDevTools: () => note('developer tools toggled'),
    focus: () => order('Page.bringToFront'),
    setWindowOpenHandler: popups.set,
    executeJavaScript: async (expression: string) => {
      const { result } = await command<{ result: { value: unknown } }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true }); // prettier-ignore
      return result.value;
    },
    forcefullyCrashRenderer: () => crash('killed'),
    undo: edit('undo'),
    redo: edit('redo'),
    cut: edit('cut'),
    copy: edit('copy'),
    paste: edit('paste'),
    delete: edit('delete'),
    selectAll: edit('selectAll'),
  });

  /** Crashes the real renderer. The stand-in then reports this reason. */
  function crash(reason: string): void {
    state.reason = reason;
    order('Page.crash');
  }

  return {
    contents,
    bus,
    state,
    crash,
    origin: () => originOf(frames.url()),
    /** Closes the window by making the page blank, because its test continues. */
    async close(): Promise<void> {
      destroy();
      await attached.catch(() => undefined);
      await Promise.race([
        devtools?.send('Page.navigate', { url: 'about:blank' }).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, 2000)),
      ]);
      devtools?.close();
    },
    attached,
  };
}
