// Reads the planted faults: patch files with a header that names the tests that must catch them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'tests/planted';
const NAME = /^(\d\d)-[a-z0-9-]+\.patch$/;
const FIELDS = ['Breaks', 'Seen', 'Suite', 'Tests'];

/**
 * @typedef {object} NamedTest A test file, or an npm script such as `typecheck`.
 * @property {string} file
 * @property {string} [title] Part of a test's title; without one the whole file runs.
 *
 * @typedef {object} Fault
 * @property {number} number
 * @property {string} path Relative to the project.
 * @property {string} breaks What a player or a developer would see.
 * @property {string} seen Where the project had this kind of bug.
 * @property {'short' | 'deep'} suite The cheapest suite that must catch it.
 * @property {NamedTest[]} tests
 */

/**
 * All planted faults of a project, by their number. Throws for a malformed patch.
 * @param {string} root
 * @returns {Fault[]}
 */
export function readFaults(root) {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.patch'))
    .sort()
    .map((name) => faultOf(name, readFileSync(join(root, FOLDER, name), 'utf8')));
}

/**
 * Parses a fault from the name and text of its file. Throws an error that describes what is missing.
 * @param {string} name
 * @param {string} text
 * @returns {Fault}
 */
export function faultOf(name, text) {
  const number = NAME.exec(name)?.[1];
  if (!number) throw new Error(`${name}: the name must have the form 07-short-name.patch`);
  const at = text.indexOf('\ndiff --git ');
  if (at < 0) throw new Error(`${name}: there is no “diff --git” line`);
  const header = Object.fromEntries(
    text
      .slice(0, at)
      .split('\n')
      .flatMap((line) => {
        const found = /^(\w+): (.+)$/.exec(line);
        return found ? [[found[1], found[2].trim()]] : [];
      }),
  );
  for (const field of FIELDS) if (!header[field]) throw new Error(`${name}: the header has no “${field}:” line`);
  const { Breaks: breaks, Seen: seen, Suite: suite } = header;
  if (suite !== 'short' && suite !== 'deep') throw new Error(`${name}: the suite must be “short” or “deep”`);
  return { number: Number(number), path: `${FOLDER}/${name}`, breaks, seen, suite, tests: testsOf(header.Tests) };
}

/**
 * Parses the tests in a header. They are separated by ` | `; each is a file, optionally followed by `#` and a part of a
 * title.
 * @param {string} text
 * @returns {NamedTest[]}
 */
function testsOf(text) {
  return text.split(' | ').map((entry) => {
    const [file, title] = entry.split(/#(.*)/s).map((part) => part.trim());
    return title ? { file, title } : { file };
  });
}

/** @param {NamedTest} test */
export const isScript = ({ file }) => !file.includes('/');

/** @param {NamedTest} test */
export const isEndToEnd = ({ file }) => file.startsWith('tests/e2e/');

/**
 * Whether a test runs built files, so that `dist` must be built first.
 * @param {NamedTest} test
 */
export const needsBuild = ({ file }) => /^tests\/(e2e|packaging|shell)\//.test(file);

/**
 * A test in the header's format.
 * @param {NamedTest} test
 */
export const nameOf = ({ file, title }) => (title ? `${file} # ${title}` : file);
