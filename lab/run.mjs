// Builds an experiment and runs it from the project root: npm --prefix lab run ladder -- --list (lab/README.md)
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../scripts/build/files.mjs';
import { nodeConfig, viteBuild } from '../scripts/build/vite.mjs';
import { ensureDependencies, root, run } from '../scripts/setup.mjs';

/** The entry file of each experiment, and special bundle settings. */
const EXPERIMENTS = {
  // boardgame.io is measured without its development checks, as in production.
  field: { entry: 'lab/field/main.ts', define: { 'process.env.NODE_ENV': '"production"' }, installed: true },
  ladder: { entry: 'lab/ladder/main.ts' },
  learn: { entry: 'lab/learn/main.ts' },
  music: { entry: 'lab/music.ts' },
  respond: { entry: 'lab/respond.ts' },
  // Includes Vue components, because the table's texts are defined next to them.
  speak: { entry: 'lab/speak/main.ts', components: true },
  tactics: { entry: 'lab/tactics/main.ts' },
  tournament: { entry: 'lab/tournament/main.ts' },
  tune: { entry: 'lab/tune.ts' },
};
const SOURCES = ['package-lock.json', 'scripts/build', 'scripts/temporary-folder.mjs', 'src', 'tools', 'lab'];

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(EXPERIMENTS, name)) {
  console.error(`Experiments: ${Object.keys(EXPERIMENTS).join(', ')}.`);
  process.exit(1);
}
ensureDependencies();
process.exit(run(process.execPath, [await built(name), ...args]) ? 0 : 1);

/**
 * Returns the path of an experiment's bundle, which is built once per state of the sources. Several processes may call
 * this at the same time.
 */
async function built(name) {
  const { entry, define, installed, components } = EXPERIMENTS[name];
  if (installed && !existsSync(join(root, 'lab/node_modules'))) {
    console.error(`${name} needs additional packages. Run npm ci --prefix lab`);
    process.exit(1);
  }
  const folder = join(root, '.cache/lab', hashOf(root, SOURCES).slice(0, 16));
  const file = join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const plugins = components ? [(await import('@vitejs/plugin-vue')).default()] : [];
  const unfinished = join(folder, `${name}-${process.pid}.mjs`);
  await viteBuild(nodeConfig(entry, unfinished, { define, plugins }));
  renameSync(unfinished, file);
  return file;
}
