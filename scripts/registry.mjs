// Regenerates the lists of games from their folders: npm run tool -- registry
//
// Run this after adding, removing or renaming a game.
import './help.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listsOf } from './registry/lists.mjs';
import { root } from './setup.mjs';

for (const [path, text] of Object.entries(listsOf(root))) writeFileSync(join(root, path), text);
