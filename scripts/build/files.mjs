// Files below a folder, and a name for what is in them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files of a folder but installed modules, in the order of their names; a file is its own only one. */
export function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A hash of the names and contents of these files and folders below `base`. */
export function hashOf(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesIn(join(base, name)))) {
    const body = readFileSync(path);
    hash.update(`${relative(base, path).split(sep).join('/')} ${body.length}\n`).update(body);
  }
  return hash.digest('hex');
}
