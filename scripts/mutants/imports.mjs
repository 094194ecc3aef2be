// Finds the test files that reach a source file through imports, and their distance.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { filesIn, slashes } from './tests.mjs';

/** The folders of code and tests. Test helpers in `tools` count as tests. */
const FOLDERS = ['src', 'tests', 'tools', 'lab'];
/**
 * The tests that can notice a mutant of the app. Excludes the tests of tools, which play only their own games, and e2e
 * and shell, which Playwright runs.
 */
const TEST = /^(tests\/(?!tools|e2e|shell)|lab\/tests\/speak\/).*\.test\.ts$/;
const DEEP = /\.deep\.test\.ts$/;
const ENDINGS = ['', '.ts', '.vue', '.mjs', '/index.ts'];

/** Reads all imports of the project. Returns the importing files of each file. Type-only imports do not count. */
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

export function importsIn(source) {
  const values = source.replace(/^\s*(import|export) type [^;]*;/gm, '');
  return [...values.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']*)'/g)].map(([, name]) => name);
}

/**
 * The test files that reach a file, each with the number of source files between them (0 if the test or one of its
 * helpers imports the file directly). Includes tests at a distance of at most `steps`, and more distant ones only while
 * fewer than `least` were found.
 */
export function testsNear(importers, path, steps = 2, least = 3) {
  const found = [];
  const seen = new Set([path]);
  let level = [path];
  for (let between = 0; level.length > 0 && (between <= steps || found.length < least); between++) {
    const further = [];
    // A test helper does not count as a step, so files that import it are on the same level.
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
