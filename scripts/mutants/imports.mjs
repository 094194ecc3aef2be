// Which test files reach a source file through imports, and how far they are from it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { filesIn, slashes } from './tests.mjs';

/** Where code and tests are. The helpers of tests in `tools` count as tests. */
const FOLDERS = ['src', 'tests', 'tools', 'lab'];
/** Tests that can notice a mutant of the app. Tests of tools run games of their own, and Playwright runs e2e and shell. */
const TEST = /^(tests\/(?!tools|e2e|shell)|lab\/tests\/speak\/).*\.test\.ts$/;
const DEEP = /\.deep\.test\.ts$/;
const ENDINGS = ['', '.ts', '.vue', '.mjs', '/index.ts'];

/** Reads all imports of the project: for each file, the files that import it. Imports of types alone do not count. */
export function importersIn(root) {
  const files = FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(join(root, folder)))
    .map((file) => slashes(relative(root, file)))
    .filter((file) => /\.(ts|vue|mjs)$/.test(file));
  const known = new Set(files);
  const importers = new Map(files.map((file) => [file, []]));
  for (const file of files) {
    for (const name of importsIn(readFileSync(join(root, file), 'utf8'))) {
      const path = posix.join(slashes(dirname(file)), name);
      const imported = ENDINGS.map((ending) => path + ending).find((candidate) => known.has(candidate));
      if (imported) importers.get(imported).push(file);
    }
  }
  return importers;
}

/** The relative paths that a file imports. */
export function importsIn(source) {
  const values = source.replace(/^\s*(import|export) type [^;]*;/gm, '');
  return [...values.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, name]) => name);
}

/**
 * The test files that reach a file, each with the number of source files between them (0: imports it directly, or a helper of the test
 * does). Takes those with at most `steps` files between, and further ones only while fewer than `least` were found.
 */
export function testsNear(importers, path, steps = 2, least = 3) {
  const found = [];
  const seen = new Set([path]);
  let level = [path];
  for (let between = 0; level.length > 0 && (between <= steps || found.length < least); between++) {
    const further = [];
    // Helpers of tests are no step of their own, so the files that import them belong to this level, too.
    const open = [...level];
    while (open.length > 0) {
      for (const file of importers.get(open.pop()) ?? []) {
        if (seen.has(file)) continue;
        seen.add(file);
        if (file.startsWith('src/')) further.push(file);
        else open.push(file);
        if (TEST.test(file) && !DEEP.test(file)) found.push({ file, between });
      }
    }
    level = further;
  }
  return found;
}
