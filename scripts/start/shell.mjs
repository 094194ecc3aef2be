import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from '../setup.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in this terminal and forwards termination signals. Resolves to its exit code, its run time in ms,
 * whether it was asked to exit, and the reason if it could not start.
 */
export function runShell(command, args) {
  const began = Date.now();
  let asked = false;
  return new Promise((resolve) => {
    const forward = (signal) => {
      asked = true;
      child.kill(signal);
    };
    // Listens before the program starts. Otherwise, a signal could end this process and leave the program running.
    for (const signal of SIGNALS) process.on(signal, forward);
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(process.env) });
    const end = (code, failure) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve({ code, ran: Date.now() - began, asked, failure });
    };
    child.once('error', (error) => end(1, error.message));
    child.once('exit', (code, signal) => end(code ?? 128 + constants.signals[signal], undefined));
  });
}

/** If Electron fails within this time in ms, its window is assumed not to have opened. */
const AT_ONCE_MS = 5000;

/** Whether a run failed at once, without being stopped by the user. */
export function cameToNothing({ code, ran, asked }) {
  return code !== 0 && !asked && ran <= AT_ONCE_MS;
}

/** Editors built on Electron set a variable in their terminals that would make our Electron run as plain Node. */
function environment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'ELECTRON_RUN_AS_NODE'));
}
