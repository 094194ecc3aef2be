import type { Page } from '@playwright/test';
import type { ChildProcess } from 'node:child_process';

/**
 * Hosts for the end-to-end tests: the loopback server, a stand-in for Electron with a real page, and Electron itself.
 */
export type HostName = 'web' | 'shell' | 'electron';

/** Runs the app for one test, with a separate data folder. */
export interface Host {
  readonly data: string;
  start(options: { readonly seed?: string; readonly args?: readonly string[] }): Promise<void>;
  kill(): Promise<void>;
  /** The host names that the page may contact: only the one that serves it. */
  readonly own: readonly string[];
}

/** The environment that a host needs. */
export interface Ground {
  readonly page: Page;
  readonly home: string;
  readonly devtools: number;
  readonly locale: string;
}

export async function endProcess(running: ChildProcess | undefined): Promise<void> {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  const gone = new Promise((resolve) => running.once('exit', resolve));
  running.kill('SIGKILL');
  await gone;
}

/** Collects the output of a process. Also returns a promise that rejects with this output when the process exits. */
export function output(running: ChildProcess): { readonly text: () => string; readonly ended: Promise<never> } {
  let text = '';
  running.stdout?.on('data', (chunk) => (text += String(chunk)));
  running.stderr?.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<never>((_resolve, reject) => {
    running.once('exit', () => reject(new Error(`The app exited: ${text}`)));
  });
  ended.catch(() => undefined);
  return { text: () => text, ended };
}
