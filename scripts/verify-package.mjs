// Checks built apps without running them: node scripts/verify-package.mjs [folder]
//
// Checks all unpacked apps under `release` by default: fuses, the archive's files, size and hashes, the files next to
// it, and the header hash stored in the app.
import './help.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtApp } from './verify/built-app.mjs';
import { faultsOf } from './verify/faults.mjs';

const given = process.argv[2] ?? fileURLToPath(new URL('../release', import.meta.url));
const below = readdirSync(given, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = builtApp(given) ? [given] : below.map(({ name }) => join(given, name));
const found = folders.filter((folder) => builtApp(folder));
if (found.length === 0) {
  console.error(`No built app in ${given}. Build one with npm run package.`);
  process.exit(2);
}

let faulty = false;
for (const folder of found) {
  const faults = faultsOf(builtApp(folder));
  faulty ||= faults.length > 0;
  console.log(faults.length === 0 ? `${folder}: no faults` : [`${folder}:`, ...faults].join('\n  '));
}
process.exit(faulty ? 1 : 0);
