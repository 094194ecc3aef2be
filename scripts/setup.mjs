// Prepares a fresh clone: installs dependencies, and a Chromium if tests require one. Uses only Node, so that it can
// run before anything is installed. Messages go to standard error, because standard output belongs to the command that
// follows.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { heartbeat } from './heartbeat.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const QUIETLY = { stdio: ['ignore', process.stderr, 'inherit'] };

/**
 * The entry scripts of our dependencies' commands. Node runs them without a shell, so paths may contain any characters.
 */
export const TOOLS = {
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/** The command that checks the formatting of all files. */
export const FORM = [
  ...[process.execPath, 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'],
  ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier', '.'],
];

/** Runs a command in the project and shows its output. Returns whether it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // npm is a batch file on Windows. Its arguments here need no quoting.
    shell: command === 'npm' && process.platform === 'win32',
    ...options,
  });
  return status === 0;
}

/** Runs a command. Returns whether it succeeded, and its output. */
export function collect(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: command === 'npm' && process.platform === 'win32' });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
    child.once('error', (error) => resolve({ ok: false, said: `${error.message}\n` }));
    child.once('close', (code) => resolve({ ok: code === 0, said: Buffer.concat(said).toString() }));
  });
}

/**
 * Installs the dependencies if they are missing or differ from the lock file. Linked dependencies belong to another
 * checkout and are left alone.
 */
export function ensureDependencies() {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  // npm writes this file at the end of an installation.
  const installed = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(installed) && isInstalled(readJson(lock), readJson(installed))) return;
  console.error('Installing dependencies (once per checkout, one to two minutes) …');
  if (patiently('Installing', () => run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], QUIETLY))) return;
  console.error('The dependencies could not be installed. Check the network and run the command again.');
  process.exit(1);
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether the installed packages are those of the lock file. Compares contents, because git and copies change the
 * files' times. Packages for other systems are not installed.
 */
export function isInstalled({ packages: wanted }, { packages: installed }) {
  const paths = Object.keys(wanted).filter((path) => path !== '');
  return (
    Object.keys(installed).every((path) => Object.hasOwn(wanted, path)) &&
    paths.every((path) => {
      const [own, there] = [wanted[path], installed[path]];
      if (!there) return own.optional === true || own.devOptional === true;
      return there.version === own.version && there.integrity === own.integrity;
    })
  );
}

/** Does work that may block for a long time, and prints the elapsed time in the meantime. */
function patiently(label, work) {
  const stop = heartbeat(label);
  try {
    return work();
  } finally {
    stop();
  }
}

/** The path of a Chromium for tests. Downloads it if necessary. Requires the dependencies. */
export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  const find = () => findChromium(process.env, chromium.executablePath());
  const found = find();
  if (found) return found;
  console.error('No Chromium found. Downloading one for the tests (150 MB, at most five minutes) …');
  const download = () =>
    run(process.execPath, [TOOLS.playwright, 'install', 'chromium'], { ...QUIETLY, timeout: 300_000 });
  if (patiently('Downloading', download)) {
    const fetched = find();
    if (fetched) return fetched;
  }
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('The download failed. Installing Chromium with apt-get …');
    patiently('Updating package lists', () => run('apt-get', ['update', '-qq'], QUIETLY));
    const install = (name) =>
      patiently(`Installing ${name}`, () =>
        run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
          ...QUIETLY,
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        }),
      );
    if (!install('chromium-headless-shell')) install('chromium');
  }
  const installed = find();
  if (installed) return installed;
  console.error('The end-to-end tests require Chromium. Install it, or set CHROMIUM to the path of an executable.');
  process.exit(1);
}

/**
 * The first available Chromium: from CHROMIUM, the system, or Playwright. The headless shell is the same engine without
 * a desktop browser, and opens a page in two thirds of the time.
 */
export function findChromium(env, playwrights, exists = existsSync) {
  const system = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return [env.CHROMIUM, ...system, playwrights].find((path) => path && exists(path));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureDependencies();
  if (process.argv.includes('--browser')) console.log(await ensureChromium());
}
