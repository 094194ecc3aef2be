import { describe, expect, test } from 'vitest';
import english from '../../src/renderer/locales/en';
import { commentTexts } from '../../src/renderer/locales/comments';
import { lessonTexts } from '../../src/renderer/locales/lessons';
import { SOURCES } from './sources';

/**
 * Below these keys, code contains only one word of a text's path (an `explain` topic, a refusal code, a table key).
 * Each such word must occur in the game's code. Any other path must occur in full or as a template.
 */
const BY_WORD: ReadonlySet<string> = new Set([
  ...[
    'comments',
    'decision',
    'explain',
    'gains',
    'highlights',
    'lessons',
    'logKinds',
    'markets',
    'message',
    'parameters',
  ],
  ...['phases', 'refusals', 'rows', 'rulePictures', 'status', 'tiles', 'wheel'],
]);
/** Files that contain texts: the locales, and the engine's English texts. They do not count as uses. */
const SAYING = /\/locales\/|src\/engine\/games\/[^/]+\/(refusals|rulebook|rulings|words)\.ts$/;
const CODE = SOURCES.filter(({ path }) => !SAYING.test(path));

function pathsOf(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [path.join('.')];
  return Object.entries(node).flatMap(([name, below]) => pathsOf(below, [...path, name]));
}

const PART = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;
const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for every path in the code. A template's parameter matches any text without a dot. */
function patternsOf(text: string): string[] {
  const literals = [...text.matchAll(/'([\w.-]+)'/g)].map(([, path]) => exactly(path));
  const templates = [...text.matchAll(new RegExp(`\`((?:[\\w.-]|${PART.source})+)\``, 'g'))]
    .map(([, template]) => template.split(PART))
    // A template that starts with a parameter would match anything.
    .filter(([first]) => /^[a-z]/i.test(first))
    .map((parts) => parts.map(exactly).join('[^.]+'));
  return [...literals, ...templates];
}

/** Returns the paths that the code does not use. */
function unnamed(paths: readonly string[], code: readonly string[]): string[] {
  const text = code.join('\n');
  const whole = new RegExp(`^(?:${[...new Set(code.flatMap(patternsOf))].join('|')})$`);
  const words = new Set(text.match(/[\w-]+/g));
  return paths.filter((path) => {
    if (whole.test(path)) return false;
    const [first, ...below] = path.split('.');
    return !BY_WORD.has(first) || !below.every((word) => words.has(word));
  });
}

/**
 * The paths in a game's code, without the game's prefix: in calls of `sentenceOf`, and in calls of `t` with a `base` that
 * the file defines.
 */
function gamePathsIn(code: string, id: string): string[] {
  const start = `games.${id}`;
  const base = code.match(/const base = '([\w.-]+)'/)?.[1];
  const asked = base?.startsWith(start)
    ? [...code.matchAll(/\bt\(\s*`\$\{base\}\.([^`]*)`/g)].map(([, path]) => `${base}.${path}`.slice(start.length + 1))
    : [];
  const said = [...code.matchAll(/\bsentenceOf\(\s*(?:'([\w.-]+)'|`([a-z][^`]*)`)/gi)];
  return [...asked, ...said.map(([, literal, template]) => literal ?? template)];
}

/** The paths in calls of `t`: literals, and templates with one condition between two words. */
const LITERAL = /\bt\(\s*'([\w.]+)'/g;
const CONDITION = /\bt\(\s*`([\w.]*)\$\{[^`{}]*\? '([\w.]+)' : '([\w.]+)'\}([\w.]*)`/g;
const namedIn = (code: string): string[] => [
  ...[...code.matchAll(LITERAL)].map(([, path]) => path),
  ...[...code.matchAll(CONDITION)].flatMap(([, start, one, other, end]) => [start + one + end, start + other + end]),
];

/** Paths with parameters that `textKey` does not check, and why. */
const CHECKED_OTHERWISE: readonly (readonly [start: string, why: string])[] = [
  ['games.', 'texts of a game, which its tests read'],
  ['devices.', 'texts of another file, which tests/renderer/devices reads'],
  ['appRules.', 'the texts have a type with every rule'],
  ['settings.${name}', 'the parameters of `choice` have types from the texts'],
  ['settings.${names}', 'the same'],
  ['table.undoWhy.', 'the texts have a type with every barrier'],
  ['final.${count', 'two conditions; all three texts are tested'],
];

const textsIn = (wanted: (path: string) => boolean) => CODE.filter(({ path }) => wanted(path)).map(({ text }) => text);
const { games, ...shell } = english.texts as { games: Readonly<Record<string, object>> };
type OfGames = Readonly<Record<string, object>>;
const lessons = (await lessonTexts('en')).games as OfGames;
const { firstGame, games: comments } = (await commentTexts('en')) as { firstGame: object; games: OfGames };

describe('texts', () => {
  test('the search finds text paths in code', () => {
    const code = [
      `t('a.b'); t(\`c.\${d}.e\`); const topics = { money: 1 }; words(\`\${any}.thing\`); t(\`f.\${g ? \`\${h}\` : ''}\`)`,
    ];
    const paths = ['a.b', 'a.c', 'c.x.e', 'c.x.y.e', 'explain.money', 'explain.wood', 'other.thing', 'f.one'];
    expect(unnamed(paths, code)).toEqual(['a.c', 'c.x.y.e', 'explain.wood', 'other.thing']);
  });

  test('every text of the shared screens is used', () => {
    const paths = pathsOf({ ...shell, firstGame });
    expect(paths.length).toBeGreaterThan(400);
    const code = textsIn((path) => !path.includes('/games/'));
    expect(unnamed(paths, code)).toEqual([]);
  });

  test('every text path in the shared screens exists', () => {
    const known = new Set(pathsOf(shell));
    const sections = new Set(Object.keys(shell));
    const named = textsIn((path) => path.startsWith('src/renderer/') && !path.includes('/games/')).flatMap(namedIn);
    expect(named.length).toBeGreaterThan(300);
    expect(named).toContain('check.problemAtStart');
    expect(named.filter((path) => sections.has(path.split('.')[0]) && !known.has(path))).toEqual([]);
  });

  test('a path with parameters in the shared screens is checked by its type (`textKey`)', () => {
    const unchecked = (code: string) =>
      [...code.matchAll(/\bt\(\s*`[^`]*\$\{[^`]*`/g)]
        .map(([call]) => call)
        .filter(
          (call) => !call.match(CONDITION) && !CHECKED_OTHERWISE.some(([start]) => call.startsWith(`t(\`${start}`)),
        );
    expect(unchecked("t(textKey(`a.${b}`)); t(`a.${b ? 'c' : 'd'}`); t(`games.${id}.title`)")).toEqual([]);
    expect(unchecked('t(`explain.${page}`, { n })')).toEqual(['t(`explain.${page}`']);
    const code = textsIn((path) => path.startsWith('src/renderer/app/'));
    expect(code.flatMap(unchecked)).toEqual([]);
    expect(code.filter((text) => text.includes('t(textKey(`')).length).toBeGreaterThan(20);
  });

  test.each(Object.keys(games))('every text path in the code of %s exists', (id) => {
    const code = textsIn((path) => path.startsWith(`src/renderer/games/${id}/`));
    const named = [...new Set(code.flatMap((text) => gamePathsIn(text, id)))];
    expect(named.length).toBeGreaterThan(20);
    const known = pathsOf(games[id]);
    const exists = (path: string) => {
      const pattern = new RegExp(`^${path.split(PART).map(exactly).join('.*')}$`);
      return known.some((text) => pattern.test(text));
    };
    expect(named.filter((path) => !exists(path))).toEqual([]);
  });

  test.each(Object.keys(games))('every text of %s is used', (id) => {
    const paths = pathsOf({ ...games[id], ...lessons[id], ...comments[id] });
    expect(paths.length).toBeGreaterThan(20);
    const shared = new RegExp(`/games/(${id}|kit|serenissima)/`);
    const code = textsIn((path) => !path.includes('/games/') || shared.test(path));
    expect(unnamed(paths, code)).toEqual([]);
  });
});
