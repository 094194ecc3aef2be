import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/engine/games/registry';
import { LANGUAGES } from '../../../src/renderer/locales';
import { textsOf } from './texts';

/** A glossary row: forbidden words, the texts it applies to, and its exceptions. */
interface Row {
  readonly never: readonly string[];
  readonly where: readonly string[];
  readonly except: readonly string[];
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

function glossary(code: string): Row[] {
  return readFileSync(`docs/glossary-${code}.md`, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && cells[3].includes('`'))
    .map(([, , , never, where, except]) => ({
      never: quoted(never),
      where: where.split(', '),
      except: quoted(except),
    }));
}

/** Returns a text with `{}` for every parameter and with normal spaces instead of no-break spaces. */
const plain = (text: string) => text.replaceAll(/\{\w+\}/g, '{}').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Returns true if a text contains a whole word outside the exceptions, ignoring case. */
function says(text: string, word: string, except: readonly string[]): boolean {
  const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), plain(text));
  const spelled = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${spelled}(?![\p{L}\p{N}])`, 'iu').test(rest);
}

function concerns({ where }: Row, path: string): boolean {
  const game = /^games\.([^.]+)\./.exec(path)?.[1];
  return where.includes('all') || where.includes(game ?? 'screens');
}

const places = ['all', 'screens', ...GAMES.map(({ about }) => about.id)];

describe.each(LANGUAGES.map(({ code }) => code))('the glossary of %s', (code) => {
  const rows = glossary(code);
  const words = rows.flatMap((row) => row.never.map((word) => [word, row] as const));

  test('contains enough words, and limits them only to existing games and screens', () => {
    expect(words.length).toBeGreaterThan(40);
    for (const { where } of rows) expect(places).toEqual(expect.arrayContaining([...where]));
  });

  test('is respected by every text', async () => {
    const texts = await textsOf(code);
    const faults = texts.flatMap(([path, text]) =>
      words
        .filter(([word, row]) => concerns(row, path) && says(text, word, row.except))
        .map(([word]) => `${path}: “${word}” in “${text}”`),
    );
    expect(faults).toEqual([]);
  });

  test.each(words)('finds “%s” anywhere, but not within another word', (word, { except }) => {
    for (const text of [`${word} x`, `X, ${word}; x`, `“${word.toUpperCase()}”`, `{count} ${word}`]) {
      expect(says(text, word, except), text).toBe(true);
    }
    for (const text of [`x${word}`, `${word}x`.replace(/,x$/, 'x'), `é${word}`]) {
      expect(says(text, word, except), text).toBe(false);
    }
  });
});
