// The lists of games, made from the folders: what a list names is there, and what is there is in its list.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOTE = 'Made from the folders by `npm run registry`: change those, and run it.';

/** Characters a line has, as the formatter has it. */
const WIDTH = 120;

/** The name a game's exports begin with: its id (`la-loire`) as a word of the code (`laLoire`). */
export function nameOf(id) {
  return id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** An id as the key of an object literal. */
const keyOf = (id) => (/^\w+$/.test(id) ? id : `'${id}'`);

/** The text of every list, by its path below `root`. Games stand in the order of their ids. */
export function listsOf(root) {
  const games = (folder, file) =>
    readdirSync(join(root, folder))
      .filter((id) => existsSync(join(root, folder, id, file)))
      .sort();
  const rules = games('src/engine/games', 'index.ts');
  const bots = new Set(games('src/engine/games', 'bot/index.ts'));
  const tested = games('src/engine/games', 'testing.ts').filter((id) => rules.includes(id));
  const shown = games('src/renderer/games', 'ui.ts');
  /** @type {Record<string, string>} */
  const lists = {
    'src/engine/games/list.ts': engineList(rules, bots),
    'src/engine/games/testing-list.ts': testingList(tested),
    'src/renderer/games/list.ts': rendererList(shown),
  };
  for (const code of languagesOf(root, shown)) {
    const spoken = shown.filter((id) => existsSync(join(root, 'src/renderer/games', id, `locales/${code}.ts`)));
    lists[`src/renderer/locales/games-${code}.ts`] = textList(spoken, code);
  }
  return lists;
}

function engineList(ids, bots) {
  const imports = ids.flatMap((id) => [
    `import { ${nameOf(id)} } from './${id}';`,
    ...(bots.has(id) ? [`import { ${nameOf(id)}Bot } from './${id}/bot';`] : []),
  ]);
  const entries = ids.map((id) => `  entryOf(${nameOf(id)}${bots.has(id) ? `, ${nameOf(id)}Bot` : ''}),`);
  return `import { entryOf } from '../bots/bot';
import type { GameEntry } from '../bots/bot';
${imports.join('\n')}

/** Every game with a folder here, and how the computer plays it. ${NOTE} */
export const ENTRIES: readonly GameEntry[] = [
${entries.join('\n')}
];
`;
}

function testingList(ids) {
  return `import type { GameId } from '../core/game';
import type { AnyGameTesting } from '../kit/testing';
${ids.map((id) => `import { ${nameOf(id)}Testing } from './${id}/testing';\n`).join('')}
/** How tests and tools play the games, by their ids. ${NOTE} */
export const TESTING: Readonly<Record<GameId, AnyGameTesting>> = {
${ids.map((id) => `  ${keyOf(id)}: ${nameOf(id)}Testing,\n`).join('')}};
`;
}

function rendererList(ids) {
  const names = ids.map((id) => `${nameOf(id)}Ui`);
  const line = `export const UIS: readonly AnyGameUi[] = [${names.join(', ')}];`;
  return `import type { AnyGameUi } from '../game-ui/game-ui';
${ids.map((id) => `import { ${nameOf(id)}Ui } from './${id}/ui';`).join('\n')}

/** Every game with a folder here. ${NOTE} */
${line.length <= WIDTH ? line : `export const UIS: readonly AnyGameUi[] = [\n${names.map((name) => `  ${name},\n`).join('')}];`}
`;
}

function textList(ids, code) {
  const name = (id) => nameOf(id) + tongue(code);
  return `${ids.map((id) => `import { ${name(id)} } from '../games/${id}/locales/${code}';`).join('\n')}

/** What the games say, by their ids. ${NOTE} */
export const games${tongue(code)} = {
${ids.map((id) => `  ${keyOf(id)}: ${name(id)},`).join('\n')}
};
`;
}

/** The languages games are told in: their codes. */
function languagesOf(root, ids) {
  const folders = ids
    .map((id) => join(root, 'src/renderer/games', id, 'locales'))
    .filter((folder) => existsSync(folder));
  const codes = folders.flatMap((folder) =>
    readdirSync(folder).flatMap((file) => /^([a-z]{2}(?:-[A-Z]{2})?)\.ts$/.exec(file)?.[1] ?? []),
  );
  return [...new Set(codes)].sort();
}

/** A language's name in English, in one word: how the texts in it are called. */
function tongue(code) {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code).replace(/\W/g, '');
}
