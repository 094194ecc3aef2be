import { execFileSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../temporary-folder';

/** Files that a checkout needs to check, test, build and play a new game. */
const PARTS = ['assets', 'CONTRIBUTING.md', 'docs', 'eslint.config.js', 'lab/README.md', 'LICENSE', '.prettierrc.json', 'package.json', 'package-lock.json', 'scripts', 'src', 'tests', 'tools', 'tsconfig', 'tsconfig.json', 'vitest.config.ts']; // prettier-ignore

/** Creates a temporary checkout to which `npm run new-game` has added a game. Returns its folder. */
export function checkoutWith(game: string): string {
  const root = temporaryFolder();
  for (const part of PARTS)
    cpSync(part, join(root, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !MODULES.test(path),
    });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  execFileSync(process.execPath, ['scripts/new-game.mjs', game], { cwd: root, stdio: 'pipe' });
  return root;
}

const MODULES = /[\\/]node_modules$/;
