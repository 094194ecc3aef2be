import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Import {
  /** A file of ours, by its path from the root without ending, or a package's name. */
  readonly to: string;
  readonly ours: boolean;
  readonly typeOnly: boolean;
}

export interface Source {
  /** Path from the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly imports: readonly Import[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const slashes = (path: string) => path.split(sep).join('/');

/** Every source file below src, with what it imports. */
export const SOURCES: readonly Source[] = filesIn(join(root, 'src'))
  .filter((path) => /\.(ts|vue)$/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    return {
      path: slashes(relative(root, path)),
      text,
      lines: text.split('\n').length,
      imports: importsOf(path, text),
    };
  });

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Static imports, re-exports and dynamic imports; the code of a Vue file is read like any other. */
function importsOf(path: string, text: string): Import[] {
  const found = [...text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)].map(
    ([, type, to]) => ({ to, typeOnly: type !== undefined }),
  );
  const dynamic = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, to]) => ({ to, typeOnly: false }));
  return [...found, ...dynamic].map(({ to, typeOnly }) => {
    const ours = to.startsWith('.');
    const name = ours ? slashes(normalize(relative(root, join(dirname(path), to)))).replace(/\.ts$/, '') : to;
    return { to: name, ours, typeOnly };
  });
}
