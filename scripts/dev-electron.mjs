// Runs the app in Electron's window from a checkout: npm run tool -- dev-electron
//
// When a source changes, the app is rebuilt and reopened, and the match continues from its save. Use it for what `npm
// run dev` cannot show: menus, dialogs, the preload.
import './help.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { electronBinary } from './start/electron.mjs';
import { ensureDependencies, root, run } from './setup.mjs';

const out = join(root, '.cache', 'dev', 'electron');
/** Waits this long after a change, in ms, because editors write a file in several steps, and several files at once. */
const SETTLE = 200;

ensureDependencies();
const binary = electronBinary();
if (!binary) {
  console.error(
    'Electron’s binary is not installed. `npm start -- --electron` downloads it. `npm run dev` works without it.',
  );
  process.exit(1);
}

let running;
let timer;
reopen();
watch(join(root, 'src'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(reopen, SETTLE);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(() => process.exit(0)));

/** Builds outdated targets and reopens the app. If the build fails, the app stays open. */
function reopen() {
  if (!run(process.execPath, ['scripts/build.mjs', 'electron', '--quiet', '--out', out])) return;
  end(() => {
    const child = spawn(binary, [join(out, 'main', 'main.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' });
    running = child;
    // The window was closed, so the script exits.
    child.once('exit', () => running === child && process.exit(0));
  });
}

/** Ends the running app and calls `then` when it has exited. */
function end(then) {
  const before = running;
  running = undefined;
  if (!before || before.exitCode !== null) return then();
  before.once('exit', then);
  before.kill();
}
