import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Who may ask the system for a temporary folder: each sees to it that what it gives is taken away. */
const KEEPERS = ['tests/temporary-folder.ts', 'scripts/temporary-folder.mjs'];

test('whoever wants a folder for a while asks for one that is taken away', () => {
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
