// Makes a fresh clone ready: dependencies, and a Chromium where tests need one. Plain Node, so that it runs before anything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command in the project, showing its output; tells whether it succeeded. */
export function run(command, args, options = {}) {
  const npm = command === 'npm' || command === 'npx';
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: npm && process.platform === 'win32',
    ...options,
  });
  return status === 0;
}

/** Installs the dependencies when they are missing or older than the lock file. */
export function ensureDependencies() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing dependencies …');
  if (run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])) return;
  console.error('The dependencies could not be installed. Check the network and run the command again.');
  process.exit(1);
}

/** The path of a Chromium to test with, fetched when there is none. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.error('No Chromium found: getting one …');
  if (run('npx', ['playwright', 'install', 'chromium'], { timeout: 300_000 })) {
    const fetched = findChromium();
    if (fetched) return fetched;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error('A Chromium is needed for the end-to-end tests: install one, or name it in the variable CHROMIUM.');
  process.exit(1);
}

function findChromium() {
  const named = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...named, ...playwrightBrowsers()].find((path) => path && existsSync(path));
}

/** Chromiums Playwright has downloaded, on any of the three systems. */
function playwrightBrowsers() {
  const caches = [process.env.PLAYWRIGHT_BROWSERS_PATH, join(homedir(), '.cache/ms-playwright'), join(homedir(), 'Library/Caches/ms-playwright'), join(homedir(), 'AppData/Local/ms-playwright')]; // prettier-ignore
  const binaries = ['chrome-linux64/chrome', 'chrome-linux/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium', 'chrome-win64/chrome.exe', 'chrome-win/chrome.exe']; // prettier-ignore
  return caches
    .filter((cache) => cache && existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((folder) => join(cache, folder)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => binaries.map((binary) => join(folder, binary)));
}

/** The path of Electron's binary, fetched within a minute or given up; `undefined` where it cannot be had. */
export function electronBinary({ fetch }) {
  const folder = join(root, 'node_modules', 'electron');
  const binary = () => {
    if (!existsSync(join(folder, 'path.txt'))) return undefined;
    const names = ['electron', 'electron.exe', 'Electron.app/Contents/MacOS/Electron'];
    return names.map((name) => join(folder, 'dist', name)).find((path) => existsSync(path));
  };
  if (binary() || !fetch) return binary();
  spawnSync(process.execPath, [join(folder, 'install.js')], { cwd: root, stdio: 'ignore', timeout: 60_000 });
  return binary();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureDependencies();
  if (process.argv.includes('--browser')) console.log(ensureChromium());
}
