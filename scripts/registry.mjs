// Writes the lists of games anew from the folders: `npm run registry`, after a game came, went or was renamed.
import './help.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listsOf } from './registry/lists.mjs';
import { root } from './setup.mjs';

for (const [path, text] of Object.entries(listsOf(root))) writeFileSync(join(root, path), text);
