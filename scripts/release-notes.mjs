// A release's notes: `node scripts/release-notes.mjs v0.1.0` prints what CHANGELOG.md says of that version, and refuses one that is
// not package.json's or of which nothing is told.
import { readFileSync } from 'node:fs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const wanted = (process.argv[2] ?? '').replace(/^v/, '');
const { version } = JSON.parse(read('package.json'));
if (wanted !== version) refuse(`package.json is at version ${version}, not at “${wanted}”: change one of them.`);

// A section reaches from its heading to the next one, or to the links at the end.
const sections = read('CHANGELOG.md').split(/^## /m).slice(1);
const section = sections.find((text) => text.startsWith(`[${version}] - `));
const notes = section
  ?.replace(/^.*\n/, '')
  .replace(/^\[[^\]]+\]: .*$/gm, '')
  .trim();
if (!notes)
  refuse(`CHANGELOG.md says nothing of version ${version}: give it a heading “## [${version}] - <date>” and notes.`);
console.log(notes);

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
