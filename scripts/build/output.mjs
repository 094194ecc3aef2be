// The output folder: which targets are up to date, and which files belong to no target.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { filesIn, hashOf } from './files.mjs';
import { TARGETS } from './targets.mjs';

/** The folder with a file for each built target, which contains the hash of the target's sources. */
const STAMPS = '.built';

/** Prepares a folder for building. Throws if a folder other than `dist` contains files but no build. */
export function openOutput(folder) {
  const own = folder === join(root, 'dist');
  if (!own && existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, STAMPS))) {
    throw new Error(`${folder} contains other files. Choose an empty or new folder.`);
  }
  mkdirSync(join(folder, STAMPS), { recursive: true });
}

/** Whether a target was built from the current sources and all its files exist. */
export function isFresh(folder, name) {
  const { out, sources, isWhole } = TARGETS[name];
  try {
    if (readFileSync(join(folder, STAMPS, name), 'utf8') !== hashOf(root, sources)) return false;
    return isWhole ? isWhole(join(folder, out)) : statSync(join(folder, out)).isFile();
  } catch {
    return false;
  }
}

/** Builds with `make`. After an interrupted build, the target is not up to date. */
export async function stamped(folder, name, make) {
  const stamp = join(folder, STAMPS, name);
  rmSync(stamp, { force: true });
  const hash = hashOf(root, TARGETS[name].sources);
  await make();
  writeFileSync(stamp, hash);
}

/** Removes files that belong to no target. Keeps the files of targets that were not built this time. */
export function sweep(folder) {
  const made = Object.values(TARGETS).map(({ out }) => out);
  for (const path of filesIn(folder)) {
    const name = relative(folder, path).split(sep).join('/');
    const stamp = name.startsWith(`${STAMPS}/`) && Object.hasOwn(TARGETS, name.slice(STAMPS.length + 1));
    if (!stamp && !made.some((out) => name === out || (out.endsWith('/') && name.startsWith(out)))) rmSync(path);
  }
  removeEmptyFolders(folder);
}

function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (entry.name !== STAMPS && readdirSync(path).length === 0) rmdirSync(path);
  }
}
