import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

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

describe('documents', () => {
  test('are found, with the links in them', () => {
    expect(DOCUMENTS).toContain('README.md');
    expect(linksOf('README.md')).toContain('ARCHITECTURE.md');
  });

  test.each(DOCUMENTS)('%s links to what there is', (document) => {
    const missing = linksOf(document).filter((target) => !existsSync(join(dirname(document), target)));
    expect(missing).toEqual([]);
  });

  test('the dependencies are all named with their reasons', () => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const told = readFileSync('ARCHITECTURE.md', 'utf8').split('## Dependencies')[1];
    // Types come with what they describe.
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
      (name) => !name.startsWith('@types/'),
    );
    const unnamed = names.filter((name) => !told.includes(name.split('/').at(-1) ?? name));
    expect(unnamed).toEqual([]);
  });
});
