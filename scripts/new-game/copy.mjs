// Makes the files of a new game by renaming the template's files.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { nameOf } from '../registry/lists.mjs';

const TEMPLATE = 'tools/new-game/template';

/** Why an id cannot be used for a new game, or `undefined`. `taken` are the existing ids. */
export function whyNotId(id, taken) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id ?? ''))
    return 'A game id consists of words in lower case joined by hyphens, for example: npm run new-game -- tric-trac';
  return taken.includes(id) ? `The game “${id}” already exists. Choose another id.` : undefined;
}

/** The text of every file of a new game, by its path under `root`. */
export function filesOf(root, id) {
  const homes = { engine: `src/engine/games/${id}`, renderer: `src/renderer/games/${id}`, tests: `tests/engine/${id}` };
  const home = (path) => {
    const [, part, rest] = /^tools\/new-game\/template\/(\w+)(\/.*)?$/.exec(path) ?? [];
    return part ? homes[part] + (rest ?? '') : path;
  };
  const entries = readdirSync(join(root, TEMPLATE), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.map((file) => {
      const path = file.slice(join(root, 'x').length - 1).replaceAll('\\', '/');
      const moved = readFileSync(file, 'utf8').replace(/(from |import\()'(\.[^']*)'/g, (_, before, to) => {
        const found = posix.relative(dirname(home(path)), home(posix.join(dirname(path), to)));
        return `${before}'${found.startsWith('.') ? found : `./${found}`}'`;
      });
      return [home(path), named(moved, id)];
    }),
  );
}

/** A template text with all spellings of the game's name replaced. */
function named(text, id) {
  const name = nameOf(id);
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return text
    .replaceAll('template-game', id)
    .replaceAll('templateGame', name)
    .replaceAll('TemplateGame', capital(name))
    .replaceAll('Template Game', id.split('-').map(capital).join(' '));
}
