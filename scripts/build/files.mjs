import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files in a folder except node_modules, sorted by name. For a file, the file itself. */
export function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/** A hash of the names and contents of these files and folders under `base`. */
export function hashOf(base, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesIn(join(base, name)))) {
    const body = readFileSync(path);
    hash.update(`${relative(base, path).split(sep).join('/')} ${body.length}\n`).update(body);
  }
  return hash.digest('hex');
}
