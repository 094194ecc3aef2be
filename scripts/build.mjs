// Builds outdated targets: node scripts/build.mjs [--force] [--quiet] [--out FOLDER] [shell or target …]
//
// Builds everything by default. `--force` also builds targets that are up to date. Files that belong to no target are
// removed from the folder.
import './help.mjs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isFresh, openOutput, stamped, sweep } from './build/output.mjs';
import { TARGETS, targetsOf } from './build/targets.mjs';
import { viteBuild } from './build/vite.mjs';
import { heartbeat } from './heartbeat.mjs';
import { root } from './setup.mjs';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      out: { type: 'string', default: join(root, 'dist') },
    },
  });
  await buildAll(targetsOf(positionals), resolve(values.out), values);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function buildAll(names, folder, { force, quiet }) {
  openOutput(folder);
  for (const name of names) {
    if (!force && isFresh(folder, name)) continue;
    if (!quiet) console.error(`Building ${name} …`);
    const stop = heartbeat(`Building ${name}`);
    await stamped(folder, name, () => make(TARGETS[name], join(folder, TARGETS[name].out)));
    stop();
  }
  sweep(folder);
}

async function make({ config, finish }, out) {
  await viteBuild(await config(out));
  finish?.(out);
}
