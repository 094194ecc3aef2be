/**
 * Defines which folders may import which others. tests/architecture/imports.test.ts runs dependency-cruiser with these
 * rules.
 *
 * A folder is the start of a path. `*` matches the name of one folder, and `$1` stands for the matched name. `/.` at
 * the end means the folder's own files, without those in its subfolders.
 */
const ENGINE = ['src/engine/core', 'src/engine/bots', 'src/engine/games'];
/** The folders that every game's user interface may use. */
const FOR_GAMES = ['src/renderer/board', 'src/renderer/sound', 'src/renderer/game-ui', 'src/renderer/ui'];
const RENDERER = [
  'vue',
  'vue-i18n',
  'pinia',
  'pixi.js/lib/index',
  'reka-ui',
  '@vueuse/core',
  '@tanstack/vue-virtual',
  '@fontsource/*',
];

/**
 * A file belongs to the first folder here that contains it. A `src` file that belongs to none of them may import
 * nothing.
 */
export const FOLDERS = [
  { folder: 'src/engine/core', files: [] },
  { folder: 'src/engine/kit', files: ['src/engine/core'] },
  { folder: 'src/engine/bots', files: ['src/engine/core'] },
  {
    folder: 'src/engine/games/serenissima-*',
    files: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/bot.ts', 'src/engine/games/serenissima'],
  },
  { folder: 'src/engine/games/*', files: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/bot.ts'] },
  // The files that list the games.
  { folder: 'src/engine/games/.', files: [...ENGINE, 'src/engine/kit/testing.ts'] },
  { folder: 'src/ipc', files: ['src/engine/core', 'src/engine/bots'], packages: ['valibot'] },
  {
    folder: 'src/main/services',
    files: ['src/engine/core', 'src/engine/bots', 'src/engine/games/.', 'src/ipc'],
    packages: ['valibot'],
    node: true,
  },
  {
    folder: 'src/main/electron',
    files: ['src/main/services', 'src/engine/games', 'src/ipc'],
    packages: ['electron'],
    node: true,
  },
  { folder: 'src/main/web', files: ['src/main/services', 'src/engine/games', 'src/ipc'], packages: ['ws'], node: true },
  { folder: 'src/preload', files: ['src/ipc'], packages: ['electron'] },
  { folder: 'src/renderer/ui', files: [], packages: RENDERER },
  {
    folder: 'src/renderer/board',
    files: ['src/renderer/sound/names.ts'],
    packages: ['pixi.js/lib/index', 'pixi.js/lib/unsafe-eval'],
  },
  { folder: 'src/renderer/sound', files: [] },
  { folder: 'src/renderer/.', files: ['src/ipc'] },
  {
    folder: 'src/renderer/stores',
    files: [
      'src/engine/core',
      'src/engine/bots',
      'src/ipc',
      'src/renderer/bridge.ts',
      'src/renderer/plain-data.ts',
      'src/renderer/locales',
      'src/renderer/sound',
      'src/renderer/ui/still.ts',
      'src/renderer/ui/text-size.ts',
    ],
    packages: ['vue', 'pinia', '@vueuse/core', '@tanstack/vue-virtual'],
  },
  {
    folder: 'src/renderer/locales',
    files: [
      'src/engine/core',
      'src/ipc',
      'src/renderer/games',
      'src/renderer/ui/app-rules.ts',
      'src/renderer/ui/i18n.ts',
      'src/renderer/ui/language.ts',
    ],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/game-ui',
    files: [
      'src/engine/core',
      'src/engine/kit/refuse.ts',
      'src/ipc',
      'src/renderer/board',
      'src/renderer/sound',
      'src/renderer/ui',
    ],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/kit',
    files: ['src/engine/core', 'src/ipc', ...FOR_GAMES],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/serenissima-*',
    files: [
      'assets/charts',
      'src/engine/core',
      'src/engine/games/serenissima-$1',
      'src/engine/games/serenissima',
      'src/ipc',
      'src/renderer/games/serenissima',
      'src/renderer/games/kit',
      ...FOR_GAMES,
    ],
    packages: RENDERER,
  },
  {
    folder: 'src/renderer/games/*',
    files: [
      'assets/charts',
      'src/engine/core',
      'src/engine/games/$1',
      'src/ipc',
      'src/renderer/games/kit',
      ...FOR_GAMES,
    ],
    packages: RENDERER,
  },
  // The files that list the games.
  { folder: 'src/renderer/games/.', files: ['src/ipc', 'src/renderer/games', 'src/renderer/game-ui'] },
  {
    folder: 'src/renderer/app',
    files: [
      'assets',
      'src/engine/core',
      'src/engine/bots',
      'src/ipc',
      'src/renderer/bridge.ts',
      'src/renderer/games/.',
      'src/renderer/games/kit',
      'src/renderer/game-ui',
      'src/renderer/locales',
      'src/renderer/stores',
      'src/renderer/board',
      'src/renderer/sound',
      'src/renderer/ui',
    ],
    packages: [...RENDERER, 'minisearch'],
  },
];

/**
 * The engine files that the renderer may import, in addition to types: texts, board data, and pure functions of them.
 */
const STATIC_DATA = [
  '^src/engine/core/(barriers|note|options|rulebook|same-move|save-faults|skip-preferences|threats)[.]ts$',
  '^src/engine/bots/levels[.]ts$',
  '^src/engine/games/.+/(about|board|components|data|data/[a-z-]+|graph|refusals|rulebook|rulings|warehouse|words)(/index)?[.]ts$',
];
const GAME = '^src/(engine|renderer)/games/(?!kit/)[^/]+/';
const LISTS = [
  '^src/(engine|renderer)/games/list[.]ts$',
  '^src/engine/games/testing-list[.]ts$',
  '^src/renderer/locales/games-[A-Za-z-]+[.]ts$',
];
/** The games' testing data, which only tests and tools import. */
const TESTING = [
  '^src/engine/(kit|games|games/[^/]+)/testing(-numbers|-pictures|-questions|-reasons|-refusals)?[.]ts$',
  '^src/engine/games/testing-list[.]ts$',
];
/** The files that start the app, a page or a thread. */
const STARTS = [
  '^src/main/electron/main[.]ts$',
  '^src/main/services/opponents/worker[.]ts$',
  '^src/main/web/host[.]ts$',
  '^src/renderer/app/main[.]ts$',
];

const literal = (text) => text.replaceAll('.', '[.]').replaceAll('*', '([^/]+)');

/** A regular expression for the files in a folder, or for a single file. */
export function pattern(path) {
  if (path.endsWith('/.')) return `^${literal(path.slice(0, -2))}/[^/]+$`;
  return `^${literal(path)}${/[.]\w+$/.test(path) ? '$' : '/'}`;
}

/** A regular expression for a package, given its name or the beginning of a path in it. */
const packagePattern = (name) => `^node_modules/${literal(name)}([/.]|$)`;

/** Returns a rule that forbids a folder's files all imports that its entry does not list. */
function folderRule({ folder, files, packages = [], node = false }, index) {
  const before = FOLDERS.slice(0, index).map((entry) => pattern(entry.folder));
  return {
    name: folder,
    severity: 'error',
    from: { path: pattern(folder), pathNot: before },
    to: {
      pathNot: [pattern(folder.replace('*', '$1')), ...files.map(pattern), ...packages.map(packagePattern)],
      ...(node ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

const VALUES = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...FOLDERS.map(folderRule),
    {
      name: 'folder-without-rule',
      severity: 'error',
      from: { path: '^src/', pathNot: FOLDERS.map(({ folder }) => pattern(folder)) },
      to: {},
    },
    { name: 'unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'cycle',
      comment: 'Type-only imports count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-in-renderer',
      comment: 'The renderer takes types and static data from the engine.',
      severity: 'error',
      from: { path: '^src/renderer/' },
      to: { path: '^src/engine/', pathNot: STATIC_DATA, ...VALUES },
    },
    {
      name: 'rules-in-static-data',
      comment: 'Static data would bring rules into the renderer.',
      severity: 'error',
      from: { path: STATIC_DATA },
      to: { pathNot: STATIC_DATA, ...VALUES },
    },
    {
      name: 'game-outside-its-folder',
      comment: 'Only the lists of games import a game.',
      severity: 'error',
      from: { path: '^src/', pathNot: [GAME, ...LISTS] },
      to: { path: GAME },
    },
    {
      name: 'testing-data-in-app',
      comment: 'Only tests and tools import testing data.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTING },
      to: { path: TESTING },
    },
    {
      name: 'lab-from-outside',
      comment: 'The laboratory measures the product, which works without it.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { path: '^lab/' },
    },
    {
      name: 'lookup-of-games',
      comment: 'Only the files in STARTS look games up. All other code gets games as parameters.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/renderer/games/', ...STARTS] },
      to: { path: ['^src/engine/games/registry[.]ts$', '^src/renderer/games/index[.]ts$'] },
    },
  ],
  options: {
    doNotFollow: { path: ['^node_modules/', '^assets/'] },
    // Type-only imports count, so TypeScript's own parser has to see the files.
    tsPreCompilationDeps: true,
    // A linked node_modules keeps its path in this project.
    preserveSymlinks: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.vue', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
