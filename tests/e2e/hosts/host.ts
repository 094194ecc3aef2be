import type { Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';

/** Hosts for the end-to-end tests: the loopback server, a stand-in for Electron with a real page, Electron itself. */
export type HostName = 'web' | 'shell' | 'electron';

/** Runs the app for one test, in its own folder. */
export interface Host {
  /** The folder with saves and settings. */
  readonly data: string;
  /** Starts the app and opens it in the test's page. */
  start(options: { readonly seed?: string; readonly args?: readonly string[] }): Promise<void>;
  /** Kills the app, like a crash. */
  kill(): Promise<void>;
  /** The servers that this host's page may contact besides its own: none. */
  readonly own: readonly string[];
}

/** What a host needs to run. */
export interface Ground {
  readonly page: Page;
  /** The test's own folder. */
  readonly home: string;
  /** Chromium's DevTools port. */
  readonly devtools: number;
  /** The desktop's language. */
  readonly locale: string;
}

/** Kills a process and waits until it has exited. */
export async function endProcess(running: ChildProcess | undefined): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await gone;
}

/** The output of a process, and a promise that rejects with it when the process exits. */
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
