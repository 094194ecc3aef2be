// Runs a shell of the app until it ends.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from '../setup.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with this terminal and hands on the signals that ask us to end. Resolves to its exit code, how many milliseconds
 * it ran, whether it was asked to end, and why it could not even begin, if so.
 */
export function runShell(command, args) {
  const began = Date.now();
  let asked = false;
  return new Promise((resolve) => {
    const handOn = (signal) => {
      asked = true;
      child.kill(signal);
    };
    // Before the program runs: a signal that came in between would end us and leave it behind.
    for (const signal of SIGNALS) process.on(signal, handOn);
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(process.env) });
    const end = (code, failure) => {
      for (const signal of SIGNALS) process.off(signal, handOn);
      resolve({ code, ran: Date.now() - began, asked, failure });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('exit', (code, signal) => end(code ?? 128 + constants.signals[signal], undefined));
  });
}

/** Electron that fails within so many milliseconds never had its window up. */
const AT_ONCE_MS = 5000;

/** Whether a run came to nothing, by none of its user's doing. */
export function cameToNothing({ code, ran, asked }) {
  return code !== 0 && !asked && ran <= AT_ONCE_MS;
}

/** Editors built on Electron leave a variable in their terminals that would make ours plain Node. */
function environment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'ELECTRON_RUN_AS_NODE'));
}
