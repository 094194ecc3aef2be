// Sets the project up, builds outdated targets, and opens the app: npm start
//
// Opens Electron if it can start, otherwise the browser with the same matches, served on this machine only.
//
// --web         always open the browser
// --electron    always try Electron
// --out FOLDER  build into FOLDER instead of dist
import './help.mjs';
import { join, resolve } from 'node:path';
import { electronBinary, fetchElectron } from './start/electron.mjs';
import { readOptions } from './start/options.mjs';
import { cameToNothing, runShell } from './start/shell.mjs';
import { surroundingsOf, whyElectronCannotStart } from './start/surroundings.mjs';
import { ensureDependencies, root, run } from './setup.mjs';

try {
  const options = readOptions(process.argv.slice(2));
  const out = resolve(options.out ?? join(root, 'dist'));
  ensureDependencies();
  process.exitCode = await open(options, out);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function open(options, out) {
  if (options.web) return openWeb(options, out);
  const { binary, reason } = await obtainElectron(options);
  if (!binary) return openWeb(options, out, reason);
  build('electron', out);
  if (options.forWeb.length > 0) console.error(`Ignoring ${options.forWeb.join(' ')} (only supported with --web).`);
  // If Electron opens the project folder, it gets the app's name and version from package.json, which names the main
  // file in dist.
  const app = out === join(root, 'dist') ? '.' : join(out, 'main', 'main.mjs');
  const end = await runShell(binary, [app, ...options.forBoth, ...options.forElectron]);
  if (!cameToNothing(end)) return end.code;
  const said = `it exited immediately with code ${end.code}. Its output is above.`;
  return openWeb(options, out, end.failure ?? said);
}

/** Electron's binary, downloaded if missing, or the reason why Electron cannot start here. */
async function obtainElectron({ insist, forElectron }) {
  const why = (binary) => (insist ? undefined : whyElectronCannotStart(surroundingsOf(binary, forElectron)));
  // Checks for obstacles before downloading a hundred megabytes.
  const reason = why(electronBinary());
  if (reason) return { reason };
  if (!electronBinary()) {
    try {
      await fetchElectron({ patient: insist });
    } catch (error) {
      return { reason: `its binary could not be installed (${error.message}). The next start will try again.` };
    }
  }
  const binary = electronBinary();
  const unfit = why(binary);
  return unfit ? { reason: unfit } : { binary };
}

function openWeb({ forBoth, forWeb }, out, reason) {
  if (reason) console.error(`Electron cannot open the app here: ${reason}\nOpening it in the browser instead.\n`);
  build('web', out);
  return runShell(process.execPath, [join(out, 'web', 'host.mjs'), ...forBoth, ...forWeb]).then(({ code }) => code);
}

function build(shell, out) {
  if (!run(process.execPath, ['scripts/build.mjs', shell, '--out', out])) process.exit(1);
}
