import type { Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';

/** What the end-to-end tests run the app on: the loopback server, Electron's stand-in with a real page, Electron itself. */
export type HostName = 'web' | 'shell' | 'electron';

/** One way of running the app for one test, in a folder of its own. */
export interface Host {
  /** Where saves and settings lie. */
  readonly data: string;
  /** Starts the app and brings its page before the test. */
  start(options: { readonly seed?: string; readonly args?: readonly string[] }): Promise<void>;
  /** Ends the app at once, as a crash would. */
  kill(): Promise<void>;
  /** The servers a page of this host may speak to, besides itself none. */
  readonly own: readonly string[];
}

/** What a host is given to run on. */
export interface Ground {
  readonly page: Page;
  /** A folder of the test's own. */
  readonly home: string;
  /** The port of Chromium's DevTools. */
  readonly devtools: number;
  /** The language of the desktop. */
  readonly locale: string;
}

/** Ends a process and waits until it has gone. */
export async function endProcess(running: ChildProcess | undefined): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await gone;
}

/** All a process says, and a promise that rejects with it when the process ends. */
export function output(running: ChildProcess): { readonly text: () => string; readonly ended: Promise<never> } {
  let text = '';
  running.stdout?.on('data', (chunk) => (text += String(chunk)));
  running.stderr?.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<never>((_resolve, reject) => {
    running.once('exit', () => reject(new Error(`The app ended: ${text}`)));
  });
  ended.catch(() => undefined);
  return { text: () => text, ended };
}
