// Copies the project, so that faults can be applied and removed.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../setup.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

const LEFT_OUT = new Set(['.git', '.cache', 'node_modules', 'dist', 'release', 'test-results', 'playwright-report']);
/** Excluded because it checks that all patches apply, which fails after any fault is applied. */
const SELF_TEST = 'tests/flows/planted.test.ts';

/** Copies the project to a temporary folder. Modules are linked, and built files are not copied. */
export function copyOfProject() {
  const copy = temporaryFolder();
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(path.slice(root.length).replace(/^[\\/]/, '')),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  rmSync(join(copy, SELF_TEST), { force: true });
  return copy;
}

/**
 * Runs `git apply` with a patch in a project, which need not be a repository.
 * @param {string} folder
 * @param {string} patch Relative to that folder.
 * @param {string[]} options
 * @returns {string | null} Git's message if the patch does not apply.
 */
export function gitApply(folder, patch, ...options) {
  // Git must not find a repository above the folder, or it would silently skip the patch.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, ...env } = process.env;
  const ceiling = { GIT_CEILING_DIRECTORIES: dirname(folder) };
  const { status, stderr, error } = spawnSync('git', ['apply', ...options, patch], {
    cwd: folder,
    env: { ...env, ...ceiling },
    encoding: 'utf8',
  });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}
