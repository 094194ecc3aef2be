import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games/registry';
import { isSmallGame } from '../engine/generic/playing';

const DOCUMENTS = ['.', 'docs', 'docs/decisions', 'lab'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** Returns the targets of a document's relative links and pictures. */
function linksOf(document: string): string[] {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets.filter((target) => !/^(https?:|#)/.test(target)).map((target) => target.split('#')[0]);
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

type Packages = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

describe('documents', () => {
  test('the search finds documents and their links', () => {
    expect(DOCUMENTS).toContain('README.md');
    expect(linksOf('README.md')).toContain('ARCHITECTURE.md');
  });

  test.each(DOCUMENTS)('%s has no broken links', (document) => {
    const missing = linksOf(document).filter((target) => !existsSync(join(dirname(document), target)));
    expect(missing).toEqual([]);
  });

  test('every path in the “Where is” table exists, for every game except small ones without a playout policy', () => {
    const answers = readFileSync('CONTRIBUTING.md', 'utf8')
      .split('## Where is …')[1]
      .split('\n## ')[0]
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'));
    expect(answers.length).toBeGreaterThanOrEqual(20);
    const paths = answers.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, path]) => path));
    expect(paths.length).toBeGreaterThanOrEqual(answers.length);
    const ids = GAMES.filter((game) => !isSmallGame(game)).map(({ about }) => about.id);
    const missing = paths
      .flatMap((path) => (path.includes('<game>') ? ids.map((id) => path.replace('<game>', id)) : [path]))
      .filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  test('documents except lab/ and the changelog have at most 20,000 words, and required reading at most 8,000', () => {
    const words = (paths: readonly string[]) =>
      paths.reduce((sum, path) => sum + wordsIn(readFileSync(path, 'utf8')), 0);
    expect(words(DOCUMENTS.filter((path) => !/^(lab\b|CHANGELOG)/.test(path)))).toBeLessThanOrEqual(20_000);
    const start = ['README', 'ARCHITECTURE', 'CONTRIBUTING', 'docs/engine', 'docs/renderer', 'docs/tests'];
    expect(words(start.map((name) => `${name}.md`))).toBeLessThanOrEqual(8000);
  });

  test('documents avoid words that have a plainer replacement', () => {
    // Skips text in backticks, because the glossaries quote the words to avoid in backticks.
    const avoided = /(?<!`)\b(nobody|somebody|whoever|anew|so many|whom)\b/i;
    const found = DOCUMENTS.flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.flatMap((line, i) => (avoided.test(line) ? [`${path}:${i + 1}: ${line}`] : []));
    });
    expect(found).toEqual([]);
  });

  test('package.json has at most fifteen scripts; `npm run tool` runs the other tools', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  });

  test('ARCHITECTURE.md gives a reason for every dependency', () => {
    const named = ['package.json', 'lab/package.json'].flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Packages;
      return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    });
    const reasons = readFileSync('ARCHITECTURE.md', 'utf8').split('## Dependencies')[1];
    // The @types packages need no reason.
    const names = named.filter((name) => !name.startsWith('@types/'));
    expect(names.length).toBeGreaterThan(30);
    const unnamed = names.filter((name) => !reasons.includes(name.split('/').at(-1) ?? name));
    expect(unnamed).toEqual([]);
  });
});
