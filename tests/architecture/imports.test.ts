import { describe, expect, test } from 'vitest';
import { SOURCES } from './sources';
import type { Import, Source } from './sources';

/** Who may import whom: for each folder, the folders and packages it may name. The first that fits a file rules it. */
const LAYERS: readonly { readonly folder: string; readonly ours: readonly string[]; readonly packages: RegExp }[] = [
  { folder: 'src/engine/core', ours: ['src/engine/core'], packages: /^$/ },
  { folder: 'src/engine/kit', ours: ['src/engine/core', 'src/engine/kit'], packages: /^$/ },
  {
    folder: 'src/engine/games/doge-ship',
    ours: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/opponent', 'src/engine/games/doge-ship'],
    packages: /^$/,
  },
  {
    folder: 'src/engine/games/la-loire',
    ours: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/opponent', 'src/engine/games/la-loire'],
    packages: /^$/,
  },
  {
    folder: 'src/engine/games/serenissima',
    ours: ['src/engine/core', 'src/engine/kit', 'src/engine/bots/opponent', 'src/engine/games/serenissima'],
    packages: /^$/,
  },
  { folder: 'src/engine', ours: ['src/engine'], packages: /^$/ },
  { folder: 'src/ipc', ours: ['src/ipc', 'src/engine'], packages: /^valibot$/ },
  {
    folder: 'src/main/services',
    ours: ['src/main/services', 'src/engine', 'src/ipc'],
    packages: /^(node:.*|valibot)$/,
  },
  {
    folder: 'src/main/electron',
    ours: ['src/main/electron', 'src/main/services', 'src/engine', 'src/ipc'],
    packages: /^(node:.*|electron)$/,
  },
  {
    folder: 'src/main/web',
    ours: ['src/main/web', 'src/main/services', 'src/engine', 'src/ipc'],
    packages: /^(node:.*|ws)$/,
  },
  { folder: 'src/main/console', ours: ['src/engine'], packages: /^node:/ },
  { folder: 'src/preload', ours: ['src/ipc'], packages: /^electron$/ },
  {
    folder: 'src/renderer/table',
    ours: ['src/renderer/table'],
    packages: /^pixi\.js(\/unsafe-eval)?$/,
  },
  {
    folder: 'src/renderer',
    ours: ['src/renderer', 'src/engine', 'src/ipc', 'assets'],
    packages: /^(vue|vue-i18n|pinia|pixi\.js|reka-ui|@vueuse\/core|@fontsource\/.*)$/,
  },
];

/** What the renderer takes from the engine beside types: board data, texts, and what can be worked out from them alone. */
const STATIC_DATA = [
  'src/engine/core/barriers',
  'src/engine/core/save-faults',
  'src/engine/games/doge-ship/about',
  'src/engine/games/doge-ship/components',
  'src/engine/games/doge-ship/data',
  'src/engine/games/doge-ship/refusals',
  'src/engine/games/doge-ship/rulings',
  'src/engine/games/doge-ship/words',
  'src/engine/games/la-loire/about',
  'src/engine/games/la-loire/data/board',
  'src/engine/games/la-loire/data/buildings',
  'src/engine/games/la-loire/data/characters',
  'src/engine/games/la-loire/data/messages',
  'src/engine/games/la-loire/refusals',
  'src/engine/games/la-loire/rulebook',
  'src/engine/games/la-loire/rulings',
  'src/engine/games/la-loire/words',
  'src/engine/games/serenissima/common/board',
  'src/engine/games/serenissima/common/graph',
  'src/engine/games/serenissima/first-edition/about',
  'src/engine/games/serenissima/first-edition/data',
  'src/engine/games/serenissima/first-edition/refusals',
  'src/engine/games/serenissima/first-edition/rulebook',
  'src/engine/games/serenissima/first-edition/rulings',
  'src/engine/games/serenissima/first-edition/words',
  'src/engine/games/serenissima/second-edition/about',
  'src/engine/games/serenissima/second-edition/data',
  'src/engine/games/serenissima/second-edition/refusals',
  'src/engine/games/serenissima/second-edition/rulebook',
  'src/engine/games/serenissima/second-edition/rulings',
  'src/engine/games/serenissima/second-edition/words',
];

const inFolder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const all = SOURCES.flatMap((source) => source.imports.map((entry) => ({ source, entry })));
const said = (source: Source, entry: Import) => `${source.path} → ${entry.to}`;

describe('who may import whom', () => {
  test('the reader of imports reads them', () => {
    expect(SOURCES.length).toBeGreaterThan(120);
    expect(all.length).toBeGreaterThan(500);
    expect(all.some(({ entry }) => entry.typeOnly)).toBe(true);
  });

  test('every file keeps to its layer', () => {
    const wrong = all.filter(({ source, entry }) => {
      const layer = LAYERS.find(({ folder }) => inFolder(source.path, folder));
      if (!layer) return true;
      return entry.ours ? !layer.ours.some((folder) => inFolder(entry.to, folder)) : !layer.packages.test(entry.to);
    });
    expect(wrong.map(({ source, entry }) => said(source, entry))).toEqual([]);
  });

  test('the renderer takes types and static data from the engine, never rules', () => {
    const wrong = all.filter(
      ({ source, entry }) =>
        inFolder(source.path, 'src/renderer') &&
        inFolder(entry.to, 'src/engine') &&
        !entry.typeOnly &&
        !STATIC_DATA.includes(entry.to),
    );
    expect(wrong.map(({ source, entry }) => said(source, entry))).toEqual([]);
  });

  test('what all games share names none of them', () => {
    const shared = SOURCES.filter(({ path }) =>
      /^src\/(engine\/(core|kit|bots|console)|main|ipc|renderer\/(table|stores|app))\//.test(path),
    );
    expect(shared.length).toBeGreaterThan(50);
    const naming = shared.filter(({ text }) => /serenissima-1996|first-edition|firstEdition/.test(text));
    expect(naming.map(({ path }) => path)).toEqual([]);
  });

  test('no file imports itself round a corner', () => {
    const values = new Map(
      SOURCES.map((source) => [
        source.path.replace(/\.ts$/, ''),
        source.imports.filter(({ ours, typeOnly }) => ours && !typeOnly).map(({ to }) => to),
      ]),
    );
    const done = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      expect(way, [...way, file].join(' → ')).not.toContain(file);
      if (done.has(file)) return;
      for (const next of values.get(file) ?? []) walk(next, [...way, file]);
      done.add(file);
    };
    for (const file of values.keys()) walk(file, []);
  });
});

describe('what a source file may be', () => {
  test('no longer than four hundred lines', () => {
    expect(SOURCES.filter(({ lines }) => lines > 400).map(({ path }) => path)).toEqual([]);
  });

  test('the engine knows no clock, no chance of its own, no platform', () => {
    const impure =
      /\b(Math\.random|Date\b|performance\.|process\.|setTimeout|setInterval|window\.|document\.|console\.(log|error))/;
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    const found = SOURCES.filter(({ path, text }) => path.startsWith('src/engine/') && impure.test(code(text)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is switched off: no ignored type errors, no any by assertion', () => {
    const found = SOURCES.filter(({ text }) =>
      /@ts-(ignore|expect-error|nocheck)|eslint-disable|\bas any\b/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
