import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** How built code refers to files in the same folder. */
const BESIDE = [/new URL\("([^":]+)", import\.meta\.url\)/g, /(?:from|import|require)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g];
/** How built code refers to files by their path in the output folder. */
const WITHIN = /\bjoin\(dist(?:\$\d+)?((?:, "[^"]+")+)\)/g;

/**
 * Returns all files that are loaded when `entry` runs, by path in the output folder: the files it refers to, their own
 * references, and all renderer files if the code serves them. Includes files that do not exist.
 */
export function loadedBy(out: string, entry: string): string[] {
  const wanted = new Set([entry]);
  for (const name of wanted) {
    const path = join(out, name);
    if (!existsSync(path)) continue;
    const within = (found: string) => wanted.add(relative(out, found).split(sep).join('/'));
    if (statSync(path).isDirectory()) {
      wanted.delete(name);
      within(join(path, 'manifest.files.json'));
    } else if (name.endsWith('manifest.files.json')) {
      const files = JSON.parse(readFileSync(path, 'utf8')) as { name: string }[];
      for (const file of files) within(join(dirname(path), file.name));
    } else if (/\.[cm]js$/.test(name)) {
      const code = readFileSync(path, 'utf8');
      for (const [, beside] of BESIDE.flatMap((pattern) => [...code.matchAll(pattern)]))
        within(join(dirname(path), beside));
      for (const [, parts] of code.matchAll(WITHIN)) within(join(out, ...JSON.parse(`[${parts.slice(2)}]`)));
    }
  }
  return [...wanted].sort();
}
