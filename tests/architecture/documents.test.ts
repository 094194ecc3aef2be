import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/engine/games/registry';
import { isLittle } from '../engine/generic/playing';

const DOCUMENTS = ['.', 'docs'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);

/** Where a document's links and pictures lead, those into the world left out. */
function linksOf(document: string): string[] {
  const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  return targets.filter((target) => !/^(https?:|#)/.test(target)).map((target) => target.split('#')[0]);
}

type Packages = Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;

describe('documents', () => {
  test('are found, with the links in them', () => {
    expect(DOCUMENTS).toContain('README.md');
    expect(linksOf('README.md')).toContain('ARCHITECTURE.md');
  });

  test.each(DOCUMENTS)('%s links to what there is', (document) => {
    const missing = linksOf(document).filter((target) => !existsSync(join(dirname(document), target)));
    expect(missing).toEqual([]);
  });

  test('every path in the “Where is” table exists, and each path of a game for every game that is not small', () => {
    const answers = readFileSync('CONTRIBUTING.md', 'utf8')
      .split('## Where is …')[1]
      .split('\n## ')[0]
      .split('\n')
      .filter((line) => line.startsWith('| ') && line.includes('`'));
    expect(answers.length).toBeGreaterThanOrEqual(20);
    const paths = answers.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, path]) => path));
    expect(paths.length).toBeGreaterThanOrEqual(answers.length);
    const ids = GAMES.filter((game) => !isLittle(game)).map(({ about }) => about.id);
    const missing = paths
      .flatMap((path) => (path.includes('<game>') ? ids.map((id) => path.replace('<game>', id)) : [path]))
      .filter((path) => !existsSync(path));
    expect(missing).toEqual([]);
  });

  test('the dependencies are all named with their reasons', () => {
    const named = ['package.json', 'tools/field/package.json'].flatMap((file) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Packages;
      return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    });
    const told = readFileSync('ARCHITECTURE.md', 'utf8').split('## Dependencies')[1];
    // Types come with what they describe.
    const names = named.filter((name) => !name.startsWith('@types/'));
    expect(names.length).toBeGreaterThan(30);
    const unnamed = names.filter((name) => !told.includes(name.split('/').at(-1) ?? name));
    expect(unnamed).toEqual([]);
  });
});
