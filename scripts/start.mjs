// `npm start`: sets the project up, builds what is stale, and opens the app: Electron where its binary can be had, otherwise the
// same app in the browser, served on this machine only.
import { electronBinary, ensureDependencies, run } from './setup.mjs';

ensureDependencies();
if (!run(process.execPath, ['scripts/build.mjs', 'renderer', 'main', 'preload', 'web'])) process.exit(1);

const args = process.argv.slice(2);
const web = args.includes('--web');
const electron = web ? undefined : electronBinary({ fetch: true });
if (electron) {
  process.exit(run(electron, ['.', ...args]) ? 0 : 1);
} else {
  if (!web)
    console.log('Electron’s binary cannot be had on this machine: serving the same app to your browser instead.');
  const rest = args.filter((arg) => arg !== '--web');
  process.exit(run(process.execPath, ['dist/web/host.mjs', ...rest]) ? 0 : 1);
}
