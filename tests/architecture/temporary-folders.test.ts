import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The only files that may create temporary folders. Both remove what they create. */
const KEEPERS = ['tests/temporary-folder.ts', 'scripts/temporary-folder.mjs'];

test('temporary folders are created only by helpers that remove them', () => {
  const asking = ['src', 'tests', 'tools', 'scripts']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path).replaceAll('\\', '/'),
      ),
    )
    .filter((path) => /\.(ts|mjs|cjs|vue)$/.test(path) && !path.includes('node_modules'))
    .filter((path) => /\btmpdir\(\)/.test(readFileSync(path, 'utf8')));
  expect(asking.sort()).toEqual([...KEEPERS].sort());
});
