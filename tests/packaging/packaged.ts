import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from '../../scripts/verify/asar.mjs';
import { temporaryFolder } from '../temporary-folder';
import { pack } from './pack';

let packed: Promise<string> | undefined;
let unpacked: Promise<string> | undefined;

/** Returns the folder of the unpacked Linux app. Packs it from `dist` once per process. */
export function packedForLinux(): Promise<string> {
  packed ??= pack('linux', ['x64'], temporaryFolder()).then(({ x64 }) => x64);
  return packed;
}

/**
 * Returns a folder with the contents of the Linux app's app.asar: package.json and `dist` (main, worker, preload,
 * renderer). The app can be started from there.
 */
export function packaged(): Promise<string> {
  unpacked ??= packedForLinux().then((app) => {
    const to = temporaryFolder();
    unpack(join(app, 'resources', 'app.asar'), to);
    return to;
  });
  return unpacked;
}

function unpack(asar: string, to: string): void {
  for (const [name, bytes] of filesIn(readFileSync(asar))) {
    const file = join(to, ...name.split('/'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
