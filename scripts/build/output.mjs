// The output folder: what in it is fresh, and what no target makes any more.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../setup.mjs';
import { filesIn, hashOf } from './files.mjs';
import { TARGETS } from './targets.mjs';

/** For each target that is built, a hash of what it was built from. */
const STAMPS = '.built';

/** Takes a folder for building into. Throws when it holds anything but builds: they are cleared of what is not theirs. */
export function openOutput(folder) {
  const own = folder === join(root, 'dist');
  if (!own && existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, STAMPS))) {
    throw new Error(`${folder} holds other things: name a folder that is empty or not there.`);
  }
  mkdirSync(join(folder, STAMPS), { recursive: true });
}

/** Whether a target was built from the sources as they are, and all it made is there. */
export function isFresh(folder, name) {
  const { out, sources, isWhole } = TARGETS[name];
  try {
    if (readFileSync(join(folder, STAMPS, name), 'utf8') !== hashOf(root, sources)) return false;
    return isWhole ? isWhole(join(folder, out)) : statSync(join(folder, out)).isFile();
  } catch {
    return false;
  }
}

/** Builds with `make`; a target whose build is cut short is not fresh. */
export async function stamped(folder, name, make) {
  const stamp = join(folder, STAMPS, name);
  rmSync(stamp, { force: true });
  const hash = hashOf(root, TARGETS[name].sources);
  await make();
  writeFileSync(stamp, hash);
}

/** Removes what no target makes. What targets have made stays, whoever built it and when. */
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
