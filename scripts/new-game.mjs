// Adds a small, complete and playable game as a starting point: npm run new-game -- tric-trac
import './help.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf, whyNotId } from './new-game/copy.mjs';
import { root } from './setup.mjs';

const [id] = process.argv.slice(2);
const fault = whyNotId(id, readdirSync(join(root, 'src/engine/games')));
if (fault) {
  console.error(fault);
  process.exit(1);
}
const files = filesOf(root, id);
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const node = (...args) => execFileSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
node('node_modules/prettier/bin/prettier.cjs', '--write', ...Object.keys(files));
node('scripts/registry.mjs');
console.log(`Created the game “${id}”. Play it with npm start. Its rules are in src/engine/games/${id}, its table in
src/renderer/games/${id} and its tests in tests/engine/${id}. “Adding a game” in CONTRIBUTING.md explains each file.`);
