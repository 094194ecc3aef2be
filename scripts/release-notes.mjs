// Prints the release notes of a version from CHANGELOG.md: node scripts/release-notes.mjs v0.1.0
//
// Fails if the version is not package.json's or has no section.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const wanted = (process.argv[2] ?? '').replace(/^v/, '');
const { version } = JSON.parse(read('package.json'));
if (wanted !== version)
  refuse(`Version “${wanted}” does not match version ${version} in package.json. Change one of them.`);

// A section ends at the next heading, or at the links at the end of the file.
const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
const section = sections.find((text) => text.startsWith(`[${version}] - `));
const notes = section
  ?.replace(/^.*\n/, '')
  .replace(/^\[[^\]]+\]: .*$/gm, '')
  .trim();
if (!notes)
  refuse(`CHANGELOG.md has no notes for version ${version}. Add the heading “## [${version}] - <date>” and notes.`);
console.log(notes);

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
