// Installs build artifacts of each kind as a user would, without prompts.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LINUX = 'serenissima';
const WINDOWS = 'Serenissima.exe';
const MACOS = 'Serenissima.app/Contents/MacOS/Serenissima';

/**
 * The kinds of artifacts. A file is of the first kind whose `name` pattern it matches. `install` gets the file and an
 * empty folder, and returns the path of the executable. `unpacked` means that the app's files are in that folder and
 * that tests may change them.
 */
const KINDS = [
  {
    system: 'linux',
    name: /\.deb$/,
    install: (file) => (run('sudo', ['apt-get', 'install', '-y', file]), installed()),
  },
  { system: 'linux', name: /\.AppImage$/, install: (file) => (chmodSync(file, 0o755), file) },
  {
    system: 'linux',
    name: /\.rpm$/,
    // Only extracts the payload, because the build and test machines run Debian.
    install: (file, folder) => (
      run('sh', ['-c', 'cd "$1" && rpm2cpio "$0" | cpio -idm', file, folder]),
      inside(folder, LINUX)
    ),
  },
  {
    system: 'linux',
    name: /\.tar\.gz$/,
    unpacked: true,
    install: (file, folder) => (run('tar', ['-xzf', file, '-C', folder]), inside(folder, LINUX)),
  },
  { system: 'win32', name: /portable.*\.exe$/i, install: (file) => file },
  {
    system: 'win32',
    name: /\.exe$/,
    unpacked: true,
    // The installer requires the folder as its last argument, without quotes even if it contains spaces.
    install: (file, folder) => (
      run(file, ['/S', `/D=${folder}`], { windowsVerbatimArguments: true }),
      join(folder, WINDOWS)
    ),
  },
  {
    system: 'darwin',
    name: /\.dmg$/,
    unpacked: true,
    install(file, folder) {
      const volume = `${folder}-volume`;
      run('hdiutil', ['attach', '-nobrowse', '-readonly', '-mountpoint', volume, file]);
      run('cp', ['-R', join(volume, 'Serenissima.app'), folder]);
      run('hdiutil', ['detach', volume]);
      return join(folder, MACOS);
    },
  },
  {
    system: 'darwin',
    name: /\.zip$/,
    unpacked: true,
    install: (file, folder) => (run('ditto', ['-xk', file, folder]), join(folder, MACOS)),
  },
];

/** The names of architectures in artifact names. A name without any is for all architectures. */
const ARCHITECTURES = { x64: /x64|amd64|x86_64/, arm64: /arm64|aarch64/ };

/**
 * The artifacts in a folder that this machine can install, with their kinds.
 * @param {string[]} names
 * @param {string} system as `process.platform`
 * @param {string} architecture as `process.arch`
 */
export function installable(names, system, architecture) {
  return names.flatMap((name) => {
    const kind = KINDS.find((candidate) => candidate.system === system && candidate.name.test(name));
    const named = Object.keys(ARCHITECTURES).filter((key) => ARCHITECTURES[key].test(name));
    return kind && (named.length === 0 || named.includes(architecture)) ? [{ ...kind, name }] : [];
  });
}

/**
 * Installs an artifact into a folder, which need not exist yet.
 * @param {ReturnType<typeof installable>[number]} artifact
 * @param {string} file
 * @param {string} folder without spaces
 * @returns {string} the executable
 */
export function install(artifact, file, folder) {
  mkdirSync(folder, { recursive: true });
  const executable = artifact.install(file, folder);
  if (!existsSync(executable)) throw new Error(`${artifact.name} was installed, but ${executable} does not exist`);
  return executable;
}

/** The path of the app's executable in the Debian package. */
const installed = () => join('/opt/Serenissima', LINUX);

/** The path of the executable with this name, next to the app's `resources` at any depth in the folder. */
function inside(folder, name) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((path) =>
    path.endsWith('resources/app.asar'),
  );
  if (!found) throw new Error(`found no app in ${folder}`);
  return join(folder, found, '..', '..', name);
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `exit code ${status}`}`);
}
