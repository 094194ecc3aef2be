import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FOLDERS, pattern } from '../../.dependency-cruiser.mjs';
import { folderWith, runTool } from './run-tool';
import { SOURCES } from './sources';

interface Cruise {
  modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Runs dependency-cruiser with `.dependency-cruiser.mjs` on a folder's `src`. */
function cruise(folder = '.') {
  const args = ['src', '--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json'];
  const { modules, summary } = runTool('dependency-cruiser/bin/dependency-cruise.mjs', args, folder) as Cruise;
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, types: dependencyTypes })),
  );
  const violations = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort();
  return { imports, violations };
}

/** Returns a file's folder: one level below engine, main and renderer. `src/ipc` counts as one folder. */
const areaOf = (path: string) =>
  dirname(path)
    .split('/')
    .slice(0, path.startsWith('src/ipc/') ? 2 : 3)
    .join('/');

function bothWays(imports: readonly { from: string; to: string }[]): string[] {
  const arrows = new Set(imports.map(({ from, to }) => `${areaOf(from)} ${areaOf(to)}`));
  return [...arrows].flatMap((arrow) => {
    const [from, to] = arrow.split(' ');
    return from < to && arrows.has(`${to} ${from}`) ? [`${from} ↔ ${to}`] : [];
  });
}

/** The lines of small files with allowed and forbidden imports. */
const PLANTED = {
  'lab/tune.ts': [`export const tune = 1;`],
  'src/engine/core/game.ts': [`import '../games/la-loire/data/board';`],
  'src/engine/core/free.ts': [`export const free = 1;`],
  'src/engine/core/a.ts': [`import './b';`],
  'src/engine/core/b.ts': [`import './a';`],
  'src/engine/core/c.ts': [`import type { D } from './d'; export type C = D;`],
  'src/engine/core/d.ts': [`import type { C } from './c'; export type D = C | 1;`],
  'src/engine/attic/a.ts': [`import '../core/free';`],
  'src/engine/games/registry.ts': [`import './list';`],
  'src/engine/games/list.ts': [`import './la-loire/data/board';`],
  'src/engine/games/la-loire/data/board.ts': [`export const board = 1;`],
  'src/engine/games/la-loire/rules.ts': [`export const play = 1; export type Play = 1;`],
  'src/engine/games/la-loire/about.ts': [`import './rules';`],
  'src/engine/games/tric-trac/index.ts': [`import './data/board';`, `import type {} from '../la-loire/rules';`],
  'src/engine/games/tric-trac/data/board.ts': [`export const board = 1;`],
  'src/ipc/clock.ts': [`import 'node:fs';`],
  'src/ipc/gone.ts': [`import './nowhere';`],
  'src/main/services/a.ts': [`import 'node:fs';`, `import 'electron';`],
  'src/main/services/b.ts': [`import '../../../lab/tune';`],
  'src/main/electron/a.ts': [`import 'electron';`],
  'src/main/web/host.ts': [`import '../../engine/games/registry';`],
  'src/main/web/look.ts': [`import '../../engine/games/registry';`],
  'src/renderer/games/la-loire/ui.ts': [
    `import type { Play } from '../../../engine/games/la-loire/rules';`,
    `import '../../../engine/games/la-loire/data/board';`,
    `export const lazy = () => import('../../../engine/games/la-loire/rules');`,
  ],
  'src/renderer/stores/a.ts': [`import 'pixi.js';`],
  'src/renderer/ui/Box.vue': [`<script setup lang="ts">`, `import type {} from '../stores/a';`, `</script>`],
};
const BROKEN = [
  'cycle: src/engine/core/a.ts → src/engine/core/b.ts',
  'cycle: src/engine/core/c.ts → src/engine/core/d.ts',
  'folder-without-rule: src/engine/attic/a.ts → src/engine/core/free.ts',
  'game-outside-its-folder: src/engine/core/game.ts → src/engine/games/la-loire/data/board.ts',
  'lab-from-outside: src/main/services/b.ts → lab/tune.ts',
  'lookup-of-games: src/main/web/look.ts → src/engine/games/registry.ts',
  'rules-in-renderer: src/renderer/games/la-loire/ui.ts → src/engine/games/la-loire/rules.ts',
  'rules-in-static-data: src/engine/games/la-loire/about.ts → src/engine/games/la-loire/rules.ts',
  'src/engine/core: src/engine/core/game.ts → src/engine/games/la-loire/data/board.ts',
  'src/engine/games/*: src/engine/games/tric-trac/index.ts → src/engine/games/la-loire/rules.ts',
  'src/ipc: src/ipc/clock.ts → fs',
  'src/ipc: src/ipc/gone.ts → ./nowhere',
  'src/main/services: src/main/services/a.ts → node_modules/electron/index.js',
  'src/main/services: src/main/services/b.ts → lab/tune.ts',
  'src/renderer/stores: src/renderer/stores/a.ts → node_modules/pixi.js/lib/index.js',
  'src/renderer/ui: src/renderer/ui/Box.vue → src/renderer/stores/a.ts',
  'unresolved: src/ipc/gone.ts → ./nowhere',
];

describe('import rules (.dependency-cruiser.mjs)', () => {
  const { imports, violations } = cruise();

  test('every file imports only what its folder allows', () => {
    expect(violations).toEqual([]);
  });

  test('imports in components and type-only imports are read too', () => {
    expect(new Set(imports.map(({ from }) => from)).size).toBeGreaterThan(700);
    expect(imports.length).toBeGreaterThan(4000);
    expect(imports.filter(({ from }) => from.endsWith('.vue')).length).toBeGreaterThan(500);
    expect(imports.filter(({ types }) => types.includes('type-only')).length).toBeGreaterThan(1000);
  });

  test('a planted import against each rule is found, and allowed imports are not reported', () => {
    const files = Object.entries(PLANTED).map(([path, lines]) => [path, lines.join('\n')]);
    const folder = folderWith({
      ...Object.fromEntries(files),
      'node_modules/electron/index.js': '',
      'node_modules/pixi.js/lib/index.js': '',
      'node_modules/pixi.js/package.json': '{ "main": "lib/index.js" }',
      'package.json': '{ "devDependencies": { "electron": "1", "pixi.js": "1" } }',
    });
    expect(cruise(folder).violations).toEqual(BROKEN);
  });

  test('every file is in a folder with a rule, and every rule matches a file', () => {
    const folders = FOLDERS.map(({ folder }) => new RegExp(pattern(folder)));
    const first = SOURCES.map(({ path }) => folders.findIndex((folder) => folder.test(path)));
    expect(SOURCES.filter((_, i) => first[i] < 0).map(({ path }) => path)).toEqual([]);
    expect(FOLDERS.filter((_, i) => !first.includes(i)).map(({ folder }) => folder)).toEqual([]);
  });

  // Searched as text, because dependency-cruiser only reads `src`; reading every folder would be slower.
  test('no tool, script or test outside lab imports lab', () => {
    const files = ['scripts', 'tests', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
    const code = files.filter((file) => /\.(ts|mjs|vue)$/.test(file));
    expect(code.length).toBeGreaterThan(500);
    const imported = /^(import|\} from) .*'(\.\.\/)+lab\//m;
    expect(imported.test("import { tune } from '../../lab/tune';")).toBe(true);
    expect(code.filter((file) => imported.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  // dependency-cruiser finds cycles between single folders, but not between a folder tree and another folder.
  test('no two folders import each other', () => {
    expect(bothWays([...imports, { from: 'src/ipc/a.ts', to: 'src/renderer/ui/b.ts' }])).toEqual([]);
    expect(bothWays([...imports, { from: 'src/ipc/a.ts', to: 'src/renderer/stores/b.ts' }])).toHaveLength(1);
  });

  test('no module is loaded in a way that the import check cannot detect', () => {
    const found = SOURCES.filter(({ text }) => /\brequire\(|\bimportScripts\(|\bimport\((?!')/.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('source files', () => {
  test('code shared by all games mentions no game', () => {
    const about = SOURCES.filter(({ path }) => /^src\/engine\/games\/.+\/about\.ts$/.test(path));
    const names = about
      .flatMap(({ path, text }) => [path.split('/').at(-2) ?? '', /\bid: '([^']+)'/.exec(text)?.[1] ?? ''])
      // The app's name occurs in the names of two games.
      .filter((name) => name !== 'serenissima');
    expect(new Set(names).size).toBeGreaterThanOrEqual(about.length);
    const shared = SOURCES.filter(({ path }) => !/^src\/((engine|renderer)\/games|renderer\/locales)\//.test(path));
    expect(shared.length).toBeGreaterThan(50);
    const naming = shared.flatMap(({ path, text }) =>
      names.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(naming).toEqual([]);
  });

  test('files have at most 400 lines', () => {
    expect(SOURCES.filter(({ lines }) => lines > 400).map(({ path }) => path)).toEqual([]);
  });

  test('the engine uses no clock, no platform API and no randomness except its random generator', () => {
    const impure =
      /\b(Math\.random|Date\b|performance\.|process\.|setTimeout|setInterval|window\.|document\.|console\.(log|error))/;
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const found = SOURCES.filter(({ path, text }) => path.startsWith('src/engine/') && impure.test(code(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('no check is disabled: there are no ignored type errors and no casts to any', () => {
    const found = SOURCES.filter(({ text }) =>
      /@ts-(ignore|expect-error|nocheck)|eslint-disable|\bas any\b/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
