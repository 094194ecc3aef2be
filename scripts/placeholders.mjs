// Fails if an address in package.json, electron-builder.yml or README.md is still a placeholder:
// node scripts/placeholders.mjs
//
// The release workflow runs this first. A placeholder is an address under `.example`, a reserved domain that never
// resolves.
import './help.mjs';
import { readFileSync } from 'node:fs';

const FILES = ['package.json', 'electron-builder.yml', 'README.md'];
const found = FILES.flatMap((file) =>
  readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .flatMap((line, i) => (/\.example\b/.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
);
if (found.length > 0) {
  console.error('Replace these placeholder addresses before you release:');
  console.error(found.map((place) => `  ${place}`).join('\n'));
  process.exit(1);
}
