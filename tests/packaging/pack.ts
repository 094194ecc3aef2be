import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as Builder from 'app-builder-lib';
import { writeLinux } from './stand-ins/linux';
import { writeMac } from './stand-ins/mac';
import { writeWindows } from './stand-ins/windows';

const run = promisify(execFile);
const require = createRequire(import.meta.url);
export const builder = require('app-builder-lib') as typeof Builder;
(require('builder-util') as { setPrinter(print: (line: string) => void): void }).setPrinter(() => undefined);

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const CONFIGURATION = 'build/configuration.mjs';
const { version } = JSON.parse(readFileSync(require.resolve('electron/package.json'), 'utf8')) as { version: string };

export const SYSTEMS = {
  linux: { platform: builder.Platform.LINUX, write: writeLinux },
  win: { platform: builder.Platform.WINDOWS, write: writeWindows },
  mac: { platform: builder.Platform.MAC, write: writeMac },
};
export type System = keyof typeof SYSTEMS;

/** Writes a stand-in for a system's Electron. Returns the options for electron-builder to use it. */
export function standIn(system: System, folder: string): Builder.Configuration {
  const electronDist = join(folder, 'electron');
  mkdirSync(electronDist, { recursive: true });
  SYSTEMS[system].write(electronDist, version);
  return {
    extends: CONFIGURATION,
    electronDist,
    electronVersion: version,
    directories: { output: join(folder, 'release') },
    // On a Mac, electron-builder would sign next, but a stand-in has nothing to sign.
    ...(process.platform === 'darwin' ? { mac: { identity: null } } : {}),
  };
}

/**
 * Packs `dist` for a system like `electron-builder --dir`, with the release configuration and a stand-in for Electron.
 * Returns the folders of the unpacked apps by architecture. Runs in a separate process, because the test runner would
 * interfere with the configuration's modules.
 */
export async function pack<A extends 'x64' | 'arm64'>(
  system: System,
  archs: readonly A[],
  folder: string,
): Promise<Record<A, string>> {
  const work = {
    platform: SYSTEMS[system].platform.nodeName,
    archs,
    projectDir: root,
    config: standIn(system, folder),
  };
  await run(process.execPath, [join(root, 'tests/packaging/packer.mjs'), JSON.stringify(work)], { cwd: root });
  const nameOf = (arch: A) => `${system}${arch === 'x64' ? '' : `-${arch}`}${system === 'mac' ? '' : '-unpacked'}`;
  return Object.fromEntries(archs.map((arch) => [arch, join(folder, 'release', nameOf(arch))])) as Record<A, string>;
}
