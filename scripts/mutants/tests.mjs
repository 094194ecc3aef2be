// Finds the tests that cover a rules file.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** The games' folders, with their ids from `about.ts`. */
export function gamesIn(root) {
  return filesIn(join(root, 'src/engine/games'))
    .filter((path) => path.endsWith(`${sep}about.ts`))
    .map((path) => ({
      folder: slashes(relative(root, dirname(path))),
      id: /\bid: '([^']+)'/.exec(readFileSync(path, 'utf8'))[1],
    }));
}

/**
 * The tests for a rules file: the id of its game, to replay that game's recorded games, and the test files that mention
 * the game's folder. For code shared by several games, the tests of each game.
 */
export function testsFor(root, path) {
  const games = gamesIn(root).map((game) => ({ ...game, near: sharedFolders(game.folder, path) }));
  const nearest = Math.max(...games.map(({ near }) => near));
  const held = games.filter(({ near }) => near === nearest);
  const named = held.map(({ folder }) => `${folder.replace(/^src\//, '')}/`);
  const files = filesIn(join(root, 'tests/engine'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => slashes(relative(root, file)))
    .filter((file) => !/\/(generic|corpus|perft|console|bots|lessons|core|reasons)\//.test(file))
    .filter((file) => reads(root, file).some((text) => named.some((name) => text.includes(name))));
  return { games: held.map(({ id }) => id), files };
}

/** Number of leading folders that two paths share. */
function sharedFolders(a, b) {
  const others = b.split('/');
  const differs = a.split('/').findIndex((name, i) => name !== others[i]);
  return differs < 0 ? a.split('/').length : differs;
}

/** A test file's text, including the text of neighbouring files it imports. */
function reads(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const neighbours = [...text.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) =>
    join(root, dirname(file), `${name}.ts`),
  );
  return [text, ...neighbours.map((path) => readFileSync(path, 'utf8'))];
}

export function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

export const slashes = (path) => path.split(sep).join('/');
