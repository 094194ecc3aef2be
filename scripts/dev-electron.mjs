// `npm run tool -- dev-electron`: the app in Electron's window, rebuilt and reopened when a source changes; the match
// continues from its save. Use it for things that `npm run dev` cannot show: menus, dialogs, the preload.
import './help.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { electronBinary } from './start/electron.mjs';
import { ensureDependencies, root, run } from './setup.mjs';

const out = join(root, '.cache', 'dev', 'electron');
/**
 * How long to wait after a change, in milliseconds, since editors write a file in several steps, and several files at
 * once.
 */
const SETTLE = 200;

ensureDependencies();
const binary = electronBinary();
if (!binary) {
  console.error(
    'Electron’s binary is not on this machine: `npm start -- --electron` gets it. `npm run dev` needs none.',
  );
  process.exit(1);
}

let running;
let timer;
openAnew();
watch(join(root, 'src'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(openAnew, SETTLE);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(() => process.exit(0)));

/** Builds what is stale and reopens the app. If the build fails, the open app stays. */
function openAnew() {
  if (!run(process.execPath, ['scripts/build.mjs', 'electron', '--quiet', '--out', out])) return;
  end(() => {
    const child = spawn(binary, [join(out, 'main', 'main.mjs'), ...process.argv.slice(2)], { stdio: 'inherit' });
    running = child;
    // The window was closed, so the script ends.
    child.once('exit', () => running === child && process.exit(0));
  });
}

/** Ends the running app. Resolves once it has exited. */
function end(then) {
  const before = running;
  running = undefined;
  if (!before || before.exitCode !== null) return then();
  before.once('exit', then);
  before.kill();
}
