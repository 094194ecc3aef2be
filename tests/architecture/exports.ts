import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A name a source file hands out, and who takes it. */
export interface Exported {
  /** Path from the project's root, with slashes, and the name. */
  readonly name: string;
  readonly users: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const slashes = (path: string) => path.split(sep).join('/');
/** Stands for all names of a file: `export *`, a file that is loaded when it is wanted. */
const ALL = '*';

/** Every name that a file of src exports, with the files of this project that import it. */
export function exportsOfSources(): Exported[] {
  const files = ['src', 'tools', 'tests', 'scripts'].flatMap((folder) => filesIn(join(root, folder)));
  const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
  const users = new Map<string, string[]>();
  for (const [path, text] of texts) {
    for (const { from, name } of takenBy(path, text)) {
      const key = `${from} ${name}`;
      users.set(key, [...(users.get(key) ?? []), slashes(relative(root, path))]);
    }
  }
  return [...texts].flatMap(([path, text]) => {
    if (!slashes(relative(root, path)).startsWith('src/') || !path.endsWith('.ts')) return [];
    return namesOf(text).map((name) => ({
      name: `${slashes(relative(root, path))} ${name}`,
      users: [...(users.get(`${path} ${name}`) ?? []), ...(users.get(`${path} ${ALL}`) ?? [])],
    }));
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : /\.(ts|vue|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** The names a text declares or passes on to others. */
export function namesOf(text: string): string[] {
  const declared = text.matchAll(
    /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm,
  );
  const listed = text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm);
  return [
    ...[...declared].map(([, name]) => name),
    ...[...listed].flatMap(([, list]) => namesIn(list, (names) => names.at(-1))),
  ];
}

/** What a text imports or passes on by name, from files of ours. */
function takenBy(path: string, text: string): { from: string; name: string }[] {
  const named = [...text.matchAll(/^\s*(?:import|export)\s+([^'";]*?)\sfrom\s+'(\.[^']+)'/gm)].flatMap(
    ([, clause, to]) => {
      const list = /\{([\s\S]*)\}/.exec(clause)?.[1];
      const names = list === undefined ? [] : namesIn(list, (parts) => parts[0]);
      return [...names, ...takenWhole(clause, text)].map((name) => ({ to, name }));
    },
  );
  const loaded = [...text.matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to]) => ({ to, name: ALL }));
  return [...named, ...loaded].flatMap(({ to, name }) => {
    const aimed = join(dirname(path), to);
    const from = [aimed, `${aimed}.ts`, join(aimed, 'index.ts')].find(
      (file) => /\.\w+$/.test(file) && existsSync(file),
    );
    return from === undefined ? [] : [{ from, name }];
  });
}

/** Of a file taken as a whole the names that are asked of it; all where it is passed on. */
function takenWhole(clause: string, text: string): string[] {
  const whole = /\*(?:\s+as\s+(\w+))?/.exec(clause);
  if (!whole) return [];
  const [, alias] = whole;
  return alias === undefined
    ? [ALL]
    : [...text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name);
}

function namesIn(list: string, choose: (parts: string[]) => string | undefined): string[] {
  return list
    .split(',')
    .map((entry) =>
      choose(
        entry
          .trim()
          .replace(/^type\s/, '')
          .split(/\s+as\s+/),
      ),
    )
    .filter((name): name is string => name !== undefined && name !== '');
}
