// Runs test files in a copy of the project in a persistent process, each with a time limit.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('./runner.mjs', import.meta.url));
/** Time limit for a file in ms, including loading on a busy machine. A file that takes longer is considered hung. */
const LIMIT = 120_000;

/** Returns a runner. Its process is started when first needed, and again after a test has hung. */
export function testRunner(folder) {
  let child;

  async function started() {
    if (child) return;
    child = fork(RUNNER, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    if ((await answer(LIMIT)) !== 'ready') throw new Error('Vitest did not start.');
  }

  /** The next message of the process, or `undefined` if it exits or takes too long. */
  function answer(limit) {
    return new Promise((resolve) => {
      const done = (message) => {
        clearTimeout(timer);
        child?.removeAllListeners();
        resolve(message);
      };
      const timer = setTimeout(done, limit);
      child.once('message', done);
      child.once('exit', () => done());
    });
  }

  /** Runs one test file. `changed` lists the source files that changed since the last run. */
  async function run(file, changed) {
    const began = performance.now();
    await started();
    child.send({ file, changed });
    const result = await answer(LIMIT);
    if (!result) stop();
    return { millis: performance.now() - began, ...(result ?? { passed: false, failed: ['(hangs or crashes)'] }) };
  }

  function stop() {
    child?.kill('SIGKILL');
    child = undefined;
  }

  return { run, stop };
}
