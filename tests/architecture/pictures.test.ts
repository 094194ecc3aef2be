import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

test('the repository contains exactly the pictures that documents show, at most 3 MB', () => {
  const pictures = tracked('docs/*.png', 'docs/**/*.png');
  const shown = tracked('*.md').flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+\.png)\)/g)].map(([, to]) =>
      posix.normalize(posix.join(dirname(file), to)),
    ),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((picture) => !shown.includes(picture))).toEqual([]);
  expect(shown.filter((picture) => !pictures.includes(picture))).toEqual([]);
  const bytes = pictures.reduce((sum, picture) => sum + statSync(join(root, picture)).size, 0);
  expect(bytes).toBeLessThanOrEqual(3_000_000);
});
