import { app, appBus, becomeReady } from './app';
import { answerDialog, asked } from './dialogs';
import type { DialogKind } from './dialogs';
import { diary } from './diary';
import { mayFollow } from './emitter';
import { powerBus } from './machine';
import { choose, shown } from './menu';
import { permissions } from './session';
import { open } from './window';
import type { Made } from './window';

const front = (): Made => {
  const made = open.at(-1);
  if (!made) throw new Error('The app has no window.');
  return made;
};

/** A test's actions and queries on the app's desktop. */
const ACTS = {
  ready: () => becomeReady(),
  answer: (kind: DialogKind, answer: unknown) => answerDialog(kind, answer),
  asked: () => asked,
  diary: () => diary,
  menu: () => shown(),
  choose,
  /** Emits an event of the app. Returns whether the default action is allowed. */
  app: (name: string, fields: object = {}, ...args: unknown[]) => mayFollow(appBus, name, fields, ...args),
  window: (name: string, fields: object = {}, ...args: unknown[]) => mayFollow(front().bus, name, fields, ...args),
  contents: (name: string, fields: object = {}, ...args: unknown[]) =>
    mayFollow(front().page.bus, name, fields, ...args),
  /** Makes the system shut down (`shutdown`), sleep or wake. */
  power: (name: string) => mayFollow(powerBus, name),
  /** Starts the app a second time with these arguments. */
  second: (argv: string[], folder = process.cwd()) => void appBus.emit('second-instance', {}, argv, folder, undefined),
  send: (channel: string, ...args: unknown[]) =>
    (front().page.contents as { send(channel: string, ...args: unknown[]): void }).send(channel, ...args),
  crash: (reason: string) => front().page.crash(reason),
  fail: (message: string) =>
    void setImmediate(() => {
      throw new Error(message);
    }),
  close: () => front().close(),
  quit: () => (app.quit as () => void)(),
  windows: () => open.map(({ state, page }) => ({ ...state, loading: page.state.loading, origin: page.origin() })),
  evaluate: (code: string) =>
    (front().page.contents as { executeJavaScript(code: string): unknown }).executeJavaScript(code),
  permission: (name: string) => (permissions.check as (contents: null, name: string) => boolean)(null, name),
};

export type Acts = typeof ACTS;

interface Message {
  readonly id: number;
  readonly act: keyof Acts;
  readonly args: readonly unknown[];
}

/** Listens to the test on the process's IPC channel. If the test disappears, the app exits. */
export function listenToTest(): void {
  process.on('message', ({ id, act, args }: Message) => {
    void (async () => {
      try {
        const run = ACTS[act] as ((...args: unknown[]) => unknown) | undefined;
        if (!run) throw new Error(`The Electron stand-in does not support the act “${act}”.`);
        process.send?.({ id, value: await run(...args) });
      } catch (error) {
        process.send?.({ id, error: String(error) });
      }
    })();
  });
  process.on('disconnect', () => process.exit(0));
}
