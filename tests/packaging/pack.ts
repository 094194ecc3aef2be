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
/** The configuration releases are made with. */
export const CONFIGURATION = 'build/configuration.mjs';
const { version } = JSON.parse(readFileSync(require.resolve('electron/package.json'), 'utf8')) as { version: string };

export const SYSTEMS = {
  linux: { platform: builder.Platform.LINUX, write: writeLinux },
  win: { platform: builder.Platform.WINDOWS, write: writeWindows },
  mac: { platform: builder.Platform.MAC, write: writeMac },
};
export type System = keyof typeof SYSTEMS;

/** Writes the stand-in for a system's Electron, and says how electron-builder is to use it. */
export function standIn(system: System, folder: string): Builder.Configuration {
  const electronDist = join(folder, 'electron');
  mkdirSync(electronDist, { recursive: true });
  SYSTEMS[system].write(electronDist, version);
  return {
    extends: CONFIGURATION,
    electronDist,
    electronVersion: version,
    directories: { output: join(folder, 'release') },
    // On a Mac electron-builder would go on to sign: there is nothing in a stand-in that could be.
    ...(process.platform === 'darwin' ? { mac: { identity: null } } : {}),
  };
}

/**
 * Packs what lies in `dist` for a system, as `electron-builder --dir` does and with the configuration releases are made with, around
 * a stand-in for Electron. Answers the folders of the unpacked apps, by architecture. A process of its own does it: what runs the
 * tests would have its hand in the modules of that configuration.
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
