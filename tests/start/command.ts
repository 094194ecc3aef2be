import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export interface Command {
  readonly process: ChildProcess;
  said(): { readonly out: string; readonly err: string };
  /** Resolves with the first match in the standard output. Rejects if the command exits without one. */
  sees(pattern: RegExp): Promise<string>;
  /** The exit code. Resolves when the command has exited and its pipes are closed. */
  readonly ended: Promise<number | null>;
}

/** Runs a project script like npm, with `input` as its standard input. It is killed when the test ends. */
export function node(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  options: { cwd?: string; input?: string } = {},
): Command {
  const child = spawn(process.execPath, args, { cwd: options.cwd, env: { ...process.env, ...env } });
  const heard = { out: '', err: '' };
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  child.stdout.on('data', (chunk) => (heard.out += String(chunk)));
  child.stderr.on('data', (chunk) => (heard.err += String(chunk)));
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  return {
    process: child,
    said: () => heard,
    ended,
    sees: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(heard.out);
          if (found) resolve(found[0]);
        };
        child.stdout.on('data', look);
        look();
        void ended.then((code) => reject(new Error(`The command exited with ${code}: ${heard.out}${heard.err}`)));
      }),
  };
}

export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): Command {
  return node(['scripts/start.mjs', ...args], env);
}

/** Asks a command to exit. Waits until it and its child processes have exited. */
export async function end(command: Command): Promise<number | null> {
  command.process.kill('SIGTERM');
  return command.ended;
}
