// Runs all checks: npm run test:deep
//
// Runs the checks of the short suite, every test that is tagged or named deep, many random games, whole games clicked
// through, the layout sweep, torture, spoken sentences, mutants and planted faults. This takes hours on two cores.
//
// --shard 2/8     run only an eighth
// --resume        skip parts that have passed on this commit
// --only torture  run only one part
// --list          print the names of the parts
import './help.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { partsOf } from './deep/parts.mjs';
import { ensureChromium, ensureDependencies, root } from './setup.mjs';

const { values } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    resume: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
const shard = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard);
if (!shard || Number(shard[1]) > Number(shard[2])) {
  console.error(`“${values.shard}” is not a valid shard. Use --shard 2/8 for the second of eight.`);
  process.exit(1);
}
const parts = partsOf(Number(shard[1]), Number(shard[2]), values.resume).filter(
  ({ name }) => values.only === undefined || name === values.only,
);
if (parts.length === 0) {
  console.error(`No part matches. The parts are: ${partsOf(1, 1).map(({ name }) => name).join(', ')}.`); // prettier-ignore
  process.exit(1);
}
if (values.list) {
  for (const { name, command } of parts) console.log(`${name.padEnd(10)} ${command.join(' ')}`);
  process.exit(0);
}

ensureDependencies();
const env = { ...process.env, SUITE: 'deep', CHROMIUM: await ensureChromium() };
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
const record = join(root, '.cache', 'deep', `${shard[1]}-of-${shard[2]}.json`);
const commit = stdout?.trim() ?? '';
/** The parts that have passed on this commit. Uncommitted changes are not detected. */
const passed = values.resume && existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : { commit, names: [] };
if (passed.commit !== commit) Object.assign(passed, { commit, names: [] });

const failed = [];
for (const { name, command, env: own = {} } of parts) {
  if (passed.names.includes(name)) {
    console.log(`── ${name}: passed before`);
    continue;
  }
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const [program, ...args] = command;
  const { status, signal } = spawnSync(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: program === 'npm' && process.platform === 'win32',
    env: { ...env, ...own },
  });
  if (status === 0) passed.names.push(name);
  else failed.push(`${name} (${signal ?? `exit code ${status}`})`);
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, `${JSON.stringify(passed)}\n`);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : `\nAll ${parts.length} parts passed.`);
process.exit(failed.length > 0 ? 1 : 0);
