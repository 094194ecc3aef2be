// Locates the parts of a built app on each of the three systems.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** @typedef {{ system: 'linux' | 'win32' | 'darwin', fuses: string, archive: string, resources: string, plist?: string }} BuiltApp */

/**
 * The parts of the app in a folder: the file with the fuses, the archive, its folder, and on macOS the Info.plist.
 * `undefined` if there is no app.
 * @param {string} folder an unpacked build, or on macOS the folder that contains the .app
 * @returns {BuiltApp | undefined}
 */
export function builtApp(folder) {
  const names = readdirSync(folder);
  const bundle = folder.endsWith('.app') ? '.' : names.find((name) => name.endsWith('.app'));
  if (bundle) {
    const contents = join(folder, bundle, 'Contents');
    return {
      system: 'darwin',
      fuses: join(contents, 'Frameworks', 'Electron Framework.framework', 'Electron Framework'),
      archive: join(contents, 'Resources', 'app.asar'),
      resources: join(contents, 'Resources'),
      plist: join(contents, 'Info.plist'),
    };
  }
  const resources = join(folder, 'resources');
  const archive = join(resources, 'app.asar');
  if (!existsSync(archive)) return undefined;
  const windows = names.includes('Serenissima.exe');
  const fuses = join(folder, windows ? 'Serenissima.exe' : 'serenissima');
  return { system: windows ? 'win32' : 'linux', fuses, archive, resources };
}

/** The archive of an executable's app. */
export function archiveOf(executable) {
  const folder = dirname(executable);
  return basename(folder) === 'MacOS'
    ? join(dirname(folder), 'Resources', 'app.asar')
    : join(folder, 'resources', 'app.asar');
}
